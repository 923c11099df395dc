report-title = Informar de un error
report-hint = El texto contiene la versión, la posición y las últimas decisiones, pero ningún nombre.
report-add = Explica qué ha pasado y qué debería haber pasado.
report-hidden = En una partida local contiene también las cartas ocultas.
report-copy = Copiar
report-save = Guardar
report-label = Texto del informe
report-what = Qué ha pasado y qué debería haber pasado:
