# `lacrimosa analyse`: analiza pliku gry.

cli-analyse = Oceń grę tura po turze: szanse, kosztowne tury z lepszym zagraniem, szczęście
cli-analyse-more = Ctrl+C zatrzymuje analizę i pokazuje to, co już wiadomo.
cli-analyse-quick = Tylko szybki przegląd, bez przeszukiwania
cli-analyse-seat = Pokaż tylko tury tego gracza
cli-analyse-svg = Narysuj szanse wszystkich graczy w tym pliku
cli-analyse-html = Zapisz w tym pliku stronę do wysłania lub wydruku
analyse-decision = {$turn} (decyzja {$moment}): {$lost}
analyse-steps = Wykonane kroki: {NUMBER($n)} z {NUMBER($last)}.
analyse-turns = tury
