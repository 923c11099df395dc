# Why something cannot be done, said to whoever tried: the reason, the figures, and what would make it possible.
# The id of the rule is printed beside the sentence.

## Not now

refusal-over = Gra jest skończona.
refusal-not-your-turn = To nie twoja tura: decyduje {$who}.
refusal-not-asked = Jeszcze nie teraz. {$prompt}
refusal-no-icon = Nie możesz już teraz wykonać tej akcji: {name-icon}.
refusal-no-exchange = Możesz wymieniać tylko w swojej turze, nie w fazie utrzymania.

## Cards

refusal-not-in-hand = Nie masz na ręce karty „{$card}”.
refusal-same-card = Nie możesz zagrać karty „{$card}” w oba miejsca. Wybierz dwie różne karty.
refusal-empty-space = Pole {NUMBER($n)} rzędu jest puste.
refusal-not-a-memory = Na polu {NUMBER($n)} leży dzieło. Aby spisać wspomnienia, wybierz kartę wspomnień.
refusal-not-an-opus = Na polu {NUMBER($n)} leży karta wspomnień. Aby zlecić dzieło, wybierz kartę dzieła.
refusal-not-your-opus = To nie jest twoje dzieło: {$opus}.
refusal-turned = {$opus}: to dzieło zostało już wykonane w tej rundzie. Będzie znów gotowe w następnej.
refusal-wrong-type =
    { $type ->
        [opera] W tym mieście potrzebna jest opera. {$opus} to dzieło innego rodzaju.
        [religious] W tym mieście potrzebny jest utwór religijny. {$opus} to dzieło innego rodzaju.
        [symphony] W tym mieście potrzebna jest symfonia. {$opus} to dzieło innego rodzaju.
       *[chamber] W tym mieście potrzebny jest utwór kameralny. {$opus} to dzieło innego rodzaju.
    }
refusal-wrong-mode =
    { $mode ->
        [perform] W tym mieście możesz wykonać dzieło, ale nie możesz go sprzedać.
       *[sell] W tym mieście możesz sprzedać dzieło, ale nie możesz go wykonać.
    }

## Map and Requiem

refusal-no-tile = {$place}: tu nie ma kafelka. Wybierz lokalizację z kafelkiem.
refusal-no-such-part = Część {name-movement} nie ma partii {NUMBER($n)}.
refusal-covered = {$part}: partię zakrywa znacznik Constanze, więc nikt nie może jej zlecić.
refusal-written = {$part}: partię zajmuje już {$who}.
refusal-written-neutral = {$part}: partię zajmuje już neutralny znacznik.
refusal-no-marker =
    { $instrument ->
        [horns] Znacznik z pola instrumentu {NUMBER($n)} (dęte) został już użyty. Wybierz inny.
        [percussion] Znacznik z pola instrumentu {NUMBER($n)} (perkusja) został już użyty. Wybierz inny.
        [strings] Znacznik z pola instrumentu {NUMBER($n)} (smyczki) został już użyty. Wybierz inny.
        [voice] Znacznik z pola instrumentu {NUMBER($n)} (wokal) został już użyty. Wybierz inny.
       *[organ] Znacznik z pola instrumentu {NUMBER($n)} (organy) został już użyty. Wybierz inny.
    }
refusal-no-marker-left =
    { $instrument ->
        [horns] Nie masz już znacznika tego instrumentu (dęte).
        [percussion] Nie masz już znacznika tego instrumentu (perkusja).
        [strings] Nie masz już znacznika tego instrumentu (smyczki).
        [voice] Nie masz już znacznika tego instrumentu (wokal).
       *[organ] Nie masz już znacznika tego instrumentu (organy).
    }
refusal-wrong-instrument = Partia i znacznik muszą należeć do tego samego instrumentu. Partia: {$part}, znacznik: {$marker}.
refusal-no-composer =
    { $line ->
        [upper] W górnej linii ({name-note}) nie ma kompozytora.
       *[lower] W dolnej linii ({name-note}) nie ma kompozytora.
    }
refusal-stack-empty = {$composer}: nie ma już kafelków w części {name-movement}. Nie możesz zlecić mu tam partii.
refusal-other-movement = Neutralny znacznik musi trafić do tej samej części co znacznik dętych: {name-movement}.

## Costs

# The ducats there are; $spare is what counters that are not needed would bring.
refusal-purse =
    { $spare ->
        [0] masz tylko {NUMBER($has)}
       *[1] masz tylko {NUMBER($has)} i zbędne dyski warte {$spare}
    }
refusal-short-ducats =
    { $missing ->
        [one] Brakuje {$missing} dukata: koszt to {NUMBER($cost)}, ale {refusal-purse}.
        [few] Brakuje {$missing} dukatów: koszt to {NUMBER($cost)}, ale {refusal-purse}.
        [many] Brakuje {$missing} dukatów: koszt to {NUMBER($cost)}, ale {refusal-purse}.
       *[other] Brakuje {$missing} dukata: koszt to {NUMBER($cost)}, ale {refusal-purse}.
    }
# $points in words, $n of them; $price is what they would cost to buy.
refusal-short-points =
    { $n ->
        [one] Brakuje: {$points}. Zakup kosztuje {$price}, ale {refusal-purse}.
        [few] Brakuje: {$points}. Zakup kosztuje {$price}, ale {refusal-purse}.
        [many] Brakuje: {$points}. Zakup kosztuje {$price}, ale {refusal-purse}.
       *[other] Brakuje: {$points}. Zakup kosztuje {$price}, ale {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Brakuje: {$points}. Zakup kosztuje {$price}, a sama akcja jeszcze {$cost}, ale {refusal-purse}.
        [few] Brakuje: {$points}. Zakup kosztuje {$price}, a sama akcja jeszcze {$cost}, ale {refusal-purse}.
        [many] Brakuje: {$points}. Zakup kosztuje {$price}, a sama akcja jeszcze {$cost}, ale {refusal-purse}.
       *[other] Brakuje: {$points}. Zakup kosztuje {$price}, a sama akcja jeszcze {$cost}, ale {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Musisz cofnąć znacznik funduszy o {$steps} pole, a możesz najwyżej o {NUMBER($has)}.
        [few] Musisz cofnąć znacznik funduszy o {$steps} pola, a możesz najwyżej o {NUMBER($has)}.
        [many] Musisz cofnąć znacznik funduszy o {$steps} pól, a możesz najwyżej o {NUMBER($has)}.
       *[other] Musisz cofnąć znacznik funduszy o {$steps} pola, a możesz najwyżej o {NUMBER($has)}.
    }
refusal-wrong-points = Koszt: {$cost}, a płacisz {NUMBER($offered)}.
refusal-track =
    { $kind ->
        [talent] Płacisz {NUMBER($offered)} z toru talentu, a masz tam {NUMBER($has)}.
        [journey] Płacisz {NUMBER($offered)} z toru podróży, a masz tam {NUMBER($has)}.
       *[composition] Płacisz {NUMBER($offered)} z toru kompozycji, a masz tam {NUMBER($has)}.
    }
refusal-counters = Koszt: {$needed}, a masz {NUMBER($has)}.
refusal-ducats = Koszt: {$needed}, a masz {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] Nie masz dysku talentu, który można by oddać.
        [journey] Nie masz dysku podróży, który można by oddać.
       *[composition] Nie masz dysku kompozycji, który można by oddać.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Przeciw soliście gra jedna osoba, nie {NUMBER($found)}.
       *[4] Liczba graczy to od {NUMBER($least)} do {$most}, nie {NUMBER($found)}. Aby zagrać w pojedynkę, wybierz solistę.
    }
refusal-setup-same-composer = {name-composer} nie może zająć obu linii. Wybierz dwóch różnych kompozytorów.
refusal-setup-lower-composer = W grze przeciw soliście kompozytora ma tylko górna linia: {name-composer} nie może zająć dolnej.
refusal-setup-first =
    { $most ->
        [1] W grze przeciw soliście zawsze zaczynasz ty.
       *[4] Gracz {NUMBER($found)} nie może zaczynać: gracze mają numery od 1 do {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path}: w pozycji brakuje elementu: {$thing} ({$rule}).
fault-position-twice = {$path}: ten element jest też gdzie indziej: {$thing} ({$rule}).
fault-position-misplaced = {$path}: ten element nie może tu być: {$thing} ({$rule}).
fault-position-number = {$path}: jest {NUMBER($found)}, powinno być od {NUMBER($least)} do {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: kafelek kompozytora „{$thing}” nie zgadza się ze stosami ({$rule}).
fault-position-composer = {$path}: kompozytorem nie może tu być {$thing} ({$rule}).
fault-position-composer-none = {$path}: brakuje kompozytora ({$rule}).
fault-position-part = {$path}: partia nie istnieje lub występuje dwa razy: {$thing} ({$rule}).
fault-position-prompt = {$path}: nie można tu zadać tego pytania: {$thing} ({$rule})
fault-position-prompt-none = {$path}: tu musi zostać zadane pytanie ({$rule}).
fault-position-turned = {$path}: dzieło jest przekręcone, ale gracz go nie ma: {$thing} ({$rule}).
fault-position-gap = {$path}: to pole rzędu jest puste, choć po lewej leży karta ({$rule}).
fault-position-mark = {$path}: ten znacznik nie może tu leżeć: {$thing}. Jego gracz nie bierze udziału w grze lub nuta jest niewłaściwa ({$rule}).
fault-position-asleep = {$path}: kafelek na polu {NUMBER($space)} może być „asleep” tylko podczas wykonywania jego natychmiastowej nagrody ({$rule}).
