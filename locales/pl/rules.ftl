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
    dukaty: pieniądze w grze
    talent, podróż, kompozycja: trzy rodzaje punktów opowieści
    tor: tor opowieści na planszy gracza; jego punkty przepadają w fazie utrzymania
    dysk: dysk opowieści; zachowujesz go, dopóki go nie wydasz
    dżoker: punkt opowieści dowolnego rodzaju; rodzaj wybierasz ty
    kolumna: jedna z czterech kolumn planszy gracza, z sekcją doświadczeń u góry i sekcją opowieści u dołu
    rząd: siedem pól na karty u góry planszy głównej; najnowsza karta leży z lewej, najstarsza z prawej
    gotowe dzieło: dzieło, którego karta nie jest przekręcona

## Components

rules-section-comp = Elementy gry
rule-comp-1 = Gra jest przeznaczona dla 1–4 graczy. Jedna osoba gra przeciw soliście (zob. Tryb solo).
rule-comp-2 = Gra zawiera: 34 karty wspomnień i 46 kart dzieł, każda z jednego z okresów I–V; dla każdego z 4 graczy 9 początkowych kart wspomnień i 1 początkową kartę dzieła; 15 kafelków premii okresów, po 3 na okres; 16 kafelków dworów; 15 kafelków miast; 60 kafelków kompozytorów (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) i 4 portrety; 5 kart Constanze i 10 znaczników Constanze; 11 kart solisty o numerach 1–11; po 7 znaczników Requiem dla każdego gracza i 4 neutralne. Własna edycja musi zawierać te same elementy.
rule-comp-3 = Na karcie wspomnień są symbole akcji (jeden lub więcej), symbole opowieści (punkty na torach i/lub PZ) i okres; karty początkowe mają zamiast okresu herb właściciela. Karta wspomnień może też dawać nagrodę (dukaty i/lub pola na torach).
rule-comp-4 = Na karcie dzieła są tytuł, rok, okres, jeden z czterech rodzajów (opera, utwór religijny, symfonia, utwór kameralny), koszt (dukaty i/lub talent) oraz PZ, które zdobywasz od razu. Linia wykonania podaje koszt w punktach talentu i dukaty, które otrzymujesz; linia sprzedaży podaje koszt w punktach talentu oraz pola na torze funduszy i PZ, które otrzymujesz.
rule-comp-5 = Początkowe dzieło (Maria Anna Mozart) ma linię wykonania i linię sprzedaży, ale nie ma rodzaju ani okresu (INT-31).
rule-comp-6 = Kafelki dworów i miast mają dwie strony: zwykłą i pozłacaną, z lepszą natychmiastową nagrodą. Koszt jest po obu stronach taki sam, podobnie przysługa na kafelku dworu. Nagrody z kafelków dworów to dukaty, PZ i/lub dyski; nagrody z kafelków miast to dyski, akcje, dukaty i/lub PZ.
rule-comp-7 = Na mapie jest 11 ponumerowanych lokalizacji: 3 dwory i 8 miast. Numer 1 to Salzburg, numer 11 to Monachium. Lokalizacje łączą drogi, każda z kosztem w dukatach; do każdej lokalizacji da się dotrzeć.
rule-comp-8 = Requiem ma pięć części: 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus, 5 Agnus Dei. Każda część ma dwie wartości PZ, wyższą i niższą, oraz ułożone od góry do dołu partie co najmniej dwóch instrumentów spośród dętych, perkusji, smyczków, wokalu i organów. Zlecenie wszystkich partii danej części samo w sobie nie ma żadnego skutku.
rule-comp-9 = Plansza gracza ma cztery kolumny, trzy tory opowieści od 0 do 4, tor funduszy i siedem pól instrumentów. Na każdym polu instrumentu leży jeden znacznik Requiem i widać nagrodę za jego zabranie. Tylko najwyższe pole należy do dętych; leży na nim także neutralny znacznik Requiem. Jeden instrument może mieć kilka pól.
rule-comp-10 = Monety i dyski nigdy się nie kończą (INT-27).
rule-comp-11 = Każde z siedmiu pól rzędu ma dwie wartości: jedną dla kart wspomnień, drugą dla kart dzieł. Wartość może być kosztem (dukaty i/lub punkty opowieści), nagrodą albo może jej nie być.

## Setup

rules-section-setup = Przygotowanie gry
rule-setup-1 = Znacznik podróży Mozarta zaczyna w Salzburgu.
rule-setup-2 = Podziel karty wspomnień i dzieł według okresów. Przy 2 graczach odłóż do pudełka z każdego okresu 2 losowe karty dzieł i 2 losowe karty wspomnień; przy 3 graczach po 1; przy 4 graczach żadnej. Nikt nie może zobaczyć, które karty odłożono.
rule-setup-3 = Potasuj karty każdego okresu i połóż na nich losowy kafelek premii tego okresu, z nagrodą zakrytą do początku jego rundy. Ułóż pięć talii jedną na drugiej, z okresem I na wierzchu. Pozostałe kafelki premii odłóż do pudełka bez podglądania.
rule-setup-4 = Odkryj pierwszy kafelek premii, połóż go na jego polu i wypełnij rząd 7 kartami.
rule-setup-5 = Wybierz lub wylosuj dwóch różnych kompozytorów; na pierwszą grę polecamy Eyblera i Stadlera. Jeden zajmuje górną linię (ósemka), drugi dolną (szesnastka). Każdy kompozytor może zająć dowolną linię.
rule-setup-6 = Przy 2 graczach usuń kafelki kompozytorów z 3 lub 4 kropkami; przy 3 graczach te z 4 kropkami; przy 4 graczach żadnych. Pozostałe ułóż w stosy według kompozytora i części, z najtańszym kafelkiem na wierzchu i najdroższym na spodzie.
rule-setup-7 = Wylosuj jedną kartę Constanze. Pokazuje ona, które partie instrumentalne przy tej liczbie graczy zakrywają znaczniki Constanze. Zakrytej partii nigdy nie można zlecić.
rule-setup-8 = Połóż 3 losowe kafelki dworów na polach dworów i 8 losowych kafelków miast na polach miast, zwykłą stroną do góry. Pozostałe kafelki tworzą dwa stosy.
rule-setup-9 = Każdy gracz otrzymuje te same 9 początkowych kart wspomnień, początkowe dzieło, 7 znaczników Requiem na pola instrumentów i neutralny znacznik na pole dętych.
rule-setup-10 = Znacznik opowieści każdego toru zaczyna na polu 2. Znacznik funduszy zaczyna na polu z 2 dukatami.
rule-setup-11 = Pierwszy gracz jest losowy, a gra toczy się zgodnie z ruchem wskazówek zegara. W kolejności tur gracze zaczynają z 10, 11, 10 i 11 dukatami oraz z 0, 0, 1 i 1 PZ.
rule-setup-12 = Każdy gracz tasuje swoje dziewięć kart i dobiera 4 na rękę.

## Round

rules-section-round = Runda
rule-round-1 = Gra trwa 5 rund, po jednej na każdy okres. Runda składa się z fazy głównej i fazy utrzymania. W fazie głównej każdy gracz ma 4 tury, zgodnie z ruchem wskazówek zegara od pierwszego gracza.
rule-round-2 = Na początku rundy każdy gracz uzupełnia rękę do 4 kart. W rundach 2–5 ma jeszcze jedną kartę z poprzedniej rundy.
rule-round-3 = Masz zawsze dokładnie dziewięć kart wspomnień, licząc rękę, talię i kolumny.

## Turn

rules-section-turn = Tura
rule-turn-1 = W swojej turze musisz zagrać z ręki dwie karty do tej samej kolumny: jedną do sekcji doświadczeń i jedną do sekcji opowieści. W pierwszej turze rundy zagrywasz do kolumny 1, w drugiej do kolumny 2 i tak dalej aż do kolumny 4.
rule-turn-2 = Potem, przed jakąkolwiek akcją, wybierasz: albo używasz karty z sekcji doświadczeń (otrzymujesz jej nagrodę, potem wykonujesz jej akcje), albo zamiast nagrody i wszystkich akcji bierzesz z banku tyle dukatów, ile wynosi numer rundy.
rule-turn-3 = Jeśli używasz karty, od razu otrzymujesz jej nagrodę, o ile ją ma. Potem możesz wykonać raz akcję każdego symbolu na karcie, w dowolnej kolejności. Jeśli symbol widnieje dwa razy, możesz wykonać jego akcję dwa razy.
rule-turn-4 = Na koniec swojej tury uzupełniasz rękę do 4 kart. Po trzeciej turze rundy zostaje do dobrania tylko 1 karta, a po czwartej żadna. Ostatnią turę rozgrywasz więc z 3 kartami na ręce, a jedną kartę zachowujesz na następną rundę.
rule-turn-5 = Akcję otrzymaną jako nagroda możesz wykonać od razu, płacąc wszystkie jej koszty jak zwykle (INT-20). W standardowej grze kafelki miast dają Spisanie wspomnień albo jedno wykonanie lub jedną sprzedaż, a kafelki kompozytorów każdą akcję oprócz Spisania wspomnień.

## Story Points and money

rules-section-pay = Punkty opowieści i dukaty
rule-pay-1 = Koszt w punktach opowieści płacisz punktami z toru i dyskami tego rodzaju, łącząc je dowolnie.
rule-pay-2 = Nagroda pokazuje, czy otrzymujesz dysk, czy przesuwasz znacznik na torze. Jeśli nagrodą jest dżoker, wybierasz rodzaj.
rule-pay-3 = Nie możesz przekroczyć maksimum toru opowieści. Za każde pole powyżej maksimum otrzymujesz zamiast tego 1 dukata.
rule-pay-4 = Nie możesz przekroczyć maksimum toru funduszy. Za każde pole powyżej maksimum otrzymujesz zamiast tego 2 PZ.
rule-pay-5 = W każdej chwili swojej tury, także przed zagraniem kart i między krokami akcji, możesz zapłacić 3 dukaty za 1 dysk dowolnego rodzaju albo oddać 1 dysk za 1 dukata. Możesz to robić dowolnie wiele razy. Punktów z toru nie możesz oddać.
rule-pay-6 = Nie możesz wydać tego, czego nie masz: dukaty i punkty opowieści nigdy nie spadają poniżej zera. Gracze nigdy nie płacą sobie nawzajem. Jeśli nie możesz zapłacić wszystkich kosztów akcji, nie możesz jej wykonać.
rule-pay-7 = Nigdy nie tracisz PZ. Tor punktacji o 50 polach i herb (+50, usuwany powyżej 100) tylko pokazują twoją sumę; nie ograniczają jej.

## Document Memories

rules-section-doc = Spisanie wspomnień
rule-doc-1 = Wybierz kartę wspomnień z rzędu i zapłać koszt, który jej pole podaje dla kart wspomnień. Sama karta nie ma kosztu.
rule-doc-2 = Usuń z gry kartę wspomnień z sekcji opowieści w kolumnie tej tury i połóż na jej miejscu nową. W fazie utrzymania otrzymasz więc punkty opowieści z nowej karty.
rule-doc-3 = Potem uzupełnij rząd (ROW-1).

## Commission an Opus

rules-section-com = Zlecenie dzieła
rule-com-1 = Wybierz dzieło z rzędu i zapłać jego własny koszt oraz koszt, który jego pole podaje dla kart dzieł (zamiast kosztu może tam być nagroda). Połóż kartę przed sobą; dzieło jest od razu gotowe.
rule-com-2 = Zdobywasz jego PZ.
rule-com-3 = Zdobywasz też PZ z każdego kafelka Offertorium tego rodzaju na swojej planszy.
rule-com-4 = Potem uzupełnij rząd (ROW-1).

## Perform or Sell

rules-section-perf = Wykonanie lub sprzedaż utworu
rule-perf-1 = Wybierz jedno ze swoich gotowych dzieł, wykonaj je albo sprzedaj i zapłać koszt w punktach talentu z odpowiedniej linii.
rule-perf-2 = Jeśli je wykonujesz, otrzymujesz dukaty z linii wykonania i przekręcasz kartę. Przekręconego dzieła nie możesz w tej rundzie ani ponownie wykonać, ani sprzedać.
rule-perf-3 = Jeśli je sprzedajesz, przesuwasz znacznik funduszy i zdobywasz PZ z linii sprzedaży. Potem usuwasz kartę z gry.
rule-perf-4 = Zarówno przy wykonaniu, jak i przy sprzedaży zdobywasz też PZ z każdego kafelka Offertorium tego rodzaju na swojej planszy.

## Travel

rules-section-trav = Podróż
rule-trav-1 = Wybierz jako cel lokalizację z kafelkiem i zapłać koszty wszystkich dróg po trasie. Obecna lokalizacja też może być celem, jeśli leży na niej kafelek; nie potrzebujesz do niej drogi.
rule-trav-2 = U celu zapłać koszt kafelka (na dworze punkty podróży; w mieście punkty podróży, talentu lub jedne i drugie). Potem otrzymujesz jego nagrodę i wykonujesz jego akcje. W mijanych lokalizacjach nic się nie dzieje.
rule-trav-3 = Kafelek dworu zachowujesz do końca gry; kafelek miasta odkładasz na stos odrzuconych kafelków miast. Pole pozostaje puste do fazy utrzymania.
rule-trav-4 = Znacznik podróży Mozarta jest jeden, wspólny dla wszystkich graczy. Przesuwasz go, gdy podróżujesz, a następna podróż zaczyna się tam, gdzie stoi.
rule-trav-5 = Nagroda miasta może pozwolić ci od razu wykonać albo sprzedać dzieło danego rodzaju z dodatkową nagrodą. Obowiązują wszystkie zasady akcji „Wykonanie lub sprzedaż utworu”: dzieło musi być gotowe i tego rodzaju, potem je przekręcasz lub usuwasz i zdobywasz PZ z kafelków Offertorium. Następnie otrzymujesz dodatkową nagrodę. Jeśli nie wykonasz ani nie sprzedasz dzieła, nie otrzymujesz jej.
rule-trav-6 = Nagrodą z kafelka mogą być PZ za każde dzieło danego rodzaju, które masz przed sobą, przekręcone lub nie.

## Requiem

rules-section-req = Requiem
rule-req-1 = Aby zlecić partię, wybierz pustą, niezakrytą partię instrumentalną w jednej z części oraz jednego z kompozytorów (INT-22). Musisz mieć jeszcze na planszy znacznik tego instrumentu.
rule-req-2 = Weź ze swojej planszy jeden ze znaczników tego instrumentu (jeśli masz ich kilka, wybierasz który) i otrzymaj nagrodę z jego pola.
rule-req-3 = Umieść znacznik na partii tak, aby pokazywał nutę kompozytora.
rule-req-4 = Nagrodą z pola dętych jest neutralny znacznik. Gdy umieścisz swój znacznik na partii dętych, umieść neutralny na dowolnej innej pustej, niezakrytej partii tej samej części, dla wybranego przez siebie kompozytora. Nie bierzesz za to kafelka i nic to nie kosztuje.
rule-req-5 = Zapłać koszt wierzchniego kafelka ze stosu tego kompozytora dla tej części: dukaty i punkty kompozycji, a przy niektórych kafelkach cofnij też swój znacznik funduszy.
rule-req-6 = Otrzymaj natychmiastową nagrodę z kafelka i połóż kafelek na opróżnionym polu instrumentu. Jego wielokrotna nagroda, jeśli ją ma, działa od tej chwili.

## The row

rules-section-row = Rząd kart
rule-row-1 = Gdy karta opuszcza rząd, przesuń w prawo karty leżące na lewo od niej. Potem wypełnij z talii puste pola z lewej, zaczynając od położonego najdalej w prawo.
rule-row-2 = Gdy na wierzchu talii leży kafelek premii następnego okresu (w rundzie 5: gdy talia jest pusta), do następnej rundy nie dochodzą nowe karty. Pola położone najdalej w lewo pozostają puste.

## Composer tiles

rules-section-tile = Kafelki kompozytorów
rule-tile-1 = Za każdy swój kafelek Sequentia z wielokrotną nagrodą przesuwasz w każdej fazie utrzymania znacznik na pokazanym torze o 1.
rule-tile-2 = Za każdy swój kafelek Offertorium z wielokrotną nagrodą zdobywasz jego PZ, gdy zlecasz, wykonujesz lub sprzedajesz dzieło jego rodzaju.
rule-tile-3 = Za każdy swój kafelek Agnus Dei z wielokrotną nagrodą możesz wykonać pokazaną akcję jeszcze raz, zawsze gdy ją wykonujesz. Wszystkie koszty płacisz ponownie.
rule-tile-4 = Kafelki Kyrie i Sanctus nie mają wielokrotnej nagrody.

## Maintenance

rules-section-maint = Faza utrzymania
rules-note-maint-1 = Najpierw każdy gracz wykonuje na swojej planszy te kroki, w tej kolejności:
rule-maint-1 = Ustaw wszystkie trzy tory na 0, a potem przesuń znaczniki według symboli opowieści na czterech kartach w twojej sekcji opowieści. Zdobywasz też PZ z tych kart.
rule-maint-2 = Przesuń znaczniki na torach za swoje kafelki Sequentia (TILE-1).
rule-maint-3 = Otrzymujesz to, co pokazuje twoje pole toru funduszy: dukaty, pola na torach (rodzaje wybierasz ty) i PZ.
rule-maint-4 = Otrzymujesz nagrodę z premii okresu raz za każdy symbol jej akcji na czterech kartach w twojej sekcji doświadczeń (INT-16).
rule-maint-5 = Przekręć swoje dzieła z powrotem: są znów gotowe. Potasuj osiem kart z kolumn; tworzą twoją nową talię. Kartę z ręki zachowujesz.
rules-note-maint-6 = Potem przygotuj planszę główną do następnej rundy (nie po rundzie 5):
rule-maint-6 = Odwróć kafelki pozostałe na mapie pozłacaną stroną do góry.
rule-maint-7 = Uzupełnij puste pola mapy, od najniższego numeru, kafelkami zwykłą stroną do góry. Gdy skończy się stos miast, potasuj odrzucone kafelki miast; tworzą nowy stos. Gdy stos dworów jest pusty (możliwe tylko w innej edycji), pola dworów pozostają puste.
rule-maint-8 = Usuń z gry dotychczasowy kafelek premii, karty z czterech pól rzędu położonych najdalej w prawo i wszystkie karty pozostałe w talii minionego okresu.
rule-maint-9 = Odkryj następny kafelek premii, przesuń pozostałe karty w prawo i wypełnij rząd kartami nowego okresu.
rule-maint-10 = Przekaż żeton pierwszego gracza w lewo.

## End of the game

rules-section-end = Koniec gry
rule-end-1 = Po rundzie 5 wykonaj kroki fazy utrzymania na planszach graczy, a potem przeprowadź finałową punktację w tej kolejności.
rule-end-2 = Dworskie przysługi: za każdy swój kafelek dworu, którego przysługę spełniasz, zdobywasz jego PZ. Przysługa wymienia dwa lub więcej rodzajów dzieł, okresów dzieł, instrumentów albo części. Do każdego potrzebujesz osobnego elementu: dzieła tego rodzaju lub okresu, które masz przed sobą, albo swojego znacznika Requiem na tym instrumencie lub w tej części.
rule-end-3 = Każde dzieło i każdy znacznik Requiem liczy się najwyżej do jednej przysługi. Gra przydziela je tak, aby dać ci najwięcej PZ.
rule-end-4 = Sprzedane dzieła się nie liczą. Neutralne znaczniki nie należą do nikogo.
rule-end-5 = Requiem: w każdej części większy wkład ma kompozytor z większą liczbą znaczników, licząc znaczniki wszystkich graczy i neutralne. Każdy twój znacznik tego kompozytora daje wyższą wartość PZ, a każdy twój znacznik drugiego kompozytora niższą. Przy remisie wszystkie znaczniki dają niższą wartość PZ. Neutralne znaczniki nikomu nie dają punktów.
rule-end-6 = Zakończenie opowieści: zsumuj swoje pozostałe punkty opowieści, tory i dyski wszystkich rodzajów razem. Każde 2 punkty są warte 1 PZ, z zaokrągleniem w dół.
rule-end-7 = Monety: każde 3 pozostałe dukaty są warte 1 PZ, z zaokrągleniem w dół.
rule-end-8 = Wygrywa gracz, który ma najwięcej PZ.
rule-end-9 = Spośród remisujących graczy wygrywa ten, kto ma więcej własnych znaczników w Requiem; jeśli nadal jest remis, ten, kto ma przed sobą więcej kart dzieł. Jeśli i tu jest remis, zwycięstwo jest wspólne.
rules-examples = W części Sequentia (4 / 2 PZ) pierwszy kompozytor ma 4 znaczniki (2 niebieskie, 1 żółty i 1 neutralny), a drugi 2 (oba żółte): niebieski zdobywa 8, żółty 4 + 4. Gracz ma przysługi opera + utwór religijny oraz okres I + okres II i jedno dzieło, operę z okresu I: może się ona liczyć tylko do jednej z tych przysług. Znacznik wokalu w Sanctus może się liczyć do przysługi smyczki + wokal albo Sequentia + Sanctus, ale nie do obu.

## Solo game

rules-section-solo = Tryb solo
rules-note-solo-1 = W trybie solo obowiązują zasady gry dla dwóch graczy, z tymi wyjątkami.
rule-solo-1 = Usuń karty i użyj karty Constanze tak jak przy 2 graczach.
rule-solo-2 = W górnej linii (ósemka) gra jeden kompozytor, wybrany lub losowy, ze wszystkimi swoimi kafelkami. Zlecasz mu partie; znaczniki solisty zawsze pokazują szesnastkę.
rule-solo-3 = Solista (Emanuel Schikaneder) ma 7 znaczników Requiem, własną punktację i tor funduszy. Nie ma ręki, dukatów ani punktów opowieści.
rule-solo-4 = Solista ma dziewięć kart. Łatwy: 1–9. Średni: 1–7, 9 i 10. Trudny: 1–7, 10 i 11.
rule-solo-5 = Jego znacznik funduszy zaczyna na polu z 0 dukatów (Łatwy), z 2 dukatami (Średni) albo z 4 dukatami, 1 PZ i 1 dżokerem (Trudny).
rule-solo-6 = Zawsze jesteś pierwszym graczem i zaczynasz z 10 dukatami. Ty i solista zaczynacie z 0 PZ.
rule-solo-7 = W turze solisty wierzchnia karta jego talii trafia do sekcji doświadczeń i wyznacza jego akcje. Następna karta trafia do sekcji opowieści; jej trzy kolumny określają, jak je wykonuje.
rule-solo-8 = Na karcie solisty są symbole akcji i trzy kolumny. Rząd: strzałka (pierwsza karta z lewej lub z prawej). Podróż: strzałka i liczba (rosnąco lub malejąco; 0–2 dwory). Requiem: strzałka i numer części 1–5 (od góry lub od dołu).
rule-solo-9 = Spisanie wspomnień: solista bierze z rzędu pierwszą kartę wspomnień z lewej lub z prawej i od razu zdobywa PZ z jej symboli opowieści. Potem wykonuje akcje tej karty według tych samych kolumn, bez kosztów, a karta opuszcza grę. Jeśli w rzędzie nie ma karty wspomnień, nic się nie dzieje.
rule-solo-10 = Zlecenie dzieła: solista bierze z rzędu pierwsze dzieło z lewej lub z prawej i zdobywa jego PZ, a karta opuszcza grę. Jeśli w rzędzie nie ma dzieła, nic się nie dzieje.
rule-solo-11 = Wykonanie lub sprzedaż utworu: solista nigdy nie wykonuje dzieł. Sprzedaje pierwsze dzieło z lewej lub z prawej w rzędzie: otrzymuje pola na torze funduszy i PZ z jego linii sprzedaży, a karta opuszcza grę. Za każde pole powyżej maksimum zdobywa 2 PZ. Jeśli w rzędzie nie ma dzieła, nic się nie dzieje.
rule-solo-12 = Podróż: solista zaczyna od znacznika podróży Mozarta i przechodzi lokalizacje rosnąco lub malejąco, przy czym 11 i 1 sąsiadują ze sobą, aż odwiedzi podaną liczbę dworów z kafelkiem. Bierze każdy z tych kafelków, a kafelki miast po drodze odrzuca bez skutku. Przy liczbie 0 znacznik się nie rusza. Jeśli na mapie nie ma kafelka dworu, na początku lub po pierwszych odwiedzinach, akcja od razu się kończy.
rule-solo-13 = Requiem: solista umieszcza jeden znacznik, pokazujący szesnastkę, na najwyższej lub najniższej pustej partii podanej części, dowolnego instrumentu i bez kosztu. Jeśli część jest pełna, wybiera najbliższą część na prawo, w której jest miejsce, a jeśli takiej nie ma, najbliższą na lewo. Od razu zdobywa niższą wartość PZ części, w której umieścił znacznik. Jeśli nie ma już znaczników, nic się nie dzieje.
rule-solo-14 = W fazie utrzymania solista tylko tasuje swoje karty. Ty wykonujesz wszystkie kroki jak zwykle.
rule-solo-15 = Na koniec gry solista zdobywa PZ za wszystkie swoje kafelki dworów, niezależnie od tego, czy przysługi są spełnione, oraz za Requiem jak zwykle. Za punkty opowieści i dukaty nie zdobywa nic.
rule-solo-16 = Wygrywa ten, kto ma więcej PZ. Remis rozstrzyga się jak zwykle (END-9); solista nie ma kart dzieł.

## Interpretations

rules-section-int = Rozstrzygnięcia
rules-note-int-1 = Gdy instrukcje czegoś nie określają albo ich wydania się różnią, gra stosuje te rozstrzygnięcia.
rule-int-1-question = Czy rząd uzupełnia się między dwoma zakupami w jednej turze?
rule-int-1 = Tak, uzupełnia się go po każdym zakupie.
rule-int-1-why = Instrukcje wymieniają uzupełnienie jako krok każdej akcji, a te listy są dokładniejsze niż przegląd tury.
rule-int-2-question = Co się dzieje, gdy spisujesz wspomnienia dwa razy w jednej turze?
rule-int-2 = Druga karta zastępuje to, co leży w sekcji opowieści tej tury, nawet kartę kupioną przed chwilą.
rule-int-2-why = Polska instrukcja mówi to wprost, a kart wspomnień masz zawsze dokładnie dziewięć.
rule-int-3-question = Czy możesz podróżować do lokalizacji bez kafelka?
rule-int-3 = Nie, u celu musi leżeć kafelek.
rule-int-3-why = W każdym wydaniu musisz zapłacić za kafelek u celu. Swobodny wybór celu oznacza tylko, że odległość nie ma znaczenia.
rule-int-4-question = Czy musisz umieścić neutralny znacznik i dla którego kompozytora?
rule-int-4 = Musisz go umieścić, jeśli jest wolna partia. Partię i kompozytora wybierasz ty; może to być kompozytor z pustym stosem.
rule-int-4-why = Instrukcje każą go umieścić i nie zostawiają wyboru, a znacznik może pokazywać nutę każdego z kompozytorów.
rule-int-5-question = Czy nagroda z pola instrumentu (REQ-2) może pomóc zapłacić koszt kafelka (REQ-5)?
rule-int-5 = Tak, nagrodę otrzymujesz przed zapłatą.
rule-int-5-why = Każde wydanie podaje kroki w tej kolejności.
rule-int-6-question = Co jako pierwsze rozstrzyga remis?
rule-int-6 = Liczba własnych znaczników gracza w Requiem.
rule-int-6-why = Wydania rosyjskie i polskie liczą znaczniki, a angielskie i francuskie tego nie precyzują. Tylko wydanie hiszpańskie liczy części.
rule-int-7-question = Co się dzieje, gdy solista zaczyna podróż na dworze z kafelkiem?
rule-int-7 = Ten dwór liczy się jako pierwszy odwiedzony, a solista nie musi się do niego ruszać.
rule-int-7-why = W wydaniu hiszpańskim zaczyna od miejsca, w którym stoi znacznik, i tylko wtedy zasada o pierwszych odwiedzinach ma sens.
rule-int-8-question = Co się dzieje z kafelkiem miasta, w którym solista zaczyna podróż?
rule-int-8 = Zostaje na mapie.
rule-int-8-why = Solista odrzuca tylko kafelki miast, przez które przechodzi.
rule-int-9-question = Czy rząd uzupełnia się, gdy kartę bierze solista?
rule-int-9 = Tak, od razu, zanim wykona akcje wziętej karty wspomnień.
rule-int-9-why = Rząd uzupełnia się zawsze, gdy opuszcza go karta. Zob. zasadę ROW-1.
rule-int-10-question = W jakiej kolejności gracze dokonują wyborów w fazie utrzymania?
rule-int-10 = W kolejności tur rundy, która właśnie się skończyła.
rule-int-10-why = Przy prawdziwym stole gracze wybierają jednocześnie, ale stała kolejność pozwala odtworzyć grę.
rule-int-11-question = Jaką trasą prowadzi podróż?
rule-int-11 = Zawsze najtańszą.
rule-int-11-why = Wydanie hiszpańskie pozwala wybrać trasę, ale żadne wydanie nie nagradza droższej.
rule-int-14-question = Kiedy wykonujesz dodatkową akcję z kafelka Agnus Dei?
rule-int-14 = Zaraz po akcji, którą powtarza, przed każdą inną oczekującą akcją. Możesz ją pominąć.
rule-int-14-why = Kafelek pozwala powtórzyć akcję za każdym razem, gdy ją wykonujesz, więc powtórka następuje bezpośrednio po niej.
rule-int-15-question = Kiedy otrzymujesz nagrodę z pola rzędu?
rule-int-15 = Przed zapłaceniem kosztu, więc może ci pomóc w zapłacie.
rule-int-15-why = Nagroda jest częścią ceny, a w rozstrzygnięciu INT-5 nagrody też wyprzedzają koszty.
rule-int-16-question = Czy premia okresu liczy symbole, czy akcje naprawdę wykonane?
rule-int-16 = Liczy symbole na twoich czterech kartach w sekcji doświadczeń, nawet tam, gdzie wybrano zamiast nich dukaty.
rule-int-16-why = Zarówno krok fazy utrzymania, jak i objaśnienie kafelka mówią o symbolach.
rule-int-17-question = Czy dodatkowe akcje z kafelków Agnus Dei uruchamiają kafelki Agnus Dei?
rule-int-17 = Nie, nigdy. Każdy kafelek daje ci jedną dodatkową akcję za każdą akcję, która sama nie jest dodatkowa; dwa kafelki dają więc dwie. Akcja otrzymana jako nagroda je uruchamia.
rule-int-17-why = Kafelek powtarza akcję tylko jeden raz.
rule-int-18-question = Czy kafelek Agnus Dei powtarza akcję, którą go zdobyto, albo własną natychmiastową akcję?
rule-int-18 = Nie, zaczyna działać dopiero po zakończeniu tej akcji.
rule-int-18-why = Kafelek kładziesz w ostatnim kroku akcji.
rule-int-19-question = Jeśli kafelek miasta pozwala wykonać lub sprzedać jedno dzieło, czy uruchamia to kafelek Agnus Dei dla akcji Wykonanie lub sprzedaż utworu?
rule-int-19 = Tak. Dodatkowa akcja to zwykłe Wykonanie lub sprzedaż utworu, bez dodatkowej nagrody miasta.
rule-int-19-why = Dodatkowa nagroda należy do kafelka miasta i otrzymujesz ją tylko raz.
rule-int-20-question = Czy możesz zachować otrzymaną akcję na później?
rule-int-20 = Nie. Wykonujesz ją od razu, przed wszystkimi oczekującymi akcjami, albo ją tracisz. Najpierw otrzymujesz zasoby z nagrody; potem wykonujesz jej akcje w dowolnej kolejności.
rule-int-20-why = Instrukcje pozwalają wykonać otrzymane akcje tylko od razu.
rule-int-21-question = Czy kafelek leży jeszcze na swoim miejscu, gdy wykonujesz akcję, którą daje?
rule-int-21 = Nie, opuszcza mapę lub stos, gdy płacisz jego koszt.
rule-int-21-why = Nikt nie może wziąć tego samego kafelka dwa razy.
rule-int-22-question = Czy możesz wybrać kompozytora, którego stos dla danej części jest pusty?
rule-int-22 = Nie, nie możesz zlecić mu tam partii.
rule-int-22-why = Koszt i nagroda to koszt i nagroda jego wierzchniego kafelka.
rule-int-23-question = Co się dzieje, gdy znacznik funduszy jest za nisko, by zapłacić polami toru za kafelek?
rule-int-23 = Nie możesz zapłacić kosztu, więc nie możesz wziąć kafelka.
rule-int-23-why = Pola toru są kosztem, a koszty musisz płacić w całości. Zob. zasadę PAY-6.
rule-int-24-question = Jeśli otrzymujesz kilka dżokerów naraz, czy wszystkie muszą być tego samego rodzaju?
rule-int-24 = Nie, rodzaj każdego wybierasz osobno.
rule-int-24-why = Każdy dżoker to osobny punkt.
rule-int-26-question = Czy możesz użyć karty, ale pominąć niektóre lub wszystkie jej akcje?
rule-int-26 = Tak, a nagrodę z karty i tak otrzymujesz.
rule-int-26-why = Instrukcje mówią, że możesz wykonać akcje, a nie że musisz.
rule-int-27-question = Czy monety i dyski mogą się skończyć?
rule-int-27 = Nie, zawsze jest ich dość.
rule-int-27-why = Żadne wydanie nie ma zasady na wypadek ich braku.
rule-int-28-question = Które informacje są ukryte?
rule-int-28 = Ukryte są: ręka każdego gracza, kolejność wszystkich talii i stosów oraz usunięte lub nieobejrzane karty i kafelki. Wszystko inne jest jawne, także stosy kompozytorów i stosy odrzuconych. Możesz zobaczyć, jakie karty są w twojej talii, ale nie ich kolejność.
rule-int-28-why = Przy grze na stole nic więcej nie jest ukryte.
rule-int-30-question = Czy liczą się oba twoje kafelki Offertorium, jeśli dotyczą tego samego rodzaju dzieł?
rule-int-30 = Tak, zdobywasz PZ z obu.
rule-int-30-why = Każdy kafelek daje PZ za każdym razem.
rule-int-31-question = Jak liczy się początkowe dzieło?
rule-int-31 = Nie ma rodzaju ani okresu, więc nie spełnia przysług i nie daje premii za rodzaj. Dopóki go nie sprzedasz, liczy się jako dzieło przy rozstrzyganiu remisu (END-9).
rule-int-31-why = Ma własny symbol, inny niż symbole czterech rodzajów.
rule-int-32-question = Czy możesz wymieniać dukaty i dyski w fazie utrzymania i w finałowej punktacji?
rule-int-32 = Nie, nie możesz.
rule-int-32-why = Wymieniać możesz tylko w swojej turze. Zob. zasadę PAY-5.
rule-int-33-question = Który okres ma dzieło na potrzeby dworskich przysług?
rule-int-33 = Okres nadrukowany na karcie.
rule-int-33-why = Objaśnienie kart nazywa tę liczbę okresem dzieła.
rule-int-35-question = W jakiej kolejności układa się kafelki kompozytorów, gdy ich koszty są równe lub nieporównywalne?
rule-int-35 = W kolejności, w jakiej wymienia je edycja.
rule-int-35-why = Stała kolejność pozwala odtworzyć grę.
rule-int-36-question = Co się dzieje z neutralnym znacznikiem, którego nie da się umieścić?
rule-int-36 = Opuszcza grę.
rule-int-36-why = Z pola dętych możesz skorzystać tylko raz.
rule-int-37-question = W jakiej kolejności solista wykonuje kilka akcji ze swojej karty lub z wziętej karty wspomnień?
rule-int-37 = Tak jak je nadrukowano, od lewej do prawej. Akcje wziętej karty wspomnień wykonuje od razu, przed resztą swoich.
rule-int-37-why = Solista nie podejmuje decyzji, a ty nie podejmujesz ich za niego.
rule-int-38-question = Co się dzieje, gdy karta wspomnień wzięta przez solistę ma symbol Spisania wspomnień?
rule-int-38 = Bierze też następną kartę wspomnień, według tej samej strzałki, aż w rzędzie nie będzie żadnej.
rule-int-38-why = Wykonuje akcje każdej karty, którą bierze.
rule-int-39-question = Czy solista otrzymuje natychmiastową nagrodę z kafelka dworu?
rule-int-39 = Nie, nie otrzymuje.
rule-int-39-why = Instrukcje mówią tylko, że zachowuje kafelek.
rule-int-40-question = Co się dzieje z dziewiątą kartą solisty w fazie utrzymania?
rule-int-40 = Tasuje się ją razem z pozostałymi ośmioma.
rule-int-40-why = Solista nie ma ręki, na której mógłby ją zachować.
rule-int-41-question = Co się dzieje, gdy solista wykonuje akcję Requiem, a wszystkie części są pełne?
rule-int-41 = Nic się nie dzieje i solista nie zdobywa PZ.
rule-int-41-why = Nie ma już partii na jego znacznik.
rule-int-42-question = Czy solista otrzymuje nagrody z pól instrumentów, neutralny znacznik, nagrody z pól rzędu, górną nagrodę karty wspomnień lub kafelek kompozytora?
rule-int-42 = Nie, nie otrzymuje niczego z tych rzeczy.
rule-int-42-why = Instrukcje wspominają u niego tylko o PZ i polach na torze funduszy.
rule-int-45-question = Czy możesz wykonać lub sprzedać dzieło w turze, w której je zlecasz?
rule-int-45 = Tak, od razu jest gotowe.
rule-int-45-why = Tylko przekręconych dzieł nie można wykonać ani sprzedać.
rule-int-46-question = Czy dodatkowe Wykonanie lub sprzedaż utworu może dotyczyć innego dzieła albo drugiej z dwóch możliwości?
rule-int-46 = Tak, wybór jest dowolny.
rule-int-46-why = Powtarzasz akcję Wykonanie lub sprzedaż utworu, niezależnie od pierwszego wyboru.
rule-int-48-question = Kiedy sprawdza się, czy możesz zapłacić?
rule-int-48 = W chwili płatności, po nagrodach z pola instrumentu (REQ-2) i z pola rzędu; możesz jeszcze wymieniać. Akcja jest dostępna tylko wtedy, gdy możesz za nią zapłacić, w razie potrzeby po wymianach.
rule-int-48-why = Te nagrody mogą ci pomóc w zapłacie (INT-5), a wymieniać możesz w każdej chwili swojej tury (PAY-5).
rule-int-49-question = Którą nutę może pokazywać neutralny znacznik w trybie solo?
rule-int-49 = Tylko nutę twojego kompozytora, czyli ósemkę górnej linii.
rule-int-49-why = W grze jest tylko jeden kompozytor (SOLO-2). Szesnastka należy do solisty.
rule-int-50-question = Requiem otrzymane podczas innego Requiem daje kafelek Agnus Dei, który powtarza Requiem. Czy możesz powtórzyć pierwsze Requiem?
rule-int-50 = Nie. Kafelek nie powtarza niczego, co zaczęło się przed jego położeniem.
rule-int-50-why = Kafelek nie powtarza też akcji, która go dała. Zob. rozstrzygnięcie INT-18.
rule-int-51-question = Z nagrody zostało kilka akcji, a ty pomijasz jedną. Czy możesz jeszcze wykonać pozostałe?
rule-int-51 = Nie. Pomijając jedną, tracisz wszystkie akcje, które zostały z tej nagrody.
rule-int-51-why = Otrzymane akcje wykonujesz od razu albo je tracisz. Zob. rozstrzygnięcie INT-20.
