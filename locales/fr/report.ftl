report-title = Signaler un bug
report-hint = Le texte contient la version, la position et les dernières décisions, mais aucun nom.
report-add = Dites ce qui est arrivé et ce qui était attendu.
report-hidden = Dans une partie locale, il contient aussi les cartes cachées.
report-copy = Copier
report-save = Enregistrer
report-label = Texte du rapport
report-what = Ce qui est arrivé, et ce qui était attendu :
