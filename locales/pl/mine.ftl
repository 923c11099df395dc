# Szukanie zadań.

mine-games = Gry: { $games } · kandydaci: { $candidates }, w tym sporni: { $disputed }, z małą przewagą: { $narrow } · zadania: { $puzzles }
mine-level = { $level } znajduje rozwiązanie w { $share }% prób
mine-all-hold =
    { $n ->
        [one] Potwierdzono { $n } zadanie
        [few] Potwierdzono wszystkie { $n } zadania
        [many] Potwierdzono wszystkie { $n } zadań
       *[other] Potwierdzono wszystkie { $n } zadania
    }
mine-fault = Zadanie { $id }: { $what }
mine-fault-position = pozycji nie da się odczytać albo nie jest to początek tury
mine-fault-turn = tura jest niedozwolona
mine-fault-disputed = inna tura jest lepsza
mine-fault-narrow = inna tura jest prawie tak samo dobra
mine-no-set = { $file } nie jest zbiorem zadań tej wersji
mine-other-edition = { $file } powstał dla edycji { $edition }…; wskaż tę edycję albo inny plik
mine-bad-line = { $file }, wiersz { $line }: to nie są zadania z jednej gry
mine-other-seed = { $file } powstał z --seed { $seed }; podaj tę samą liczbę albo inny plik
