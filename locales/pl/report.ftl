report-title = Zgłoś błąd
report-hint = Tekst zawiera wersję, pozycję i ostatnie decyzje, ale bez nazw graczy.
report-add = Napisz, co się stało i co powinno się stać.
report-hidden = W grze lokalnej zawiera też zakryte karty.
report-copy = Kopiuj
report-save = Zapisz
report-label = Tekst zgłoszenia
report-what = Co się stało i co powinno się stać:
