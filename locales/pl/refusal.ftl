# Why something cannot be done, said to whoever tried: the reason, the figures, and what would make it possible.
# The id of the rule is printed beside the sentence.

## Not now

refusal-over = Gra się skończyła.
refusal-not-your-turn = Jeszcze nie: decyduje {$who}.
refusal-not-asked = Najpierw coś innego. {$prompt}
refusal-no-icon = {name-icon}: tej akcji nie możesz już teraz wykonać.
refusal-no-exchange = Wymieniać można tylko w swojej turze, nie w fazie utrzymania.

## Cards

refusal-not-in-hand = Nie masz na ręce karty „{$card}”.
refusal-same-card = Karta „{$card}” nie może leżeć w obu miejscach: wybierz dwie różne karty.
refusal-empty-space = Pole {NUMBER($n)} rzędu jest puste.
refusal-not-a-memory = Na polu {NUMBER($n)} leży dzieło; aby spisać wspomnienie, wybierz kartę wspomnień.
refusal-not-an-opus = Na polu {NUMBER($n)} leży karta wspomnień; aby zlecić dzieło, wybierz kartę dzieła.
refusal-not-your-opus = Nie masz przed sobą dzieła: {$opus}.
refusal-turned = {$opus}: w tej rundzie już po wykonaniu; dzieło będzie znów gotowe po fazie utrzymania.
refusal-wrong-type =
    { $type ->
        [opera] To miasto chce opery; {$opus} to dzieło innego rodzaju.
        [religious] To miasto chce utworu religijnego; {$opus} to dzieło innego rodzaju.
        [symphony] To miasto chce symfonii; {$opus} to dzieło innego rodzaju.
       *[chamber] To miasto chce utworu kameralnego; {$opus} to dzieło innego rodzaju.
    }
refusal-wrong-mode =
    { $mode ->
        [perform] To miasto chce wykonania, nie sprzedaży.
       *[sell] To miasto chce sprzedaży, nie wykonania.
    }

## Map and Requiem

refusal-no-tile = {$place}: nie ma tu kafelka; wybierz lokalizację z kafelkiem.
refusal-no-such-part = Część {name-movement} nie ma partii {NUMBER($n)}.
refusal-covered = {$part}: tę partię zakrywa znacznik Constanze, nie można jej zlecić.
refusal-written = {$part}: tę partię zajmuje już {$who}.
refusal-written-neutral = {$part}: tę partię zajmuje już neutralny znacznik.
refusal-no-marker =
    { $instrument ->
        [horns] Na polu instrumentu {NUMBER($n)} (dęte) nie ma już znacznika; wybierz pole, na którym jeszcze jest.
        [percussion] Na polu instrumentu {NUMBER($n)} (perkusja) nie ma już znacznika; wybierz pole, na którym jeszcze jest.
        [strings] Na polu instrumentu {NUMBER($n)} (smyczki) nie ma już znacznika; wybierz pole, na którym jeszcze jest.
        [voice] Na polu instrumentu {NUMBER($n)} (wokal) nie ma już znacznika; wybierz pole, na którym jeszcze jest.
       *[organ] Na polu instrumentu {NUMBER($n)} (organy) nie ma już znacznika; wybierz pole, na którym jeszcze jest.
    }
refusal-no-marker-left =
    { $instrument ->
        [horns] Nie masz już znacznika dętych.
        [percussion] Nie masz już znacznika perkusji.
        [strings] Nie masz już znacznika smyczków.
        [voice] Nie masz już znacznika wokalu.
       *[organ] Nie masz już znacznika organów.
    }
refusal-wrong-instrument =
    Partia i znacznik muszą być tego samego instrumentu; partia: {$part}, znacznik: {$marker}.
refusal-no-composer =
    { $line ->
        [upper] W górnej linii ({name-note}) nie ma kompozytora.
       *[lower] W dolnej linii ({name-note}) nie ma kompozytora.
    }
refusal-stack-empty = W części {name-movement} nic już nie napisze {$composer}: stos kafelków jest pusty.
refusal-other-movement = Neutralny znacznik musi zostać w tej samej części co dęte: {name-movement}.

## Costs

# The ducats there are; $spare is what counters that are not needed would bring.
refusal-purse =
    { $spare ->
        [0] masz {NUMBER($has)}
       *[1] masz {NUMBER($has)} i zbędne dyski warte {$spare}
    }
refusal-short-ducats =
    { $missing ->
        [one] Brakuje {$missing} dukata: koszt to {NUMBER($cost)}, a {refusal-purse}.
        [few] Brakuje {$missing} dukatów: koszt to {NUMBER($cost)}, a {refusal-purse}.
        [many] Brakuje {$missing} dukatów: koszt to {NUMBER($cost)}, a {refusal-purse}.
       *[other] Brakuje {$missing} dukata: koszt to {NUMBER($cost)}, a {refusal-purse}.
    }
# $points in words, $n of them; $price is what they would cost to buy.
refusal-short-points =
    { $n ->
        [one] Brakuje: {$points}. Zakup dysku: {$price}, a {refusal-purse}.
        [few] Brakuje: {$points}. Zakup dysków: {$price}, a {refusal-purse}.
        [many] Brakuje: {$points}. Zakup dysków: {$price}, a {refusal-purse}.
       *[other] Brakuje: {$points}. Zakup dysków: {$price}, a {refusal-purse}.
    }
refusal-short-points-ducats =
    { $n ->
        [one] Brakuje: {$points}. Zakup dysku: {$price}, do tego koszt: {$cost}, a {refusal-purse}.
        [few] Brakuje: {$points}. Zakup dysków: {$price}, do tego koszt: {$cost}, a {refusal-purse}.
        [many] Brakuje: {$points}. Zakup dysków: {$price}, do tego koszt: {$cost}, a {refusal-purse}.
       *[other] Brakuje: {$points}. Zakup dysków: {$price}, do tego koszt: {$cost}, a {refusal-purse}.
    }
refusal-finance =
    { $steps ->
        [one] Trzeba cofnąć znacznik funduszy o {$steps} pole, a możesz najwyżej o {NUMBER($has)}.
        [few] Trzeba cofnąć znacznik funduszy o {$steps} pola, a możesz najwyżej o {NUMBER($has)}.
        [many] Trzeba cofnąć znacznik funduszy o {$steps} pól, a możesz najwyżej o {NUMBER($has)}.
       *[other] Trzeba cofnąć znacznik funduszy o {$steps} pola, a możesz najwyżej o {NUMBER($has)}.
    }
refusal-wrong-points = Koszt: {$cost}; płatność daje {NUMBER($offered)}.
refusal-track =
    { $kind ->
        [talent] Płatność bierze {NUMBER($offered)} z toru talentu, a masz tam {NUMBER($has)}.
        [journey] Płatność bierze {NUMBER($offered)} z toru podróży, a masz tam {NUMBER($has)}.
       *[composition] Płatność bierze {NUMBER($offered)} z toru kompozycji, a masz tam {NUMBER($has)}.
    }
refusal-counters = Potrzeba: {$needed}; masz {NUMBER($has)}.
refusal-ducats = Potrzeba: {$needed}; masz {NUMBER($has)}.
refusal-nothing-to-return =
    { $kind ->
        [talent] Nie masz dysku talentu, który można oddać.
        [journey] Nie masz dysku podróży, który można oddać.
       *[composition] Nie masz dysku kompozycji, który można oddać.
    }

## A game that cannot be set up

refusal-setup-players =
    { $most ->
        [1] Przeciw soliście gra jedna osoba, nie {NUMBER($found)}.
       *[4] Liczba graczy: od {NUMBER($least)} do {$most}, nie {NUMBER($found)}; w pojedynkę zagraj przeciw soliście.
    }
refusal-setup-same-composer = {name-composer} nie może zająć obu linii: wybierz dwóch kompozytorów.
refusal-setup-lower-composer = W grze przeciw soliście kompozytora ma tylko górna linia: {name-composer} nie może zająć dolnej.
refusal-setup-first =
    { $most ->
        [1] W grze przeciw soliście zawsze zaczyna człowiek.
       *[4] Gracz {NUMBER($found)} nie może zaczynać: gracze mają numery od 1 do {$most}.
    }

## A position that cannot be: where ($path), what, and by which rule

fault-position-missing = {$path}: na stole brakuje elementu: {$thing} ({$rule}).
fault-position-twice = {$path}: ten element leży też gdzie indziej: {$thing} ({$rule}).
fault-position-misplaced = {$path}: ten element tu nie pasuje: {$thing} ({$rule}).
fault-position-number = {$path}: jest {NUMBER($found)}, powinno być od {NUMBER($least)} do {NUMBER($most)} ({$rule}).
fault-position-tile = {$path}: kafelek kompozytora „{$thing}” nie leży tam, gdzie zostawiają go stosy ({$rule}).
fault-position-composer = {$path}: kompozytorem nie może tu być {$thing} ({$rule}).
fault-position-composer-none = {$path}: brakuje kompozytora ({$rule}).
fault-position-part = {$path}: partia nie istnieje lub jest podana dwa razy: {$thing} ({$rule}).
fault-position-prompt = {$path}: o to nie można tu pytać: {$thing} ({$rule})
fault-position-prompt-none = {$path}: tu musi paść jakieś pytanie ({$rule}).
fault-position-turned = {$path}: przekręcone dzieło nie leży przed graczem: {$thing} ({$rule}).
