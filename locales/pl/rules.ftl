# The rules of the game in our own words, one message for each rule of the catalogue.
#
# rules-section-<prefix>   the title of a section
# rules-note-<id>          a sentence that stands before the rule <id>
# rule-<id>                the rule; for an interpretation, the ruling
# rule-int-<n>-question    what an interpretation answers
# rule-int-<n>-why         why it is ruled so
#
# Ids never change meaning and are never reused. References to other rules stay in parentheses.

rules-words =
    PZ: punkty zwycięstwa
    dukaty: pieniądze
    talent / podróż / kompozycja: trzy rodzaje punktów opowieści
    tor: tor opowieści na planszy gracza (te punkty przepadają w fazie utrzymania)
    dysk: dysk opowieści (ten punkt nie przepada)
    dżoker: „dowolny z trzech rodzajów, do wyboru gracza”
    kolumna: jedna z czterech kolumn planszy gracza, każda z miejscem w doświadczeniach (u góry) i w opowieści (u dołu)
    rząd: siedem pól na karty u góry planszy głównej, z lewej karty najnowsze, z prawej najstarsze
    gotowe: dzieło, które nie jest przekręcone

## Components

rules-section-comp = Elementy gry
rule-comp-1 = Od 1 do 4 graczy. Jedna osoba gra przeciw soliście (zob. Tryb solo).
rule-comp-2 = W pudełku są: 34 karty wspomnień i 46 kart dzieł, każda z jednego z okresów I–V; dla każdego z 4 graczy 9 początkowych kart wspomnień i 1 początkowa karta dzieła; 15 kafelków premii okresów, po 3 na okres; 16 kafelków dworów; 15 kafelków miast; 60 kafelków kompozytorów (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) i 4 portrety; 5 kart Constanze z 10 znacznikami Constanze; 11 kart solisty o numerach 1–11; po 7 znaczników Requiem każdego gracza i 4 neutralne. Edycja (zestaw elementów), która łamie którąś z tych liczb lub poniższych zasad budowy, zostaje odrzucona z listą wszystkich błędów; każdy wskazuje element, to, co znaleziono, i to, co powinno być.
rule-comp-3 = Karta wspomnień ma: nagrodę, choć nie zawsze (dukaty i/lub przesunięcia na torach), jeden lub więcej symboli akcji, okres (karty początkowe zamiast niego herb właściciela) oraz symbole opowieści (punkty na torach i/lub PZ).
rule-comp-4 = Karta dzieła ma: koszt (dukaty i/lub talent), natychmiastowe PZ, tytuł, rok, jeden z czterech rodzajów (opera, utwór religijny, symfonia, utwór kameralny), okres, linię wykonania (koszt w talencie → dukaty) i linię sprzedaży (koszt w talencie → pola na torze funduszy i PZ).
rule-comp-5 = Początkowe dzieło (Maria Anna Mozart) ma linię wykonania i linię sprzedaży, ale nie ma rodzaju ani okresu (INT-31).
rule-comp-6 = Kafelki dworów i miast są dwustronne; strona z pozłacaną ramką daje lepszą natychmiastową nagrodę. Koszt, a na kafelku dworu także przysługa, są po obu stronach takie same. Nagrody dworów to dukaty, PZ i/lub dyski; nagrody miast to dyski, akcje, dukaty i/lub PZ.
rule-comp-7 = Na mapie jest 11 ponumerowanych lokalizacji połączonych drogami, z których każda ma koszt w dukatach: 3 dwory i 8 miast; 1 to Salzburg, 11 to Monachium. Do każdej lokalizacji można dotrzeć.
rule-comp-8 = Requiem ma pięć części: 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus, 5 Agnus Dei. Każda ma ułożone od góry do dołu partie co najmniej dwóch różnych instrumentów spośród dętych, perkusji, smyczków, wokalu i organów oraz dwie wartości PZ, wyższą i niższą. Część, w której skomponowano wszystkie partie, jest ukończona; samo to nie ma żadnego skutku.
rule-comp-9 = Plansza gracza ma cztery kolumny, trzy tory opowieści (od 0 do 4; tę liczbę podaje tylko polska edycja), tor funduszy i siedem pól instrumentów; na każdym leży znacznik Requiem i widać nagrodę za jego zabranie. Dokładnie jedno pole, najwyższe, należy do dętych; leży tam także neutralny znacznik Requiem. Instrument może mieć kilka pól.
rule-comp-10 = Monety i dyski nigdy się nie kończą (INT-27).
rule-comp-11 = Każde z siedmiu pól rzędu ma dwie wartości: jedną dla leżącej na nim karty wspomnień, drugą dla dzieła. Każda jest kosztem (dukaty i/lub punkty opowieści), nagrodą albo niczym.

## Setup

rules-section-setup = Przygotowanie gry
rule-setup-1 = Znacznik podróży Mozarta zaczyna w Salzburgu.
rule-setup-2 = Karty wspomnień i dzieł dzieli się na okresy. Przy 2 graczach z każdego okresu wracają do pudełka 2 losowe dzieła i 2 losowe wspomnienia, przy 3 graczach po 1, przy 4 żadne. Nikt nie wie które.
rule-setup-3 = Karty każdego okresu się tasuje. Na talii każdego okresu leży losowy kafelek premii tego okresu, z nagrodą zakrytą do początku jego rundy; talie układa się jedną na drugiej, okres I na wierzchu. Pozostałe kafelki premii wracają do pudełka niepodejrzane.
rule-setup-4 = Pierwszy kafelek premii trafia odkryty na swoje pole, a rząd wypełnia 7 kart.
rule-setup-5 = W grze bierze udział dwóch różnych kompozytorów, wybranych przez graczy lub losowych (na pierwszą grę poleca się Eyblera i Stadlera). Jeden zajmuje górną linię (ósemka), drugi dolną (szesnastka); każdy może zająć dowolną.
rule-setup-6 = Przy 2 graczach usuwa się kafelki kompozytorów z 3 lub 4 kropkami, przy 3 graczach te z 4 kropkami, przy 4 żadne. Pozostałe tworzą po jednym stosie dla każdego kompozytora i każdej części: najtańszy na wierzchu, najdroższy na spodzie.
rule-setup-7 = Losowa karta Constanze mówi, które partie instrumentalne przy tej liczbie graczy zakrywają znaczniki Constanze. Zakrytej partii nigdy nie można skomponować.
rule-setup-8 = 3 losowe kafelki dworów zajmują pola dworów, a 8 losowych kafelków miast pola miast, zwykłą stroną do góry; reszta tworzy dwa stosy.
rule-setup-9 = Każdy gracz ma 9 początkowych kart wspomnień (wszyscy takie same), początkowe dzieło, 7 znaczników Requiem na polach instrumentów i neutralny znacznik na polu dętych.
rule-setup-10 = Znaczniki opowieści zaczynają na polu 2 każdego toru, a znacznik funduszy na polu „2 dukaty”.
rule-setup-11 = Pierwszy gracz jest losowy; gra toczy się zgodnie z ruchem wskazówek zegara. W kolejności tur gracze zaczynają z 10, 11, 10 i 11 dukatami oraz 0, 0, 1 i 1 PZ.
rule-setup-12 = Każdy gracz tasuje swoje dziewięć kart i dobiera 4 na rękę.

## Round

rules-section-round = Runda
rule-round-1 = Gra trwa 5 rund, po jednej na okres. Runda to faza główna, w której każdy gracz ma 4 tury, zgodnie z ruchem wskazówek zegara od pierwszego gracza, i faza utrzymania.
rule-round-2 = Na początku rundy każdy dobiera do 4 kart na ręce (w rundach 2–5 jedna karta została z poprzedniej).
rule-round-3 = Gracz ma zawsze dokładnie dziewięć kart wspomnień: na ręce, w talii i w kolumnach.

## Turn

rules-section-turn = Tura
rule-turn-1 = W swojej turze gracz musi zagrać z ręki dwie karty do tej samej kolumny: jedną do doświadczeń, drugą do opowieści (kolumna 1 w pierwszej turze rundy … kolumna 4 w ostatniej).
rule-turn-2 = Potem, przed jakąkolwiek akcją, gracz wybiera: użyć karty (wziąć jej nagrodę, potem wykonać jej akcje) albo zamiast nagrody i wszystkich akcji wziąć z banku tyle dukatów, ile wynosi numer rundy.
rule-turn-3 = Użycie karty: nagrodę, jeśli jest, otrzymuje się od razu; potem każdy symbol akcji można wykonać raz, w dowolnej kolejności (symbol widoczny dwa razy – dwa razy).
rule-turn-4 = Turę kończy dobranie do 4 kart na ręce. Po trzeciej turze rundy zostaje do dobrania tylko 1 karta, po czwartej żadna: ostatnią turę rozgrywa się z 3 kartami na ręce, a jedna zostaje na następną rundę.
rule-turn-5 = Akcje zdobyte jako nagroda można wykonać od razu, płacąc wszystkie koszty jak zwykle (INT-20). W zwykłym pudełku kafelki miast dają „Spisanie wspomnień” oraz samo wykonanie lub samą sprzedaż, a kafelki kompozytorów pozostałe cztery akcje.

## Story Points and money

rules-section-pay = Punkty opowieści i dukaty
rule-pay-1 = Koszt w punktach opowieści płaci się punktami z toru i dyskami tego rodzaju, w dowolnym zestawieniu.
rule-pay-2 = Nagroda określa, czy jest dyskiem, czy przesunięciem na torze. Rodzaj dżokera wybiera gracz.
rule-pay-3 = Znacznik na torze nie wychodzi poza maksimum: za każde pole ponad nie jest 1 dukat.
rule-pay-4 = Znacznik funduszy nie wychodzi poza maksimum: za każde pole ponad nie są 2 PZ.
rule-pay-5 = W każdej chwili swojej tury (także przed zagraniem kart i między krokami akcji) gracz może dowolnie wiele razy zapłacić 3 dukaty za 1 dysk dowolnego rodzaju albo oddać 1 dysk za 1 dukata. Punktów z toru nie można oddawać.
rule-pay-6 = Nikt nie wyda tego, czego nie ma; pieniądze i punkty nie spadają poniżej zera; gracze nigdy nie płacą sobie nawzajem. Akcja, której kosztów nie da się zapłacić w całości, jest niedozwolona.
rule-pay-7 = PZ mogą tylko przybywać. Tor punktacji o 50 polach i herb (+50, a powyżej 100 usuwany) tylko pokazują sumę, nie ograniczają jej.

## Document Memories

rules-section-doc = Spisanie wspomnień
rule-doc-1 = Wybierz z rzędu kartę wspomnień i zapłać wartość dla wspomnień z pola, na którym leży. Sama karta nie ma kosztu.
rule-doc-2 = Karta wspomnień leżąca w opowieści w kolumnie tej tury opuszcza grę; na jej miejsce trafia nowa (to ona zapewni więc punkty opowieści w fazie utrzymania).
rule-doc-3 = Potem uzupełnia się rząd (ROW-1).

## Commission an Opus

rules-section-com = Zlecenie dzieła
rule-com-1 = Wybierz z rzędu dzieło i zapłać jego własny koszt oraz wartość dla dzieł z pola, na którym leży (może to być także nagroda). Połóż je przed sobą jako gotowe.
rule-com-2 = Zdobywasz jego PZ.
rule-com-3 = Każdy kafelek Offertorium tego rodzaju na twojej planszy dodaje swoje PZ.
rule-com-4 = Potem uzupełnia się rząd (ROW-1).

## Perform or Sell

rules-section-perf = Wykonanie lub sprzedaż utworu
rule-perf-1 = Wybierz swoje gotowe dzieło i wykonaj je albo sprzedaj, płacąc koszt w talencie z danej linii.
rule-perf-2 = Wykonanie: otrzymujesz dukaty z linii i przekręcasz kartę; przekręconego dzieła nie można w tej rundzie ani znów wykonać, ani sprzedać.
rule-perf-3 = Sprzedaż: przesuwasz znacznik funduszy i zdobywasz PZ z linii; karta opuszcza grę.
rule-perf-4 = Każdy kafelek Offertorium tego rodzaju na twojej planszy dodaje swoje PZ, przy wykonaniu i przy sprzedaży.

## Travel

rules-section-trav = Podróż
rule-trav-1 = Wybierz jako cel lokalizację z kafelkiem; zapłać koszty wszystkich dróg po trasie. Bieżąca lokalizacja też może być celem i nie wymaga drogi.
rule-trav-2 = U celu zapłać koszt kafelka (dwór: podróż; miasto: podróż, talent lub oba), potem otrzymaj jego nagrodę i wykonaj jego akcje. W mijanych miejscach nic się nie dzieje.
rule-trav-3 = Kafelek dworu zostaje u gracza do końca gry; kafelek miasta trafia na stos odrzuconych kafelków miast. Pole pozostaje puste do fazy utrzymania.
rule-trav-4 = Kto podróżuje, przesuwa jedyny, wspólny znacznik podróży Mozarta; następna podróż zaczyna się tam, gdzie on stoi.
rule-trav-5 = Nagroda miasta może pozwalać od razu wykonać albo sprzedać dzieło danego rodzaju z dodatkową nagrodą: obowiązują w pełni PERF-1 do PERF-4 (gotowe dzieło tego rodzaju, potem przekręcone lub usunięte, wraz z PZ z Offertorium), a następnie przypada dodatek; kto z tego nie skorzysta, nie dostaje dodatku.
rule-trav-6 = Nagroda kafelka może dawać PZ za każde dzieło danego rodzaju leżące przed graczem, przekręcone czy nie.

## Requiem

rules-section-req = Requiem
rule-req-1 = Wybierz pustą, niezakrytą partię instrumentalną w jednej z części, o ile masz jeszcze na planszy znacznik tego instrumentu, oraz jednego z kompozytorów (INT-22).
rule-req-2 = Zdejmij ze swojej planszy znacznik tego instrumentu (gdy jest ich kilka, wybierasz który) i otrzymaj nagrodę z jego pola.
rule-req-3 = Znacznik trafia na partię nutą kompozytora do góry.
rule-req-4 = Nagroda z pola dętych: gdy znacznik leży już na partii dętych, neutralny znacznik trafia na dowolną inną pustą, niezakrytą partię tej samej części, za jednego z kompozytorów (wybiera gracz). Nie bierze się za to kafelka i nic to nie kosztuje.
rule-req-5 = Zapłać koszt wierzchniego kafelka ze stosu tego kompozytora dla tej części: dukaty, kompozycję, a na niektórych kafelkach także cofnięcie znacznika funduszy.
rule-req-6 = Otrzymaj natychmiastową nagrodę kafelka; kafelek trafia na opróżnione pole instrumentu, a jego wielokrotna nagroda (jeśli jest) działa od tej chwili.

## The row

rules-section-row = Rząd kart
rule-row-1 = Gdy karta opuszcza rząd, karty na lewo od niej przesuwają się w prawo; puste pola z lewej wypełnia się z talii, zaczynając od położonego najdalej w prawo.
rule-row-2 = Gdy na wierzchu talii leży kafelek premii następnego okresu (w rundzie 5: gdy talia jest pusta), do następnej rundy nie dochodzą nowe karty; skrajne lewe pola pozostają puste.

## Composer tiles

rules-section-tile = Kafelki kompozytorów
rule-tile-1 = Kafelki Sequentia z wielokrotną nagrodą w każdej fazie utrzymania przesuwają znacznik na wskazanym torze o 1.
rule-tile-2 = Kafelki Offertorium z wielokrotną nagrodą dają swoje PZ za każdym razem, gdy właściciel zleca, wykonuje lub sprzedaje dzieło tego rodzaju.
rule-tile-3 = Kafelki Agnus Dei z wielokrotną nagrodą pozwalają właścicielowi za każdym razem wykonać wskazaną akcję jeszcze raz, z ponownym opłaceniem wszystkich kosztów.
rule-tile-4 = Kafelki Kyrie i Sanctus nie mają wielokrotnej nagrody.

## Maintenance

rules-section-maint = Faza utrzymania
rules-note-maint-1 = Plansze graczy, dla każdego gracza, w tej kolejności:
rule-maint-1 = Wszystkie trzy tory wracają na 0, potem rosną według symboli opowieści na czterech kartach w opowieści; PZ z tych kart się zdobywa.
rule-maint-2 = Kafelki Sequentia przesuwają znaczniki na swoich torach (TILE-1).
rule-maint-3 = Pole toru funduszy daje dukaty, dżokery na torach (wybiera gracz) i PZ.
rule-maint-4 = Premia okresu daje swoją nagrodę raz za każdy symbol jej akcji na czterech kartach w doświadczeniach (INT-16).
rule-maint-5 = Przekręcone dzieła są znów gotowe; osiem kart z kolumn tasuje się w nową talię; karta z ręki zostaje na ręce.
rules-note-maint-6 = Plansza główna (nie po rundzie 5):
rule-maint-6 = Kafelki pozostałe na mapie odwraca się pozłacaną ramką do góry.
rule-maint-7 = Puste pola uzupełnia się od najniższego numeru, zwykłą stroną do góry. Gdy skończy się stos miast, odrzucone kafelki miast tasuje się w nowy; gdy pusty jest stos dworów (tylko w innej edycji), pola dworów pozostają puste.
rule-maint-8 = Z gry usuwa się: dotychczasowy kafelek premii, karty z czterech skrajnych prawych pól rzędu i wszystko, co zostało z talii minionego okresu.
rule-maint-9 = Odkrywa się następny kafelek premii, pozostałe karty przesuwają się w prawo, a rząd wypełnia się kartami nowego okresu.
rule-maint-10 = Żeton pierwszego gracza przechodzi w lewo.

## End of the game

rules-section-end = Koniec gry
rule-end-1 = Po rundzie 5 wykonuje się kroki plansz graczy (MAINT-1 do MAINT-5), a potem finałową punktację, w tej kolejności.
rule-end-2 = Dworskie przysługi. Każdy kafelek dworu, którego przysługa jest spełniona, daje swoje PZ. Przysługa wymienia dwie lub więcej rzeczy: rodzaje dzieł, okresy dzieł, instrumenty albo części; każda wymaga osobnego elementu: leżącego przed graczem dzieła tego rodzaju lub okresu albo znacznika Requiem gracza na tym instrumencie lub w tej części.
rule-end-3 = Każde dzieło i każdy znacznik Requiem służy najwyżej jednej przysłudze; wybiera się przydział wart najwięcej.
rule-end-4 = Sprzedane dzieła się nie liczą; neutralne znaczniki są niczyje.
rule-end-5 = Requiem. W każdej części większy wkład ma kompozytor z większą liczbą znaczników (wszystkich graczy i neutralnych). Każdy znacznik gracza z jego nutą daje wyższą wartość, z nutą drugiego – niższą; przy remisie wszystkie dają niższą. Neutralne znaczniki nie dają PZ nikomu.
rule-end-6 = Zakończenie opowieści. 1 PZ za każde 2 pozostałe punkty opowieści, tory i dyski wszystkich rodzajów razem, z zaokrągleniem w dół.
rule-end-7 = Monety. 1 PZ za każde 3 pozostałe dukaty, z zaokrągleniem w dół.
rule-end-8 = Wygrywa, kto ma najwięcej PZ.
rule-end-9 = Przy remisie: więcej własnych znaczników w Requiem; potem więcej dzieł przed sobą; potem wspólne zwycięstwo.
rules-examples = W części Sequentia (4 / 2 PZ) pierwszy kompozytor ma 4 znaczniki (2 niebieskie, 1 żółty, 1 neutralny), drugi 2 (oba żółte): niebieski zdobywa 8, żółty 4 + 4. Gracz ma przysługi opera + utwór religijny oraz okres I + okres II i jedno dzieło, operę z okresu I: może ona służyć tylko jednej z nich. Znacznik wokalu w Sanctus może służyć przysłudze smyczki + wokal albo Sequentia + Sanctus, nie obu.

## Solo game

rules-section-solo = Tryb solo
rules-note-solo-1 = Wszystko, o czym tu nie mowa, jest jak w grze dla dwóch.
rule-solo-1 = Karty usuwa się jak przy 2 graczach; kartę Constanze odczytuje się jak dla 2 graczy.
rule-solo-2 = Bierze udział jeden kompozytor, wybrany lub losowy, w górnej linii (ósemka), ze wszystkimi swoimi kafelkami. Zatrudnia go człowiek; znaczniki solisty zawsze pokazują szesnastkę.
rule-solo-3 = Solista (Emanuel Schikaneder) ma 7 znaczników Requiem, punktację i tor funduszy; nie ma ręki, dukatów ani punktów opowieści.
rule-solo-4 = Jego dziewięć kart: poziom łatwy 1–9; średni 1–7, 9, 10; trudny 1–7, 10, 11.
rule-solo-5 = Jego znacznik funduszy zaczyna na polu z 0 dukatów (łatwy), z 2 dukatami (średni), z 4 dukatami, 1 PZ i 1 dżokerem (trudny).
rule-solo-6 = Człowiek jest zawsze pierwszym graczem i zaczyna z 10 dukatami; obie strony zaczynają z 0 PZ.
rule-solo-7 = W jego turze wierzchnia karta talii trafia do doświadczeń: daje akcje. Następna trafia do opowieści: kierują nimi jej trzy kolumny.
rule-solo-8 = Karta solisty ma symbole akcji i trzy kolumny: strzałkę (rząd: karta pierwsza z lewej lub z prawej); strzałkę z liczbą (podróż: rosnąco lub malejąco, 0–2 dwory); strzałkę z numerem części 1–5 (Requiem: od góry lub od dołu).
rule-solo-9 = Spisanie wspomnień: bierze z rzędu kartę wspomnień pierwszą z lewej lub z prawej, od razu zdobywa PZ z jej symboli opowieści, po czym wykonuje akcje tej karty według tych samych kolumn, bez kosztów; karta opuszcza grę. Gdy w rzędzie nie ma karty wspomnień, nic się nie dzieje.
rule-solo-10 = Zlecenie dzieła: bierze dzieło pierwsze z lewej lub z prawej i zdobywa jego PZ; karta opuszcza grę. Gdy nie ma dzieła: nic.
rule-solo-11 = Wykonanie lub sprzedaż utworu: nigdy nie wykonuje; sprzedaje dzieło z rzędu pierwsze z lewej lub z prawej: pola na torze funduszy i PZ z linii sprzedaży; karta opuszcza grę. Pola ponad maksimum dają po 2 PZ. Gdy nie ma dzieła: nic.
rule-solo-12 = Podróż: z miejsca, gdzie stoi znacznik, przechodzi lokalizacje według rosnących lub malejących numerów, przy czym 11 i 1 sąsiadują, aż odwiedzi tyle dworów z kafelkiem, ile mówi liczba, i bierze każdy z tych kafelków. Kafelki miast po drodze zostają odrzucone bez skutku. Przy 0 znacznik się nie rusza. Gdy na mapie nie ma kafelka dworu, na początku lub po pierwszych odwiedzinach, akcja od razu się kończy.
rule-solo-13 = Requiem: w części o tym numerze umieszcza jeden znacznik na najwyższej lub najniższej pustej partii, dowolnego instrumentu, bez kosztu, szesnastką do góry; gdy część jest pełna, w najbliższej na prawo, w której jest miejsce, a jeśli takiej nie ma, w najbliższej na lewo. Od razu zdobywa niższą wartość tej części, w której leży znacznik. Gdy nie ma już znaczników: nic.
rule-solo-14 = W fazie utrzymania tylko tasuje swoje karty. Człowiek robi wszystko jak zwykle.
rule-solo-15 = Na koniec zdobywa PZ za wszystkie swoje kafelki dworów, spełnione czy nie, i za Requiem jak zwykle; nic za punkty opowieści i dukaty.
rule-solo-16 = Wygrywa większa liczba PZ; remis rozstrzyga END-9 (solista nie ma dzieł).

## Interpretations

rules-section-int = Rozstrzygnięcia
rules-note-int-1 = Gdzie instrukcje milczą albo edycje się różnią, gra trzyma się tych rozstrzygnięć.
rule-int-1-question = Czy rząd uzupełnia się między dwoma zakupami w jednej turze?
rule-int-1 = Tak, po każdym.
rule-int-1-why = Opisy akcji są dokładniejsze niż przegląd tury.
rule-int-2-question = Drugie „Spisanie wspomnień” w tej samej turze?
rule-int-2 = Zastępuje to, co leży w opowieści w kolumnie tej tury, choćby kartę kupioną przed chwilą.
rule-int-2-why = PL mówi o karcie właśnie umieszczonej; dziewięć kart to nadal dziewięć.
rule-int-3-question = Czy można podróżować do lokalizacji bez kafelka?
rule-int-3 = Nie.
rule-int-3-why = W każdej edycji trzeba zapłacić za kafelek u celu; „dowolna lokalizacja” dotyczy odległości.
rule-int-4-question = Czy neutralny znacznik trzeba umieścić i za kogo?
rule-int-4 = Trzeba, jeśli jest wolna partia; gracz wybiera partię i kompozytora (także takiego, którego stos jest pusty).
rule-int-4-why = Opis w spisie symboli jest poleceniem; znaczniki mają obie strony.
rule-int-5-question = Czy nagrodą z REQ-2 można zapłacić koszt z REQ-5?
rule-int-5 = Tak.
rule-int-5-why = W każdej edycji kroki idą w tej kolejności.
rule-int-6-question = Co najpierw rozstrzyga remis?
rule-int-6 = Liczba własnych znaczników w Requiem.
rule-int-6-why = RU i PL liczą znaczniki; EN i FR są niejasne; ES liczy części.
rule-int-7-question = A gdy solista zaczyna podróż na dworze z kafelkiem?
rule-int-7 = To jego pierwsze odwiedziny, bez ruchu.
rule-int-7-why = ES zaczyna od miejsca, gdzie stoi znacznik; zdanie o pierwszych odwiedzinach ma sens tylko tam.
rule-int-8-question = Co z kafelkiem miasta, w którym solista zaczyna?
rule-int-8 = Zostaje.
rule-int-8-why = Solista odrzuca kafelki miast, przez które przechodzi.
rule-int-9-question = Czy rząd uzupełnia się, gdy kartę bierze solista?
rule-int-9 = Tak, od razu, przed akcjami wziętej karty wspomnień.
rule-int-9-why = ROW-1.
rule-int-10-question = W jakiej kolejności gracze wybierają w fazie utrzymania?
rule-int-10 = W kolejności tur zakończonej rundy.
rule-int-10-why = Przy stole dzieje się to naraz; dzięki kolejności grę można odtworzyć.
rule-int-11-question = Którędy wiedzie podróż?
rule-int-11 = Najtańszą trasą.
rule-int-11-why = ES daje graczowi wybór trasy, ale żadna edycja nie nagradza droższej.
rule-int-14-question = Kiedy wykonuje się dodatkową akcję z kafelka Agnus Dei?
rule-int-14 = Zaraz po akcji, którą powtarza, przed innymi oczekującymi; można z niej zrezygnować.
rule-int-14-why = Jeden dodatkowy raz, za każdym razem.
rule-int-15-question = Kiedy przypada nagroda z pola rzędu?
rule-int-15 = Najpierw nagroda, potem płatność; nagroda może w niej pomóc.
rule-int-15-why = To część ceny; kolejność jak w INT-5.
rule-int-16-question = Premia okresu: symbole czy akcje naprawdę wykonane?
rule-int-16 = Symbole na czterech kartach w doświadczeniach, także tam, gdzie właściciel wziął zamiast nich dukaty.
rule-int-16-why = Krok fazy utrzymania i opis kafelka liczą symbole.
rule-int-17-question = Czy dodatkowe akcje z kafelków Agnus Dei uruchamiają kafelki Agnus Dei?
rule-int-17 = Nigdy. Każdy kafelek daje jedną dodatkową akcję za każdą, która sama nie jest taką dodatkową; dwa kafelki, dwie dodatkowe. Akcja zdobyta jako nagroda uruchamia kafelek.
rule-int-17-why = Jeden dodatkowy raz.
rule-int-18-question = Czy kafelek Agnus Dei powtarza akcję, która go przyniosła, albo własną natychmiastową akcję?
rule-int-18 = Nie: działa dopiero po zakończeniu tamtej akcji.
rule-int-18-why = Położenie kafelka to ostatni krok.
rule-int-19-question = Kafelek miasta z samym wykonaniem lub samą sprzedażą a kafelek Agnus Dei dla „Wykonania lub sprzedaży utworu”?
rule-int-19 = Uruchamia go; dodatkowa akcja to zwykłe wykonanie lub sprzedaż, bez dodatkowej nagrody miasta.
rule-int-19-why = Dodatek należy do miasta i przypada raz.
rule-int-20-question = Czy zdobyta akcja może poczekać?
rule-int-20 = Wykonuje się ją od razu, przed wszystkim, co czeka, albo przepada. Najpierw zasoby z nagrody, potem jej akcje w kolejności wybranej przez gracza.
rule-int-20-why = Od razu znaczy od razu.
rule-int-21-question = Czy kafelek jeszcze leży, gdy wykonuje się zdobytą z niego akcję?
rule-int-21 = Nie: znika z mapy lub ze stosu z chwilą zapłacenia kosztu.
rule-int-21-why = Nikt nie może zdobyć tego samego kafelka dwa razy.
rule-int-22-question = Co z kompozytorem, którego stos dla tej części jest pusty?
rule-int-22 = Nie można go tam zatrudnić.
rule-int-22-why = Koszt i nagroda pochodzą z wierzchniego kafelka.
rule-int-23-question = A gdy fundusze są za niskie, by zapłacić polami toru?
rule-int-23 = Nie ma jak zapłacić: kafelka nie można wziąć.
rule-int-23-why = To koszt; PAY-6.
rule-int-24-question = A kilka dżokerów naraz?
rule-int-24 = Każdy wybiera się osobno.
rule-int-24-why = Każdy to osobna jednostka.
rule-int-26-question = Czy można użyć karty, a pominąć niektóre lub wszystkie akcje?
rule-int-26 = Tak; nagrodę z karty i tak się otrzymuje.
rule-int-26-why = Akcje można wykonać, nie trzeba.
rule-int-27-question = Czy monety i dyski mogą się skończyć?
rule-int-27 = Nie.
rule-int-27-why = Żadna edycja nie ma zasady na wypadek braku.
rule-int-28-question = Co jest tajne?
rule-int-28 = Ręka gracza, kolejność wszystkich talii i stosów, usunięte i nieobejrzane karty i kafelki. Wszystko inne jest jawne: stosy kompozytorów, stosy odrzuconych, a dla właściciela także zawartość (nie kolejność) własnej talii.
rule-int-28-why = Przy stole nic więcej nie jest ukryte.
rule-int-30-question = A dwa kafelki Offertorium tego samego rodzaju?
rule-int-30 = Oba dają PZ.
rule-int-30-why = Każdy kafelek mówi: za każdym razem.
rule-int-31-question = Jak traktować początkowe dzieło?
rule-int-31 = Bez rodzaju i okresu: nie spełnia przysług, nie daje premii za rodzaj; niesprzedane liczy się jako dzieło w END-9.
rule-int-31-why = Jego symbol stoi obok czterech rodzajów.
rule-int-32-question = A wymiana w fazie utrzymania i w finałowej punktacji?
rule-int-32 = Niemożliwa.
rule-int-32-why = Tylko we własnej turze.
rule-int-33-question = Który okres dzieła liczy się w przysługach?
rule-int-33 = Nadrukowany.
rule-int-33-why = Opis karty.
rule-int-35-question = A kafelki kompozytorów o równym lub nieporównywalnym koszcie?
rule-int-35 = Leżą w kolejności z edycji.
rule-int-35-why = Grę trzeba móc odtworzyć.
rule-int-36-question = Co z neutralnym znacznikiem, którego nie da się umieścić?
rule-int-36 = Opuszcza grę.
rule-int-36-why = Z pola dętych korzysta się raz.
rule-int-37-question = W jakiej kolejności solista wykonuje kilka akcji ze swojej karty lub z wziętej karty wspomnień?
rule-int-37 = Tak jak nadrukowano, od lewej do prawej; akcje wziętej karty od razu, przed resztą.
rule-int-37-why = Solista o niczym nie decyduje, więc jego przeciwnik za niego też nie.
rule-int-38-question = A gdy karta wspomnień wzięta przez solistę ma „Spisanie wspomnień”?
rule-int-38 = Bierze też następną, według tej samej strzałki, aż nie będzie żadnej.
rule-int-38-why = Wykonuje akcje karty.
rule-int-39-question = A natychmiastowa nagroda kafelka dworu, który bierze?
rule-int-39 = Nie otrzymuje jej.
rule-int-39-why = Tekst każe tylko zatrzymać kafelek.
rule-int-40-question = Co z jego dziewiątą kartą?
rule-int-40 = Tasuje się ją razem z ośmioma.
rule-int-40-why = Solista nie ma ręki.
rule-int-41-question = A gdy dla solisty wszystkie części są pełne?
rule-int-41 = Nic się nie dzieje, bez PZ.
rule-int-41-why = Nie ma miejsca na znacznik.
rule-int-42-question = Czy dostaje nagrody z pól instrumentów, neutralny znacznik, nagrody z rzędu, górną nagrodę karty wspomnień, kafelek kompozytora?
rule-int-42 = Nic z tego.
rule-int-42-why = Mowa jest tylko o PZ i polach na torze funduszy.
rule-int-45-question = Czy można wykonać lub sprzedać dzieło w turze, w której zostało zlecone?
rule-int-45 = Tak.
rule-int-45-why = Wykluczone są tylko przekręcone.
rule-int-46-question = Dodatkowe „Wykonanie lub sprzedaż utworu”: inne dzieło, inny sposób?
rule-int-46 = Wybór jest dowolny.
rule-int-46-why = Akcja brzmi „Wykonanie lub sprzedaż utworu”.
rule-int-48-question = Kiedy ocenia się, czy kogoś na coś stać?
rule-int-48 = W chwili płatności, po nagrodach z REQ-2 i z rzędu, z prawem wymiany; akcja jest dostępna tylko wtedy, gdy jakiś ciąg wymian pozwala za nią zapłacić.
rule-int-48-why = INT-5, PAY-5.
