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
    PV : points de victoire
    ducats : l’argent du jeu
    Talent, Voyage, Composition : les trois types de points d’histoire
    piste : une piste Points d’histoire d’un plateau individuel ; ses points sont perdus à la phase d’entretien
    marqueur : un marqueur Point d’histoire ; vous le gardez jusqu’à ce que vous le dépensiez
    joker : un point d’histoire dont vous choisissez le type
    colonne : l’une des quatre colonnes d’un plateau individuel, avec la rangée Expériences en haut et la rangée Histoires en bas
    rangée : les sept emplacements de cartes en haut du plateau principal, avec la carte la plus récente à gauche et la plus ancienne à droite
    disponible : se dit d’un opus qui n’est pas incliné

## Components

rules-section-comp = Matériel
rule-comp-1 = Le jeu se joue de 1 à 4 joueurs. En solo, vous affrontez le Soliste (voir Mode solo).
rule-comp-2 = Le jeu contient 34 cartes Souvenir et 46 cartes Opus, appartenant chacune à l’une des périodes I à V ; 9 cartes Souvenir de départ et 1 carte Opus de départ pour chacun des 4 joueurs ; 15 tuiles Bonus de période, 3 par période ; 16 tuiles Cour royale ; 15 tuiles Ville ; 60 tuiles Compositeur (Eybler 16, Stadler 15, Süßmayr 16, Freystädtler 13) et 4 portraits ; 5 cartes Constanze et 10 marqueurs Constanze ; 11 cartes Soliste, numérotées de 1 à 11 ; 7 marqueurs Requiem par joueur et 4 neutres. Une édition personnelle doit contenir les mêmes éléments.
rule-comp-3 = Une carte Souvenir montre une ou plusieurs icônes d’action, des icônes Histoires (points de piste et/ou PV) et une période ; les cartes de départ portent le blason de leur propriétaire à la place d’une période. Une carte Souvenir peut aussi montrer une récompense (ducats et/ou cases de piste).
rule-comp-4 = Une carte Opus montre un titre, une année, une période, l’un des quatre types (opéra, musique religieuse, symphonie, musique de chambre), un coût (ducats et/ou points Talent) et les PV que vous gagnez aussitôt. Sa ligne Faire interpréter indique un coût en Talent et les ducats que vous recevez ; sa ligne Vendre, un coût en Talent et les cases Finances et PV que vous recevez.
rule-comp-5 = La carte Opus de départ (Maria Anna Mozart) a une ligne Faire interpréter et une ligne Vendre, mais ni type ni période (INT-31).
rule-comp-6 = Les tuiles Cour royale et Ville ont deux faces : une face simple et une face dorée, dont la récompense immédiate est meilleure. Le coût est le même sur les deux faces, tout comme la faveur d’une tuile Cour royale. Une tuile Cour royale donne des ducats, des PV et/ou des marqueurs ; une tuile Ville, des marqueurs, des actions, des ducats et/ou des PV.
rule-comp-7 = La carte de l’Europe compte 11 lieux numérotés : 3 cours royales et 8 villes. Le numéro 1 est Salzbourg, le numéro 11 Munich. Les lieux sont reliés par des routes, chacune avec un coût en ducats, et tous sont accessibles.
rule-comp-8 = Le Requiem a cinq mouvements : 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus, 5 Agnus Dei. Chaque mouvement a deux valeurs en PV, une plus élevée et une plus faible, et des partitions rangées de haut en bas, pour au moins deux des instruments cuivres, percussions, cordes, voix et orgue. Compléter un mouvement n’a pas d’effet particulier.
rule-comp-9 = Un plateau individuel comporte quatre colonnes, trois pistes Points d’histoire de 0 à 4, une piste Finances et sept cases Instrument. Chaque case Instrument porte un marqueur Requiem et montre la récompense que vous recevez en le prenant. Seule la case du haut est celle des cuivres ; elle porte aussi le marqueur Requiem neutre. Un même instrument peut avoir plusieurs cases.
rule-comp-10 = Les pièces et les marqueurs sont illimités (INT-27).
rule-comp-11 = Chacun des sept emplacements de la rangée a deux valeurs : une pour les cartes Souvenir et une pour les cartes Opus. Chaque valeur est un coût (ducats et/ou points d’histoire), une récompense ou rien.

## Setup

rules-section-setup = Mise en place
rule-setup-1 = Le marqueur Voyages de Mozart (la diligence) commence à Salzbourg.
rule-setup-2 = Triez les cartes Souvenir et Opus par période. À 2 joueurs, tirez au hasard 2 cartes Souvenir et 2 cartes Opus par période et remettez-les dans la boîte ; à 3 joueurs, 1 de chaque ; à 4 joueurs, aucune. Personne ne doit savoir lesquelles.
rule-setup-3 = Mélangez les cartes de chaque période et posez dessus une tuile Bonus de cette période, prise au hasard, dont la récompense reste cachée jusqu’au début de sa manche. Empilez les cinq paquets, la période I sur le dessus. Remettez les autres tuiles Bonus dans la boîte sans les regarder.
rule-setup-4 = Révélez la première tuile Bonus, placez-la sur son emplacement et remplissez la rangée avec 7 cartes.
rule-setup-5 = Choisissez deux compositeurs différents ou tirez-les au hasard ; pour une première partie, Eybler et Stadler sont conseillés. L’un prend la ligne supérieure (croche), l’autre la ligne inférieure (doubles croches). Chaque compositeur peut prendre l’une ou l’autre ligne.
rule-setup-6 = Gardez les tuiles Compositeur prévues pour votre nombre de joueurs : à 2 joueurs, retirez celles qui portent 3 ou 4 pastilles ; à 3 joueurs, celles qui en portent 4 ; à 4 joueurs, aucune. Empilez-les par compositeur et par mouvement, par ordre de prix, la moins chère au sommet.
rule-setup-7 = Tirez au hasard une carte Constanze. Elle montre quelles partitions sont recouvertes de marqueurs Constanze pour votre nombre de joueurs. Une partition recouverte ne peut jamais être commandée.
rule-setup-8 = Placez 3 tuiles Cour royale prises au hasard sur les emplacements Cour royale et 8 tuiles Ville prises au hasard sur les emplacements Ville, face simple visible. Les autres tuiles forment deux piles.
rule-setup-9 = Chaque joueur reçoit les mêmes 9 cartes Souvenir de départ, la carte Opus de départ, 7 marqueurs Requiem sur les cases Instrument et un marqueur neutre sur la case Cuivres.
rule-setup-10 = Le cube Point d’histoire de chaque piste commence à 2. Le marqueur Finances commence sur la case de 2 ducats.
rule-setup-11 = Le premier joueur est désigné au hasard et l’on joue dans le sens horaire. Dans l’ordre du tour, les joueurs commencent avec 10, 11, 10 et 11 ducats et avec 0, 0, 1 et 1 PV.
rule-setup-12 = Chaque joueur mélange ses neuf cartes et en pioche 4.

## Round

rules-section-round = Manche
rule-round-1 = La partie dure 5 manches, une par période. Une manche se compose d’une phase principale et d’une phase d’entretien. Pendant la phase principale, chaque joueur joue 4 tours, dans le sens horaire à partir du premier joueur.
rule-round-2 = Au début d’une manche, chaque joueur pioche jusqu’à avoir 4 cartes en main. Dans les manches 2 à 5, il lui reste une carte de la manche précédente.
rule-round-3 = Vous possédez toujours exactement neuf cartes Souvenir, en comptant votre main, votre paquet et vos colonnes.

## Turn

rules-section-turn = Tour
rule-turn-1 = À votre tour, vous devez jouer deux cartes de votre main dans la même colonne : une dans Expériences et une dans Histoires. Votre premier tour de la manche utilise la colonne 1, le deuxième la colonne 2, et ainsi de suite jusqu’à la colonne 4.
rule-turn-2 = Ensuite, avant toute action, vous choisissez : soit vous utilisez la carte dans Expériences (vous recevez sa récompense, puis effectuez ses actions), soit vous renoncez à sa récompense et à toutes ses actions et prenez des ducats à la banque : 1 à la manche 1, 2 à la manche 2, et ainsi de suite.
rule-turn-3 = Si vous utilisez la carte, vous recevez aussitôt sa récompense éventuelle. Vous pouvez ensuite effectuer une fois l’action de chaque icône de la carte, dans l’ordre de votre choix. Si une icône figure deux fois, vous pouvez effectuer son action deux fois.
rule-turn-4 = À la fin de votre tour, piochez jusqu’à avoir 4 cartes en main. Après votre troisième tour d’une manche, il ne reste qu’une carte à piocher ; après le quatrième, aucune. Vous jouez donc votre dernier tour avec 3 cartes en main et gardez une carte pour la manche suivante.
rule-turn-5 = Vous pouvez effectuer aussitôt une action gagnée en récompense, en payant tous ses coûts habituels (INT-20). Dans le jeu standard, les tuiles Ville accordent l’action Documenter des souvenirs, ou bien une seule interprétation ou une seule vente ; les tuiles Compositeur accordent n’importe quelle action sauf Documenter des souvenirs.

## Story Points and money

rules-section-pay = Points d’histoire et argent
rule-pay-1 = Vous payez un coût en points d’histoire avec des points de piste et des marqueurs de ce type, dans la combinaison de votre choix.
rule-pay-2 = Une récompense indique si vous recevez un marqueur ou si vous avancez sur une piste. Pour un joker, vous choisissez le type.
rule-pay-3 = Vous ne pouvez pas dépasser le maximum d’une piste. Pour chaque case au-delà, vous recevez 1 ducat à la place.
rule-pay-4 = Vous ne pouvez pas dépasser le maximum de la piste Finances. Pour chaque case au-delà, vous gagnez 2 PV à la place.
rule-pay-5 = Deux échanges vous sont toujours ouverts pendant votre propre tour, même avant de jouer vos cartes ou au milieu d’une action : payer 3 ducats pour recevoir 1 marqueur de n’importe quel type, ou rendre 1 marqueur et recevoir 1 ducat. Leur nombre n’est pas limité. Vous ne pouvez pas rendre de points de piste.
rule-pay-6 = Vous ne pouvez pas dépenser ce que vous n’avez pas : les ducats et les points d’histoire ne descendent jamais sous zéro. Les joueurs ne se paient jamais entre eux. Si vous ne pouvez pas payer tous les coûts d’une action, vous ne pouvez pas l’effectuer.
rule-pay-7 = Vous ne perdez jamais de PV. La piste Scores de 50 cases et le blason (+50, retiré au-delà de 100) ne font que montrer votre total ; ils ne le limitent pas.

## Document Memories

rules-section-doc = Documenter des souvenirs
rule-doc-1 = Choisissez une carte Souvenir de la rangée et payez la valeur Souvenir de son emplacement. La carte elle-même n’a pas de coût.
rule-doc-2 = Retirez de la partie la carte Souvenir jouée dans Histoires, dans la colonne de ce tour, et mettez la nouvelle carte à sa place. À la phase d’entretien, vous recevez donc les points d’histoire de la nouvelle carte.
rule-doc-3 = Complétez ensuite la rangée (ROW-1).

## Commission an Opus

rules-section-com = Commander un opus
rule-com-1 = Choisissez un opus de la rangée et payez son propre coût ainsi que la valeur Opus de son emplacement (qui peut être une récompense). Placez la carte devant vous, disponible.
rule-com-2 = Gagnez ses PV.
rule-com-3 = Gagnez aussi les PV de chaque tuile Offertorium de votre plateau qui porte ce type.
rule-com-4 = Complétez ensuite la rangée (ROW-1).

## Perform or Sell

rules-section-perf = Faire interpréter ou vendre un opus
rule-perf-1 = Choisissez un de vos opus disponibles, faites-le interpréter ou vendez-le, et payez le coût en Talent de la ligne correspondante.
rule-perf-2 = Si vous le faites interpréter, recevez les ducats de cette ligne et inclinez la carte. Un opus incliné ne peut plus être ni interprété ni vendu cette manche.
rule-perf-3 = Si vous le vendez, avancez votre marqueur Finances et gagnez les PV de cette ligne. Retirez ensuite la carte de la partie.
rule-perf-4 = Pour une interprétation comme pour une vente, gagnez aussi les PV de chaque tuile Offertorium de votre plateau qui porte ce type.

## Travel

rules-section-trav = Voyage
rule-trav-1 = Choisissez pour destination un lieu avec une tuile et payez le coût de toutes les routes du trajet. Le lieu actuel est une destination permise s’il a une tuile ; aucune route n’est alors nécessaire.
rule-trav-2 = À destination, payez le coût de la tuile (Voyage dans une cour royale ; Voyage, Talent ou les deux dans une ville). Recevez ensuite sa récompense et effectuez ses actions. Il ne se passe rien dans les lieux que vous traversez.
rule-trav-3 = Gardez une tuile Cour royale jusqu’à la fin de la partie ; mettez une tuile Ville dans la défausse des tuiles Ville. L’emplacement reste vide jusqu’à la phase d’entretien.
rule-trav-4 = Il y a un seul marqueur Voyages de Mozart pour tous les joueurs. Vous le déplacez quand vous voyagez, et le voyage suivant part de là où il se trouve.
rule-trav-5 = La récompense d’une ville peut vous permettre de faire interpréter, ou de vendre, aussitôt un opus d’un type donné pour une récompense supplémentaire. Toutes les règles de l’action « Faire interpréter ou vendre un opus » s’appliquent : l’opus doit être disponible et de ce type, vous l’inclinez ou le retirez ensuite, et vous gagnez les PV de vos tuiles Offertorium. Puis vous recevez la récompense supplémentaire. Si vous ne faites pas interpréter ou ne vendez pas, vous ne la recevez pas.
rule-trav-6 = La récompense d’une tuile peut être des PV pour chaque opus d’un type donné devant vous, incliné ou non.

## Requiem

rules-section-req = Requiem
rule-req-1 = Pour commander une partition, choisissez dans un mouvement une partition vide et non recouverte, et l’un des compositeurs (INT-22). Vous devez encore avoir un marqueur de cet instrument sur votre plateau.
rule-req-2 = Prenez sur votre plateau un de vos marqueurs de cet instrument (à votre choix si vous en avez plusieurs) et recevez la récompense de sa case.
rule-req-3 = Placez le marqueur sur la partition de sorte qu’il montre la note du compositeur.
rule-req-4 = La récompense de la case Cuivres est un marqueur neutre. Après avoir placé votre marqueur sur une partition Cuivres, placez le marqueur neutre sur une autre partition vide et non recouverte du même mouvement, pour le compositeur de votre choix. Il ne prend pas de tuile et ne coûte rien.
rule-req-5 = Payez le coût de la tuile au sommet de la pile de ce compositeur pour ce mouvement : ducats, Composition et, pour certaines tuiles, cases à reculer sur la piste Finances.
rule-req-6 = Recevez la récompense immédiate de la tuile et posez la tuile sur la case Instrument que vous avez libérée. Sa récompense récurrente, s’il y en a une, s’applique désormais.

## The row

rules-section-row = La rangée
rule-row-1 = Quand une carte quitte la rangée, faites glisser vers la droite les cartes qui étaient à sa gauche. Remplissez ensuite les emplacements vides à gauche avec les cartes du paquet, en commençant par le plus à droite.
rule-row-2 = Quand la tuile Bonus de la période suivante est au sommet du paquet (dans la manche 5 : quand le paquet est vide), plus aucune carte n’est ajoutée jusqu’à la manche suivante. Les emplacements les plus à gauche restent vides.

## Composer tiles

rules-section-tile = Tuiles Compositeur
rule-tile-1 = Pour chacune de vos tuiles Sequentia à récompense récurrente, avancez de 1 sur la piste indiquée à chaque phase d’entretien.
rule-tile-2 = Chacune de vos tuiles Offertorium à récompense récurrente vous rapporte ses PV à chaque commande, interprétation ou vente d’un opus de ce type.
rule-tile-3 = Pour chacune de vos tuiles Agnus Dei à récompense récurrente, vous pouvez effectuer l’action indiquée une fois de plus chaque fois que vous l’effectuez. Vous payez de nouveau tous les coûts.
rule-tile-4 = Les tuiles du Kyrie et du Sanctus n’ont pas de récompense récurrente.

## Maintenance

rules-section-maint = Phase d’entretien
rules-note-maint-1 = D’abord, chaque joueur effectue ces étapes sur son plateau individuel, dans cet ordre :
rule-maint-1 = Remettez les trois pistes à 0, puis avancez selon les icônes Histoires des quatre cartes de votre rangée Histoires. Gagnez les PV indiqués sur ces cartes.
rule-maint-2 = Avancez sur vos pistes pour vos tuiles Sequentia (TILE-1).
rule-maint-3 = Recevez ce que montre votre case de la piste Finances : ducats, jokers (des cases de piste dont vous choisissez le type) et PV.
rule-maint-4 = Recevez la récompense du bonus de période une fois par icône de son action sur les quatre cartes de votre rangée Expériences (INT-16).
rule-maint-5 = Redressez vos opus : ils sont de nouveau disponibles. Mélangez les huit cartes de vos colonnes pour former votre nouveau paquet. Gardez la carte que vous avez en main.
rules-note-maint-6 = Préparez ensuite le plateau principal pour la manche suivante (pas après la manche 5) :
rule-maint-6 = Retournez sur leur face dorée les tuiles encore présentes sur la carte de l’Europe.
rule-maint-7 = Remplissez les emplacements vides de la carte de l’Europe, du plus petit numéro au plus grand, avec des tuiles face simple visible. Si la pile des tuiles Ville est épuisée, mélangez les tuiles Ville défaussées pour en former une nouvelle. Si la pile des tuiles Cour royale est vide (possible seulement avec une autre édition), les emplacements Cour royale restent vides.
rule-maint-8 = Retirez de la partie l’ancienne tuile Bonus, les cartes des quatre emplacements les plus à droite de la rangée et toutes les cartes qui restent dans le paquet de l’ancienne période.
rule-maint-9 = Révélez la tuile Bonus suivante, faites glisser les cartes restantes vers la droite et complétez la rangée avec des cartes de la nouvelle période.
rule-maint-10 = Passez le marqueur Premier joueur au voisin de gauche.

## End of the game

rules-section-end = Fin de la partie
rule-end-1 = Après la manche 5, effectuez les étapes d’entretien des plateaux individuels, puis le décompte final dans cet ordre.
rule-end-2 = Faveurs royales : pour chacune de vos tuiles Cour royale dont vous remplissez la condition, gagnez ses PV. Une faveur cite au moins deux types d’opus, périodes d’opus, instruments ou mouvements. Il vous faut un élément différent pour chacun : un opus de ce type ou de cette période devant vous, ou un de vos marqueurs Requiem sur cet instrument ou dans ce mouvement.
rule-end-3 = Chaque opus et chaque marqueur Requiem compte pour une faveur au plus. Le jeu les répartit de façon à vous donner le plus de PV.
rule-end-4 = Les opus que vous avez vendus ne comptent pas. Les marqueurs neutres n’appartiennent à personne.
rule-end-5 = Requiem : dans chaque mouvement, la majorité revient au compositeur qui a le plus de marqueurs, en comptant ceux de tous les joueurs et les neutres. Chacun de vos marqueurs pour ce compositeur rapporte la valeur la plus élevée, chacun de vos marqueurs pour l’autre la valeur la plus faible. En cas d’égalité, tous les marqueurs rapportent la valeur la plus faible. Les marqueurs neutres ne rapportent rien à personne.
rule-end-6 = Conclusion de l’histoire : additionnez tous les points d’histoire qu’il vous reste, sur les pistes et en marqueurs, sans distinction de type. Deux points valent 1 PV ; un point isolé ne vaut rien.
rule-end-7 = Argent : 1 PV par tranche de 3 ducats restants ; le reste ne rapporte rien.
rule-end-8 = Le joueur qui a le plus de PV l’emporte.
rule-end-9 = Une égalité se départage d’abord au nombre de marqueurs que chaque joueur a lui-même sur le Requiem, puis au nombre de cartes Opus devant lui. Si rien ne les départage, les joueurs partagent la victoire.
rules-examples = Dans la Sequentia (4 / 2 PV), le premier compositeur a 4 marqueurs (2 bleus, 1 jaune et 1 neutre) et le second en a 2 (jaunes tous les deux) : le bleu gagne 8 PV, le jaune 4 + 4. Un joueur a les faveurs opéra + musique religieuse et période I + période II, et un seul opus, un opéra de la période I : il ne peut compter que pour l’une des deux faveurs. Un marqueur Voix dans le Sanctus peut compter pour cordes + voix ou pour Sequentia + Sanctus, mais pas pour les deux.

## Solo game

rules-section-solo = Mode solo
rules-note-solo-1 = Le mode solo suit les règles à deux joueurs, avec ces exceptions.
rule-solo-1 = Retirez les cartes comme à 2 joueurs et utilisez la carte Constanze comme à 2 joueurs.
rule-solo-2 = Utilisez un seul compositeur, choisi ou tiré au hasard, sur la ligne supérieure (croche), avec toutes ses tuiles. C’est à lui que vous commandez des partitions ; les marqueurs du Soliste montrent toujours les doubles croches.
rule-solo-3 = Le Soliste (Emanuel Schikaneder) a 7 marqueurs Requiem, un score et une piste Finances. Il n’a ni main, ni ducats, ni points d’histoire.
rule-solo-4 = Le Soliste a neuf cartes. Facile : 1 à 9. Moyen : 1 à 7, 9 et 10. Difficile : 1 à 7, 10 et 11.
rule-solo-5 = Son marqueur Finances commence sur la case de 0 ducat (Facile), de 2 ducats (Moyen), ou de 4 ducats, 1 PV et 1 joker (Difficile).
rule-solo-6 = Vous êtes toujours premier joueur et commencez avec 10 ducats. Le Soliste et vous commencez tous deux à 0 PV.
rule-solo-7 = Au tour du Soliste, la première carte de son paquet va dans Expériences et détermine ses actions. La carte suivante va dans Histoires, et ses trois colonnes déterminent comment il les effectue.
rule-solo-8 = Une carte Soliste montre des icônes d’action et trois colonnes. Rangée : une flèche (la carte la plus à gauche ou la plus à droite). Voyage : une flèche et un nombre (ordre croissant ou décroissant ; 0 à 2 cours royales). Requiem : une flèche et un numéro de mouvement de 1 à 5 (depuis le haut ou depuis le bas).
rule-solo-9 = Documenter des souvenirs : le Soliste prend la carte Souvenir la plus à gauche ou la plus à droite de la rangée et gagne aussitôt les PV de ses icônes Histoires. Il effectue ensuite les actions de cette carte selon les mêmes colonnes, sans rien payer, et la carte quitte la partie. S’il n’y a pas de carte Souvenir dans la rangée, il ne se passe rien.
rule-solo-10 = Commander un opus : le Soliste prend l’opus le plus à gauche ou le plus à droite de la rangée et gagne ses PV ; la carte quitte la partie. S’il n’y a pas d’opus dans la rangée, il ne se passe rien.
rule-solo-11 = Faire interpréter ou vendre un opus : le Soliste ne fait jamais interpréter. Il vend l’opus le plus à gauche ou le plus à droite de la rangée : il reçoit les cases Finances et les PV de sa ligne Vendre, et la carte quitte la partie. Pour chaque case au-delà du maximum, il gagne 2 PV. S’il n’y a pas d’opus dans la rangée, il ne se passe rien.
rule-solo-12 = Voyage : à partir du marqueur Voyages de Mozart, le Soliste parcourt les lieux par numéros croissants ou décroissants, 11 et 1 étant voisins, jusqu’à avoir visité le nombre indiqué de cours royales avec une tuile. Il prend chacune de ces tuiles et défausse sans effet les tuiles Ville en chemin. Si le nombre est 0, le marqueur ne bouge pas. S’il n’y a pas de tuile Cour royale sur la carte de l’Europe, au début ou après la première visite, l’action s’arrête aussitôt.
rule-solo-13 = Requiem : le Soliste place un marqueur, doubles croches visibles, sur la partition vide la plus haute ou la plus basse du mouvement indiqué, quel que soit l’instrument et sans rien payer. Si le mouvement est plein, il prend le premier mouvement à droite où il y a de la place, sinon le plus proche à gauche. Il gagne aussitôt la valeur la plus faible du mouvement où il a placé le marqueur. S’il n’a plus de marqueur, il ne se passe rien.
rule-solo-14 = À la phase d’entretien, le Soliste se contente de remélanger ses cartes. Vous effectuez toutes les étapes comme d’habitude.
rule-solo-15 = À la fin de la partie, le Soliste gagne les PV de toutes ses tuiles Cour royale, que leurs conditions soient remplies ou non, et compte le Requiem comme d’habitude. Il ne gagne rien pour les points d’histoire et l’argent.
rule-solo-16 = Celui qui a le plus de PV l’emporte. Une égalité se départage comme d’habitude (END-9) ; le Soliste n’a pas de carte Opus.

## Interpretations

rules-section-int = Interprétations
rules-note-int-1 = Là où les livrets de règles ne disent rien ou se contredisent d’une édition à l’autre, le jeu suit ces interprétations.
rule-int-1-question = La rangée est-elle complétée entre deux achats d’un même tour ?
rule-int-1 = Oui, elle est complétée après chaque achat.
rule-int-1-why = Les livrets citent ce remplissage comme une étape de chaque action, et ces listes sont plus précises que l’aperçu du tour.
rule-int-2-question = Que se passe-t-il si vous documentez des souvenirs deux fois dans le même tour ?
rule-int-2 = La seconde carte remplace celle qui se trouve dans Histoires, dans la colonne de ce tour, même si vous venez de l’acheter.
rule-int-2-why = Le livret polonais le dit clairement, et vous possédez toujours exactement neuf cartes Souvenir.
rule-int-3-question = Pouvez-vous voyager vers un lieu sans tuile ?
rule-int-3 = Non, votre destination doit avoir une tuile.
rule-int-3-why = Dans toutes les éditions, vous devez payer la tuile de votre destination. Le libre choix de la destination veut seulement dire que la distance ne compte pas.
rule-int-4-question = Devez-vous placer le marqueur neutre, et pour quel compositeur ?
rule-int-4 = Vous devez le placer si une partition est libre. Vous choisissez la partition et le compositeur, même si la pile de celui-ci est vide.
rule-int-4-why = Les livrets demandent de le placer, sans laisser le choix, et le marqueur peut montrer la note de l’un ou l’autre compositeur.
rule-int-5-question = La récompense d’une case Instrument (REQ-2) peut-elle aider à payer le coût de la tuile (REQ-5) ?
rule-int-5 = Oui, vous recevez la récompense avant de payer.
rule-int-5-why = Toutes les éditions donnent les étapes dans cet ordre.
rule-int-6-question = Quel est le premier critère de départage ?
rule-int-6 = Le nombre de marqueurs que chaque joueur a lui-même sur le Requiem.
rule-int-6-why = Les éditions russe et polonaise comptent les marqueurs, et les éditions anglaise et française ne tranchent pas. Seule l’édition espagnole compte les mouvements.
rule-int-7-question = Que se passe-t-il si le Soliste commence son voyage dans une cour royale avec une tuile ?
rule-int-7 = Cette cour royale est sa première visite, et il ne se déplace pas pour elle.
rule-int-7-why = Dans l’édition espagnole, il commence par le lieu où se trouve le marqueur, et la règle sur sa première visite n’a de sens qu’ainsi.
rule-int-8-question = Que devient la tuile Ville du lieu où le Soliste commence son voyage ?
rule-int-8 = Elle reste sur la carte de l’Europe.
rule-int-8-why = Il ne défausse que les tuiles des villes qu’il traverse.
rule-int-9-question = La rangée est-elle complétée après que le Soliste a pris une carte ?
rule-int-9 = Oui, aussitôt, avant qu’il effectue les actions d’une carte Souvenir qu’il a prise.
rule-int-9-why = La rangée est complétée chaque fois qu’une carte la quitte. Voir la règle ROW-1.
rule-int-10-question = Dans quel ordre les joueurs font-ils leurs choix à la phase d’entretien ?
rule-int-10 = Dans l’ordre du tour de la manche qui vient de s’achever.
rule-int-10-why = Autour d’une vraie table, les joueurs choisissent en même temps, mais un ordre fixe permet de revoir une partie.
rule-int-11-question = Quel trajet un voyage emprunte-t-il ?
rule-int-11 = Il emprunte toujours le trajet le moins cher.
rule-int-11-why = L’édition espagnole vous laisse choisir le trajet, mais aucune édition ne récompense un trajet plus cher.
rule-int-14-question = Quand effectuez-vous l’action supplémentaire d’une tuile Agnus Dei ?
rule-int-14 = Juste après l’action qu’elle répète, avant toute autre action en attente. Vous pouvez la passer.
rule-int-14-why = La tuile vous permet de répéter l’action chaque fois que vous l’effectuez : les deux vont donc ensemble.
rule-int-15-question = Quand recevez-vous la récompense d’un emplacement de la rangée ?
rule-int-15 = Vous la recevez avant de payer le coût ; elle peut donc vous aider à payer.
rule-int-15-why = La récompense fait partie du prix, et les récompenses précèdent aussi les coûts dans l’interprétation INT-5.
rule-int-16-question = Le bonus de période compte-t-il les icônes ou les actions vraiment effectuées ?
rule-int-16 = Il compte les icônes de vos quatre cartes dans la rangée Expériences, même là où vous avez pris des ducats à la place.
rule-int-16-why = L’étape d’entretien et l’explication de la tuile parlent toutes deux d’icônes.
rule-int-17-question = Les actions supplémentaires des tuiles Agnus Dei déclenchent-elles des tuiles Agnus Dei ?
rule-int-17 = Non, jamais. Chaque tuile vous donne une action supplémentaire pour chaque action qui n’est pas elle-même supplémentaire ; deux tuiles vous en donnent donc deux. Une action gagnée en récompense, en revanche, les déclenche.
rule-int-17-why = Une tuile ne répète une action qu’une seule fois.
rule-int-18-question = Une tuile Agnus Dei répète-t-elle l’action avec laquelle vous l’avez prise, ou sa propre action immédiate ?
rule-int-18 = Non, elle prend effet une fois cette action terminée.
rule-int-18-why = Vous placez la tuile à la dernière étape de l’action.
rule-int-19-question = Si une tuile Ville vous permet de faire interpréter ou de vendre un opus, cela déclenche-t-il une tuile Agnus Dei pour cette action ?
rule-int-19 = Oui. L’action supplémentaire est une action ordinaire, sans la récompense supplémentaire de la ville.
rule-int-19-why = La récompense supplémentaire appartient à la tuile Ville, et vous ne la recevez qu’une fois.
rule-int-20-question = Pouvez-vous garder une action gagnée pour plus tard ?
rule-int-20 = Non. Vous l’effectuez aussitôt, avant tout ce qui est en attente, ou vous la perdez. Vous recevez d’abord les ressources de la récompense, puis vous effectuez ses actions dans l’ordre de votre choix.
rule-int-20-why = Les livrets n’autorisent les actions gagnées que sur-le-champ.
rule-int-21-question = Une tuile est-elle encore à sa place pendant que vous effectuez une action qu’elle vous a donnée ?
rule-int-21 = Non, elle quitte la carte de l’Europe ou la pile quand vous payez son coût.
rule-int-21-why = Personne ne peut prendre deux fois la même tuile.
rule-int-22-question = Pouvez-vous choisir un compositeur dont la pile pour ce mouvement est vide ?
rule-int-22 = Non, vous ne pouvez pas lui commander de partition de ce mouvement.
rule-int-22-why = Le coût et la récompense sont ceux de la tuile au sommet de sa pile.
rule-int-23-question = Que se passe-t-il si votre marqueur Finances est trop bas pour les cases que coûte une tuile ?
rule-int-23 = Vous ne pouvez pas payer le coût, donc vous ne pouvez pas prendre la tuile.
rule-int-23-why = Ces cases sont un coût, et les coûts se paient en totalité. Voir la règle PAY-6.
rule-int-24-question = Si vous recevez plusieurs jokers à la fois, doivent-ils tous être du même type ?
rule-int-24 = Non, vous choisissez le type de chacun séparément.
rule-int-24-why = Chaque joker est un point à part entière.
rule-int-26-question = Pouvez-vous utiliser une carte et passer certaines de ses actions, ou toutes ?
rule-int-26 = Oui, et vous recevez quand même la récompense de la carte.
rule-int-26-why = Les livrets disent que vous pouvez effectuer les actions, pas que vous le devez.
rule-int-27-question = Les pièces et les marqueurs peuvent-ils manquer ?
rule-int-27 = Non, il y en a toujours assez.
rule-int-27-why = Aucune édition n’a de règle en cas de pénurie.
rule-int-28-question = Quelles informations sont cachées ?
rule-int-28 = Sont cachés : la main de chaque joueur, l’ordre de tous les paquets et de toutes les piles, et les cartes et tuiles retirées ou jamais vues. Tout le reste est visible, y compris les piles des compositeurs et les défausses. Vous pouvez voir quelles cartes sont dans votre paquet, mais pas leur ordre.
rule-int-28-why = Rien d’autre n’est caché quand on joue autour d’une table.
rule-int-30-question = Deux tuiles Offertorium du même type comptent-elles toutes les deux ?
rule-int-30 = Oui, vous gagnez les PV des deux.
rule-int-30-why = Chaque tuile rapporte ses PV à chaque fois.
rule-int-31-question = Comment compte la carte Opus de départ ?
rule-int-31 = Elle n’a ni type ni période : elle ne compte pour aucune faveur et ne donne aucun bonus de type. Tant que vous ne la vendez pas, elle compte comme carte Opus pour le départage (END-9).
rule-int-31-why = Elle a sa propre icône, différente de celles des quatre types.
rule-int-32-question = Pouvez-vous échanger des ducats et des marqueurs pendant la phase d’entretien et le décompte final ?
rule-int-32 = Non, les échanges n’y sont pas possibles.
rule-int-32-why = Vous ne pouvez faire un échange que pendant votre propre tour. Voir la règle PAY-5.
rule-int-33-question = Quelle est la période d’un opus pour les faveurs royales ?
rule-int-33 = Celle qui est imprimée sur la carte.
rule-int-33-why = L’explication des cartes présente ce numéro comme la période de l’opus.
rule-int-35-question = Dans quel ordre empiler les tuiles Compositeur de coût égal ou impossible à comparer ?
rule-int-35 = Dans l’ordre où l’édition les cite.
rule-int-35-why = Un ordre fixe permet de revoir une partie.
rule-int-36-question = Que devient un marqueur neutre que l’on ne peut pas placer ?
rule-int-36 = Il quitte la partie.
rule-int-36-why = Vous ne pouvez utiliser la case Cuivres qu’une fois.
rule-int-37-question = Dans quel ordre le Soliste effectue-t-il plusieurs actions de sa carte ou d’une carte Souvenir qu’il prend ?
rule-int-37 = Dans l’ordre imprimé, de gauche à droite. Il effectue les actions d’une carte Souvenir prise aussitôt, avant le reste des siennes.
rule-int-37-why = Le Soliste ne prend aucune décision, et vous n’en prenez pas pour lui.
rule-int-38-question = Que se passe-t-il si une carte Souvenir prise par le Soliste montre Documenter des souvenirs ?
rule-int-38 = Il prend aussi la carte Souvenir suivante, selon la même flèche, jusqu’à ce qu’il n’y en ait plus.
rule-int-38-why = Il effectue les actions de chaque carte qu’il prend.
rule-int-39-question = Le Soliste reçoit-il la récompense immédiate d’une tuile Cour royale ?
rule-int-39 = Non, il ne la reçoit pas.
rule-int-39-why = Les livrets disent seulement qu’il garde la tuile.
rule-int-40-question = Que devient la neuvième carte du Soliste à la phase d’entretien ?
rule-int-40 = Elle est mélangée avec les huit autres.
rule-int-40-why = Le Soliste n’a pas de main où la garder.
rule-int-41-question = Que se passe-t-il si tous les mouvements sont pleins quand le Soliste effectue l’action Requiem ?
rule-int-41 = Il ne se passe rien, et il ne gagne pas de PV.
rule-int-41-why = Il n’y a plus de partition pour son marqueur.
rule-int-42-question = Le Soliste reçoit-il les récompenses des cases Instrument, le marqueur neutre, les récompenses des emplacements de la rangée, la récompense en haut d’une carte Souvenir ou une tuile Compositeur ?
rule-int-42 = Non, il ne reçoit rien de tout cela.
rule-int-42-why = Les livrets ne citent pour lui que les PV et les cases Finances.
rule-int-45-question = Pouvez-vous faire interpréter ou vendre un opus dans le tour où vous l’avez commandé ?
rule-int-45 = Oui, il est disponible aussitôt.
rule-int-45-why = Seuls les opus inclinés ne peuvent être ni interprétés ni vendus.
rule-int-46-question = L’action supplémentaire Faire interpréter ou vendre peut-elle porter sur un autre opus, ou sur l’autre des deux options ?
rule-int-46 = Oui, vous choisissez librement.
rule-int-46-why = L’action que vous répétez est Faire interpréter ou vendre un opus, quel qu’ait été votre premier choix.
rule-int-48-question = À quel moment vérifie-t-on si vous pouvez payer ?
rule-int-48 = Au moment du paiement, après les récompenses de la case Instrument (REQ-2) et de l’emplacement de la rangée ; vous pouvez encore faire des échanges. Une action n’est proposée que si une suite d’échanges vous permet de la payer.
rule-int-48-why = Ces récompenses peuvent vous aider à payer (INT-5), et vous pouvez faire un échange à tout moment de votre tour (PAY-5).
rule-int-49-question = Quelle note le marqueur neutre peut-il montrer en mode solo ?
rule-int-49 = Seulement celle de votre compositeur : la ligne supérieure, la croche.
rule-int-49-why = Un seul compositeur est utilisé (SOLO-2). Les doubles croches sont celles du Soliste.
rule-int-50-question = Un Requiem gagné pendant un autre Requiem apporte une tuile Agnus Dei qui répète Requiem. Pouvez-vous refaire le premier Requiem ?
rule-int-50 = Non. Une tuile ne répète rien de ce qui a commencé avant que vous l’ayez placée.
rule-int-50-why = Une tuile ne répète pas non plus l’action qui l’a apportée. Voir l’interprétation INT-18.
rule-int-51-question = Il reste plusieurs actions dans une récompense et vous en passez une. Pouvez-vous encore effectuer les autres ?
rule-int-51 = Non. Si vous en passez une, vous renoncez à toutes les actions qui restent de cette récompense.
rule-int-51-why = Vous effectuez les actions gagnées aussitôt, ou vous les perdez. Voir l’interprétation INT-20.
