# Recherche de problèmes.

mine-games = { $games } parties · { $candidates } candidats, dont { $disputed } contestés et { $narrow } trop serrés · { $puzzles } problèmes
mine-level = { $level } trouve la solution dans { $share } % de ses essais
mine-all-hold =
    { $n ->
        [one] Le problème est confirmé
       *[other] Les { $n } problèmes sont confirmés
    }
mine-fault = Problème { $id } : { $what }
mine-fault-position = la position est illisible ou n’est pas au début d’un tour
mine-fault-turn = un tour n’est pas permis
mine-fault-disputed = un autre tour est meilleur
mine-fault-narrow = un autre tour est presque aussi bon
mine-no-set = { $file } n’est pas un recueil de problèmes de cette version
mine-other-edition = { $file } a été fait pour l’édition { $edition }… ; choisissez cette édition ou un autre fichier
mine-bad-line = { $file }, ligne { $line } : ce ne sont pas les problèmes d’une partie
mine-other-seed = { $file } a été fait avec --seed { $seed } ; donnez le même nombre ou un autre fichier
