# Rząd kart, same karty i okna z kartami, które mogą się pojawić.

## Karty

row-pay = Płacisz
row-cost = Koszt
row-missing = Brakuje
row-exchanged = Razem z potrzebną wymianą płacisz: {$cost}.
# Pole rzędu daje coś przed zapłatą.
row-gives = Premia pola
row-surcharge = Koszt pola
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
row-deck-words = Tu pojawiają się nowe karty. Im dalej karta się przesunie, tym jest tańsza.
row-deck-open = Pokaż możliwe karty
row-no-memory = W rzędzie nie ma karty wspomnień.
row-no-opus = W rzędzie nie ma karty dzieła.

## Większy widok karty

card-view-title = Zbliżenie
card-view-open = Powiększ
card-view-commission = Koszt zlecenia: {$cost} i ewentualny koszt pola. Od razu otrzymujesz {$vp}.

## Karty, które mogą się pojawić

explorer-title = Karty, które mogą się pojawić
explorer-period = Okres {$period}
explorer-now = teraz
explorer-all =
    { $left ->
        [one] Ta karta jest jeszcze w talii.
        [few] Wszystkie {$left} karty są jeszcze w talii. Nikt nie zna ich kolejności.
        [many] Wszystkie karty ({$left}) są jeszcze w talii. Nikt nie zna ich kolejności.
       *[other] Wszystkie karty ({$left}) są jeszcze w talii. Nikt nie zna ich kolejności.
    }
explorer-some =
    { $left ->
        [one] Z tych kart (razem {NUMBER($all)}) w talii jest jeszcze {$left}. Nikt nie wie która.
        [few] Z tych kart (razem {NUMBER($all)}) w talii są jeszcze {$left}. Nikt nie wie które ani w jakiej kolejności.
        [many] Z tych kart (razem {NUMBER($all)}) w talii jest jeszcze {$left}. Nikt nie wie które ani w jakiej kolejności.
       *[other] Z tych kart (razem {NUMBER($all)}) w talii jest jeszcze {$left}. Nikt nie wie które ani w jakiej kolejności.
    }
explorer-none = Talia jest pusta. Żadna z tych kart już się nie pojawi.
explorer-seen = Znasz już wszystkie karty tego okresu.
explorer-soloist-left = Jeszcze zakryte, kolejność nieznana
explorer-soloist-turned = Odkryte w tej rundzie
explorer-composers = Kompozytorzy
explorer-composers-hint = Można wziąć tylko wierzchni kafelek stosu. Na kafelku: płacisz → otrzymujesz teraz, potem wielokrotna nagroda.
explorer-stack-empty = Brak kafelków

## Galeria: co gracz już widział

gallery-title = Galeria
gallery-count = Odkryto {NUMBER($met)} z {NUMBER($all)} dzieł, wspomnień i miejsc.
gallery-works = Dzieła
gallery-memories = Wspomnienia
gallery-places = Miejsca
gallery-start = Karty początkowe
gallery-unmet = Jeszcze nieodkryte
