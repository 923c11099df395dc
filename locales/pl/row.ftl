# Rząd kart, same karty i okna z tym, co może jeszcze przyjść.

## Karty

row-pay = Płacisz
row-cost = Koszt
row-missing = Brakuje
row-exchanged = Z potrzebną wymianą płacisz łącznie: {$cost}.
# Pole rzędu daje coś przed zapłatą.
row-gives = Pole daje
row-surcharge = Dopłata
row-perform = Wykonanie
row-sell = Sprzedaż
# Krótkie formy do nagłówka karty.
row-type =
    { $type ->
        [opera] Opera
        [religious] Religijny
        [symphony] Symfonia
       *[chamber] Kameralny
    }
# Krótkie formy akcji.
row-action =
    { $icon ->
        [document] Spisanie
        [commission] Zlecenie
        [perform_or_sell] Wyk./sprzedaż
        [travel] Podróż
       *[requiem] Requiem
    }

## Talia

row-deck-left =
    { $n ->
        [one] została {$n}
        [few] zostały {$n}
        [many] zostało {$n}
       *[other] zostało {$n}
    }
row-deck-words = Nowe karty wchodzą jako pierwsze. Im dalej karta się przesunie, tym mniej płacisz.
row-deck-open = Co może przyjść
row-no-memory = W rzędzie nie ma karty wspomnienia.
row-no-opus = W rzędzie nie ma karty dzieła.

## Większy widok karty

card-view-title = Karta
card-view-open = Powiększ
card-view-commission = Zlecenie. Koszt: {$cost} i dopłata za pole; od razu daje {$vp}.

## Co może jeszcze przyjść

explorer-title = Co może jeszcze przyjść
explorer-period = Okres {$period}
explorer-now = teraz
explorer-all =
    { $left ->
        [one] W talii są wszystkie te karty: {$left}. Kolejność jest nieznana.
        [few] W talii są wszystkie te karty: {$left}. Kolejność jest nieznana.
        [many] W talii są wszystkie te karty: {$left}. Kolejność jest nieznana.
       *[other] W talii są wszystkie te karty: {$left}. Kolejność jest nieznana.
    }
explorer-some =
    { $left ->
        [one] Z tych kart ({NUMBER($all)}) w talii jest {$left}. Nikt nie wie która.
        [few] Z tych kart ({NUMBER($all)}) w talii są {$left}. Nikt nie wie które ani w jakiej kolejności.
        [many] Z tych kart ({NUMBER($all)}) w talii jest {$left}. Nikt nie wie które ani w jakiej kolejności.
       *[other] Z tych kart ({NUMBER($all)}) w talii jest {$left}. Nikt nie wie które ani w jakiej kolejności.
    }
explorer-none = Talia jest pusta. Żadna z tych kart nie przyjdzie.
explorer-seen = Znasz już wszystkie karty tego okresu.
explorer-soloist-left = Jeszcze zakryte, kolejność nieznana
explorer-soloist-turned = Odkryte w tej rundzie
explorer-composers = Kompozytorzy
explorer-composers-hint = Każdy stos od góry do dołu. Można wziąć tylko wierzchni kafelek: co płacisz → co otrzymujesz od razu, potem wielokrotna nagroda.
explorer-stack-empty = Brak kafelków
