# Lekcje.

lesson-learn = Nauka
lesson-new = Pierwszy raz?
lesson-new-line = Naucz się grać w osiem minut
lesson-list = Lekcje
lesson-count = ukończone: {NUMBER($done)} z {NUMBER($all)}
lesson-finished = (ukończona)
lesson-missing = Nie można wczytać tej lekcji. Sprawdź połączenie.

lesson-step = {NUMBER($n)} z {NUMBER($all)}
lesson-leave = Wyjdź z lekcji
lesson-done = Świetnie, to koniec tej lekcji.
lesson-onward = {$title}

lesson-goal = Jak wygrać
lesson-cards = Dwie karty w turze
lesson-row = Nowe wspomnienia
lesson-works = Dzieła Mozarta
lesson-travel = Podróże i przysługi
lesson-requiem = Requiem
lesson-round = Koniec rundy
lesson-end = Koniec gry
lesson-soloist = Tryb solo: solista
lesson-game = Twoja pierwsza gra

lesson-low = Druga karta trafia do opowieści.
lesson-low-do = Wybierz podświetloną dolną połowę.

lesson-goal-1 = Jestem Constanze, wdowa po Mozarcie. Po pięciu rundach wygrywa osoba, która ma najwięcej punktów, a to jest ostatnia tura gry.
lesson-goal-1-do = Wybierz podświetloną górną połowę.
lesson-goal-2 = Przegrywasz dwoma punktami. W każdej turze zagrywasz dwie karty: jedną na teraz, drugą na później.
lesson-goal-2-do = Wybierz podświetloną dolną połowę.
lesson-goal-3 = Masz operę „Zaide”, a jej sprzedaż daje trzy punkty.
lesson-goal-3-do = Wybierz sprzedaż „Zaide” i potwierdź.
lesson-goal-4 = Teraz prowadzisz.
lesson-goal-4-do = Zakończ turę.
lesson-goal-5 = Wygrywasz! Arkusz pokazuje, skąd pochodzi każdy punkt.
lesson-goal-5-do = Otwórz arkusz wyników.

lesson-cards-1 = Z każdej karty działa tylko jedna połowa. Górna działa od razu: tutaj daje dukata i akcję.
lesson-cards-1-do = Wybierz podświetloną górną połowę.
lesson-cards-2 = Dolna połowa innej karty czeka w opowieści. To, co na niej widać, otrzymasz na koniec rundy.
lesson-cards-2-do = Wybierz dowolną podświetloną dolną połowę.
lesson-cards-3 = Ta karta pozwala wykonać lub sprzedać dzieło. Wykonanie zamienia twoje pierwsze dzieło w dukaty.
lesson-cards-3-do = Wykonaj dzieło i potwierdź.
lesson-cards-4 = Ta karta nie daje nic więcej. Po turze dobierasz dwie nowe.
lesson-cards-4-do = Zakończ turę.
lesson-cards-5 = Akcja nie jest ci potrzebna? Weź zamiast niej dukaty, tyle, ile wynosi numer rundy: trzy.
lesson-cards-5-do = Wybierz dukaty z podświetlonej karty.
lesson-cards-6 = Ta karta też potrzebuje drugiej w opowieści.
lesson-cards-6-do = Wybierz podświetloną dolną połowę.
lesson-cards-7 = Otrzymujesz dukaty i tura się kończy.
lesson-cards-7-do = Potwierdź.

lesson-row-1 = Zawsze masz dziewięć kart. W rzędzie leżą lepsze: zdobywasz je akcją spisania wspomnień.
lesson-row-1-do = Wybierz podświetloną górną połowę.
lesson-row-2 = Nowa karta zastąpi kartę w opowieści, która wypadnie z gry. Dlatego poświęć słabą.
lesson-row-2-do = Wybierz podświetloną dolną połowę.
lesson-row-3 = Im dalej w prawo, tym taniej. Ta karta daje trzy dukaty przy każdym użyciu.
lesson-row-3-do = Wybierz podświetloną kartę w rzędzie i potwierdź.
lesson-row-4 = Leży teraz w twojej opowieści i da nagrodę na koniec rundy. Potem trafi do twojej talii.
lesson-row-4-do = Zakończ turę.

lesson-works-1 = Za dzieła Mozarta dostajesz punkty przy zleceniu, a później na nich zarabiasz. Ta karta ma obie akcje.
lesson-works-1-do = Wybierz podświetloną górną połowę.
lesson-works-2 = Ta opera od razu daje sześć punktów. Cena jest pod kartą.
lesson-works-2-do = Wybierz podświetloną operę i potwierdź.
lesson-works-3 = Wykonanie daje dukaty raz na rundę. Dzieło zostaje u ciebie.
lesson-works-3-do = Wykonaj operę i potwierdź.
lesson-works-4 = Dwie akcje w jednej turze.
lesson-works-4-do = Zakończ turę.
lesson-works-5 = Na dziele można zarobić też inaczej.
lesson-works-5-do = Wybierz podświetloną górną połowę.
lesson-works-6 = Sprzedaż daje punkty i przesuwa cię na torze funduszy, z którego masz dochód co rundę. Ale dzieło tracisz.
lesson-works-6-do = Sprzedaj pierwsze dzieło i potwierdź.

lesson-travel-1 = W podróży płacisz dukatami za drogi, a punktami podróży za kafelek.
lesson-travel-1-do = Wybierz podświetloną górną połowę.
lesson-travel-2 = Kafelek dworu zostaje u ciebie. Ten na koniec gry daje osiem punktów, jeśli masz operę i utwór religijny.
lesson-travel-2-do = Wybierz Wiedeń i potwierdź.
lesson-travel-3 = Operę już masz; drugie dzieło zleć przed końcem gry. Powóz zostaje tutaj: następna podróż zacznie się w Wiedniu.
lesson-travel-3-do = Zakończ turę.

lesson-requiem-1 = Requiem mojego męża trzeba dokończyć. Ta karta pozwala zlecić partię.
lesson-requiem-1-do = Wybierz podświetloną górną połowę.
lesson-requiem-2 = W części Sequentia kompozytorzy remisują. Znaczniki tego, kto ma ich więcej, są warte więcej: ty decydujesz!
lesson-requiem-2-do = Wybierz podświetloną partię, a potem Eyblera.
lesson-requiem-3 = Eybler prowadzi: twoje znaczniki z jego nutą dają po cztery punkty zamiast dwóch. Jego kafelek daje też nagrodę co rundę.
lesson-requiem-3-do = Zakończ turę.

lesson-round-1 = Runda ma cztery tury, a to jest czwarta. Premię pokazaną u góry otrzymasz za każdy symbol jej akcji w doświadczeniach.
lesson-round-1-do = Wybierz podświetloną górną połowę.
lesson-round-2 = Punkty na torach przepadną, a potem otrzymasz nagrody z czterech kart opowieści. Żadna nie daje jeszcze podróży.
lesson-round-2-do = Wybierz połowę z podróżą.
lesson-round-3 = Dukaty zostają.
lesson-round-3-do = Wykonaj dzieło i potwierdź.
lesson-round-4 = Zobacz teraz, co otrzymasz!
lesson-round-4-do = Zakończ turę.
lesson-round-5 = To nagrody z opowieści, funduszy i premii. Kafelki, które zostały na mapie, są teraz pozłacane i dają więcej.
lesson-round-5-do = Zacznij następną rundę.

lesson-end-1 = Znów ostatnia tura: liczą się już tylko punkty. Twoje dwa dzieła spełniają przysługę dworu.
lesson-end-1-do = Wybierz podświetloną górną połowę.
lesson-end-2 = Karty późnych okresów dają punkty w opowieści.
lesson-end-2-do = Wybierz połowę z czterema punktami.
lesson-end-3 = Najwięcej daje Agnus Dei: siedem punktów za znacznik prowadzącego kompozytora.
lesson-end-3-do = Wybierz podświetloną partię, a potem Eyblera.
lesson-end-4 = Reszta też się liczy: punkt za każde trzy dukaty i punkt za każde dwa punkty opowieści.
lesson-end-4-do = Zakończ turę.
lesson-end-5 = Przysługi, Requiem, reszta: wszystko policzone.
lesson-end-5-do = Otwórz arkusz wyników.

lesson-soloist-1 = W trybie solo grasz przeciw soliście Schikanederowi. Twoje tury się nie zmieniają.
lesson-soloist-1-do = Wybierz dukaty z podświetlonej karty.
lesson-soloist-2 = Nie ma ręki ani dukatów: decydują za niego dwie karty.
lesson-soloist-2-do = Potwierdź i obserwuj jego turę.
lesson-soloist-3 = Lewa karta mówi, co robi, a prawa gdzie. To, co weźmie, nie wraca.
lesson-soloist-3-do = Otwórz jego planszę.
