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
    PV : points de victoire
    ducats : l’argent
    Talent / Voyage / Composition : les trois types de points d’histoire
    piste : une piste Points d’histoire d’un plateau individuel (points perdus à la phase d’entretien)
    marqueur Talent, Voyage ou Composition : un marqueur Point d’histoire (points qui se conservent)
    joker : « un point de l’un des trois types, au choix du joueur »
    colonne : l’une des quatre colonnes d’un plateau individuel, avec un emplacement Expériences (en haut) et un emplacement Histoires (en bas)
    rangée : les sept emplacements de cartes en haut du plateau principal, à gauche la carte la plus récente, à droite la plus ancienne
    disponible : se dit d’un opus qui n’est pas incliné

## Components

rules-section-comp = Matériel
rule-comp-1 = De 1 à 4 joueurs. En solo, on affronte le Soliste (voir Mode solo).
rule-comp-2 = Une boîte contient : 34 cartes Souvenir et 46 cartes Opus, chacune d’une période I–V ; 9 cartes Souvenir de départ et 1 carte Opus de départ pour chacun des 4 joueurs ; 15 tuiles Bonus de période, 3 par période ; 16 tuiles Cour royale ; 15 tuiles Ville ; 60 tuiles Compositeur (16 Eybler, 15 Stadler, 16 Süßmayr, 13 Freystädtler) et 4 portraits ; 5 cartes Constanze avec 10 marqueurs Constanze ; 11 cartes Soliste, numérotées de 1 à 11 ; 7 marqueurs Requiem par joueur et 4 neutres. Une édition (pack de contenu) qui s’écarte d’un de ces nombres ou d’une règle de structure ci-dessous est refusée avec la liste de toutes ses erreurs, chacune nommant l’élément, ce qui a été trouvé et ce qui est attendu.
rule-comp-3 = Une carte Souvenir comporte : éventuellement une récompense (ducats et/ou cases de piste), une ou plusieurs icônes d’action, une période (sur les cartes de départ, le blason du joueur à la place) et des icônes Histoires (points de piste et/ou PV).
rule-comp-4 = Une carte Opus comporte : un coût (ducats et/ou points Talent), des PV immédiats, un titre, une année, l’un des quatre types (opéra, musique religieuse, symphonie, musique de chambre), une période, une ligne Faire interpréter (coût en Talent → ducats) et une ligne Vendre (coût en Talent → cases Finances et PV).
rule-comp-5 = La carte Opus de départ (Maria Anna Mozart) a une ligne Faire interpréter et une ligne Vendre, mais ni type ni période (INT-31).
rule-comp-6 = Les tuiles Cour royale et Ville ont deux faces ; la récompense immédiate de la face dorée est meilleure. Le coût et, pour une tuile Cour royale, la faveur sont les mêmes sur les deux faces. Une tuile Cour royale rapporte des ducats, des PV et/ou des marqueurs Point d’histoire ; une tuile Ville, des marqueurs Point d’histoire, des actions, des ducats et/ou des PV.
rule-comp-7 = La carte de l’Europe compte 11 lieux numérotés, reliés par des routes dont chacune a un coût en ducats : 3 cours royales et 8 villes ; le 1 est Salzbourg, le 11 Munich. Tous les lieux sont accessibles.
rule-comp-8 = Le Requiem a cinq mouvements : 1 Kyrie, 2 Sequentia, 3 Offertorium, 4 Sanctus, 5 Agnus Dei. Chacun comporte, de haut en bas, des partitions pour au moins deux instruments différents parmi cuivres, percussions, cordes, voix et orgue, ainsi que deux valeurs en PV, une plus élevée et une plus faible. Un mouvement dont toutes les partitions sont écrites est complet, ce qui n’a pas d’effet particulier.
rule-comp-9 = Un plateau individuel comporte quatre colonnes, trois pistes Points d’histoire (de 0 à 4 ; seule l’édition polonaise imprime ce maximum), une piste Finances et sept cases Instrument, qui portent chacune un marqueur Requiem et la récompense obtenue en le prenant. Une seule, la plus haute, est celle des cuivres ; elle porte aussi le marqueur Requiem neutre. Un même instrument peut avoir plusieurs cases.
rule-comp-10 = Les pièces et les marqueurs Point d’histoire sont illimités (INT-27).
rule-comp-11 = Chacun des sept emplacements de la rangée a deux valeurs : une pour une carte Souvenir, une pour une carte Opus. Chacune est un coût (ducats et/ou points d’histoire), une récompense ou rien.

## Setup

rules-section-setup = Mise en place
rule-setup-1 = Le marqueur Voyages de Mozart commence à Salzbourg.
rule-setup-2 = Les cartes Souvenir et Opus sont triées par période. À 2 joueurs, 2 cartes Opus et 2 cartes Souvenir de chaque période, prises au hasard, retournent dans la boîte ; à 3 joueurs, 1 et 1 ; à 4, aucune. Personne ne sait lesquelles.
rule-setup-3 = Les cartes de chaque période sont mélangées. Une tuile Bonus de la période, prise au hasard, est posée sur chaque paquet, récompense cachée jusqu’au début de sa manche ; les paquets sont empilés, la période I sur le dessus. Les autres tuiles Bonus retournent dans la boîte sans être vues.
rule-setup-4 = La première tuile Bonus est révélée sur son emplacement et 7 cartes remplissent la rangée.
rule-setup-5 = On joue avec deux compositeurs différents, choisis par les joueurs ou au hasard (pour une première partie, Eybler et Stadler). L’un prend la ligne supérieure (croche), l’autre la ligne inférieure (doubles croches), dans un sens ou dans l’autre.
rule-setup-6 = À 2 joueurs, les tuiles Compositeur marquées de 3 ou 4 points sont retirées ; à 3 joueurs, celles marquées de 4 points ; à 4, aucune. Les autres forment une pile par compositeur et par mouvement, la moins chère au sommet, la plus chère en dessous.
rule-setup-7 = Une carte Constanze prise au hasard indique quelles partitions sont recouvertes d’un marqueur Constanze pour ce nombre de joueurs. Une partition recouverte ne peut jamais être écrite.
rule-setup-8 = 3 tuiles Cour royale prises au hasard remplissent les emplacements Cour royale et 8 tuiles Ville les emplacements Ville, face simple visible ; les autres forment deux piles.
rule-setup-9 = Chaque joueur a les 9 cartes Souvenir de départ (les mêmes pour tous), la carte Opus de départ, 7 marqueurs Requiem sur les cases Instrument et un marqueur neutre sur la case Cuivres.
rule-setup-10 = Les cubes Point d’histoire commencent sur la case 2 de chaque piste ; le marqueur Finances, sur la case « 2 ducats ».
rule-setup-11 = Le premier joueur est désigné au hasard ; on joue dans le sens horaire. Dans l’ordre du tour, les joueurs commencent avec 10, 11, 10 et 11 ducats et avec 0, 0, 1 et 1 PV.
rule-setup-12 = Chaque joueur mélange ses neuf cartes et en pioche 4.

## Round

rules-section-round = Manche
rule-round-1 = La partie dure 5 manches, une par période. Une manche se compose d’une phase principale, où chaque joueur joue 4 tours, dans le sens horaire à partir du premier joueur, et d’une phase d’entretien.
rule-round-2 = Au début d’une manche, chacun pioche jusqu’à avoir 4 cartes en main (dans les manches 2 à 5, il en reste une de la manche précédente).
rule-round-3 = Un joueur possède toujours exactement neuf cartes Souvenir : main + paquet + cartes des colonnes.

## Turn

rules-section-turn = Tour
rule-turn-1 = À son tour, un joueur doit jouer deux cartes de sa main : une dans Expériences et une dans Histoires, dans la même colonne (colonne 1 au premier tour de la manche … colonne 4 au dernier).
rule-turn-2 = Ensuite, avant toute action, le joueur choisit : utiliser la carte (recevoir sa récompense, puis effectuer ses actions) ou prendre des ducats à la banque, à hauteur du numéro de la manche, au lieu de la récompense et de toutes les actions.
rule-turn-3 = Utiliser la carte : sa récompense éventuelle est reçue aussitôt ; puis chaque icône d’action de la carte peut être effectuée une fois, dans n’importe quel ordre (une icône présente deux fois, deux fois).
rule-turn-4 = À la fin du tour, on pioche jusqu’à avoir 4 cartes en main. Après le troisième tour d’une manche, il ne reste que 1 carte à piocher ; après le quatrième, aucune : le dernier tour se joue avec 3 cartes en main, et l’une d’elles y reste pour la manche suivante.
rule-turn-5 = Les actions gagnées en récompense peuvent être effectuées immédiatement, en payant tous les coûts habituels (INT-20). Dans la boîte de base, les tuiles Ville accordent Documenter des souvenirs ainsi que Faire interpréter ou Vendre séparément ; les tuiles Compositeur, les quatre autres actions.

## Story Points and money

rules-section-pay = Points d’histoire et argent
rule-pay-1 = Un coût en points d’histoire se paie avec des points de piste et des marqueurs de ce type, dans la combinaison de son choix.
rule-pay-2 = Une récompense indique s’il s’agit d’un marqueur ou d’une avance sur une piste. Le type d’un joker est au choix du joueur.
rule-pay-3 = Une piste ne dépasse jamais son maximum : chaque case en trop rapporte 1 ducat à la place.
rule-pay-4 = La piste Finances ne dépasse jamais son maximum : chaque case en trop rapporte 2 PV à la place.
rule-pay-5 = À tout moment de son tour (même avant de jouer ses cartes et entre les étapes d’une action), un joueur peut, autant de fois qu’il veut, échanger 3 ducats contre 1 marqueur Point d’histoire du type de son choix, ou 1 marqueur Point d’histoire contre 1 ducat. Les points de piste ne s’échangent pas.
rule-pay-6 = Personne ne peut dépenser ce qu’il n’a pas ; l’argent et les points ne descendent jamais sous zéro ; les joueurs ne se paient jamais entre eux. Une action dont les coûts ne peuvent pas être payés en totalité n’est pas permise.
rule-pay-7 = Les PV ne font qu’augmenter. La piste Scores de 50 cases et le blason (+50, puis retiré au-delà de 100) servent à montrer le total, pas à le limiter.

## Document Memories

rules-section-doc = Documenter des souvenirs
rule-doc-1 = Choisissez une carte Souvenir de la rangée et payez la valeur Souvenir de son emplacement. La carte elle-même n’a pas de coût.
rule-doc-2 = La carte Souvenir de l’emplacement Histoires, dans la colonne de ce tour, quitte la partie ; la nouvelle carte prend sa place (c’est donc elle qui rapportera des points d’histoire à la phase d’entretien).
rule-doc-3 = La rangée est ensuite complétée (ROW-1).

## Commission an Opus

rules-section-com = Commander un opus
rule-com-1 = Choisissez un opus de la rangée et payez son coût plus la valeur Opus de son emplacement (qui peut être une récompense). Placez-le devant vous, disponible.
rule-com-2 = Gagnez ses PV.
rule-com-3 = Chaque tuile Offertorium de votre plateau qui porte ce type y ajoute ses PV.
rule-com-4 = La rangée est ensuite complétée (ROW-1).

## Perform or Sell

rules-section-perf = Faire interpréter ou vendre un opus
rule-perf-1 = Choisissez un de vos opus disponibles, puis faites-le interpréter ou vendez-le en payant le coût en Talent de la ligne correspondante.
rule-perf-2 = Faire interpréter : recevez les ducats de la ligne et inclinez la carte ; un opus incliné ne peut plus être ni interprété ni vendu cette manche.
rule-perf-3 = Vendre : avancez le marqueur Finances et gagnez les PV de la ligne ; la carte quitte la partie.
rule-perf-4 = Chaque tuile Offertorium de votre plateau qui porte ce type y ajoute ses PV, pour une interprétation comme pour une vente.

## Travel

rules-section-trav = Voyage
rule-trav-1 = Choisissez pour destination un lieu avec une tuile ; payez le coût de toutes les routes empruntées. Le lieu actuel est une destination permise et ne demande aucune route.
rule-trav-2 = À destination, payez le coût de la tuile (cour royale : Voyage ; ville : Voyage, Talent ou les deux), puis recevez sa récompense et effectuez ses actions. Il ne se passe rien dans les lieux traversés.
rule-trav-3 = Une tuile Cour royale est gardée par le joueur jusqu’à la fin ; une tuile Ville va à la défausse des villes. L’emplacement reste vide jusqu’à la phase d’entretien.
rule-trav-4 = Tous déplacent le même marqueur Voyages de Mozart ; le voyage suivant part de là où il se trouve.
rule-trav-5 = La récompense d’une ville peut permettre de faire interpréter, ou de vendre, aussitôt un opus d’un type donné avec un gain supplémentaire : PERF-1 à PERF-4 s’appliquent entièrement (un opus disponible de ce type, ensuite incliné ou retiré, PV des tuiles Offertorium compris), puis le supplément est reçu ; qui n’effectue pas l’action n’a pas de supplément.
rule-trav-6 = La récompense d’une tuile peut rapporter des PV pour chaque opus d’un type devant le joueur, incliné ou non.

## Requiem

rules-section-req = Requiem
rule-req-1 = Choisissez dans un mouvement une partition vide et non recouverte, pour l’instrument de laquelle il vous reste un marqueur sur votre plateau, et l’un des compositeurs (INT-22).
rule-req-2 = Retirez de votre plateau un de vos marqueurs de cet instrument (à votre choix s’il y en a plusieurs) et recevez la récompense de sa case.
rule-req-3 = Le marqueur va sur la partition et montre la note du compositeur.
rule-req-4 = La récompense de la case Cuivres : une fois le marqueur placé sur une partition Cuivres, le marqueur neutre va sur une autre partition vide et non recouverte du même mouvement, pour l’un ou l’autre compositeur (au choix du joueur). Il ne prend pas de tuile et ne coûte rien.
rule-req-5 = Payez le coût de la tuile au sommet de la pile de ce compositeur pour ce mouvement : ducats, Composition et, sur certaines tuiles, cases à reculer sur la piste Finances.
rule-req-6 = Recevez la récompense immédiate de la tuile, puis posez-la sur la case Instrument libérée ; sa récompense récurrente, s’il y en a une, prend effet désormais.

## The row

rules-section-row = La rangée
rule-row-1 = Quand une carte quitte la rangée, les cartes à sa gauche glissent vers la droite ; les emplacements vides à gauche se remplissent depuis le paquet, en commençant par le plus à droite.
rule-row-2 = Quand la tuile Bonus de la période suivante est au sommet du paquet (dans la manche 5 : quand le paquet est vide), plus aucune carte n’arrive jusqu’à la manche suivante ; les emplacements les plus à gauche restent vides.

## Composer tiles

rules-section-tile = Tuiles Compositeur
rule-tile-1 = Les tuiles Sequentia à récompense récurrente font avancer de 1 case la piste indiquée à chaque phase d’entretien.
rule-tile-2 = Les tuiles Offertorium à récompense récurrente rapportent leurs PV chaque fois que leur propriétaire commande, fait interpréter ou vend un opus de ce type.
rule-tile-3 = Les tuiles Agnus Dei à récompense récurrente permettent à leur propriétaire, chaque fois qu’il effectue l’action indiquée, de l’effectuer une fois de plus, en payant de nouveau tous les coûts.
rule-tile-4 = Les tuiles du Kyrie et du Sanctus n’ont pas de récompense récurrente.

## Maintenance

rules-section-maint = Phase d’entretien
rules-note-maint-1 = Plateaux individuels, pour chaque joueur, dans cet ordre :
rule-maint-1 = Les trois pistes reviennent à 0, puis avancent selon les icônes Histoires des quatre cartes de la rangée Histoires ; les PV indiqués là sont gagnés.
rule-maint-2 = Les tuiles Sequentia font avancer leurs pistes (TILE-1).
rule-maint-3 = La case Finances rapporte ses ducats, ses jokers (des cases de piste au choix du joueur) et ses PV.
rule-maint-4 = Le bonus de période rapporte sa récompense une fois par icône de son action sur les quatre cartes de la rangée Expériences (INT-16).
rule-maint-5 = Les opus inclinés sont redressés ; les huit cartes des colonnes sont mélangées et forment le nouveau paquet ; la carte en main y reste.
rules-note-maint-6 = Plateau principal (pas après la manche 5) :
rule-maint-6 = Les tuiles encore sur la carte de l’Europe passent sur leur face dorée.
rule-maint-7 = Les emplacements vides sont remplis, du plus petit numéro au plus grand, face simple visible. Si la pile des tuiles Ville s’épuise, les tuiles Ville défaussées sont mélangées pour en former une nouvelle ; si la pile des tuiles Cour royale est vide (seulement avec un autre pack de contenu), les emplacements Cour royale restent vides.
rule-maint-8 = Sont retirés de la partie : l’ancienne tuile Bonus, les cartes des quatre emplacements les plus à droite de la rangée et ce qui reste du paquet de l’ancienne période.
rule-maint-9 = La tuile Bonus suivante est révélée, les cartes restantes glissent vers la droite et la rangée est complétée avec des cartes de la nouvelle période.
rule-maint-10 = Le marqueur Premier joueur passe à gauche.

## End of the game

rules-section-end = Fin de la partie
rule-end-1 = Après la manche 5, on effectue les étapes des plateaux individuels (MAINT-1 à MAINT-5), puis le décompte final, dans cet ordre.
rule-end-2 = Faveurs royales. Chaque tuile Cour royale dont la faveur est remplie rapporte ses PV. Une faveur cite deux éléments ou plus : des types d’opus, des périodes d’opus, des instruments ou des mouvements ; à chacun doit répondre une pièce différente : un opus de ce type ou de cette période devant le joueur, un marqueur Requiem du joueur sur cet instrument ou dans ce mouvement.
rule-end-3 = Chaque opus et chaque marqueur Requiem ne sert qu’à une seule faveur ; la répartition qui rapporte le plus est retenue.
rule-end-4 = Les opus vendus ne comptent pas ; les marqueurs neutres ne sont à personne.
rule-end-5 = Requiem. Dans chaque mouvement, le compositeur qui a le plus de marqueurs (ceux de tous les joueurs et les neutres) a la majorité. Chaque marqueur d’un joueur pour ce compositeur rapporte la valeur la plus élevée, chaque marqueur pour l’autre la plus faible ; en cas d’égalité, tous rapportent la plus faible. Les marqueurs neutres ne rapportent rien à personne.
rule-end-6 = Conclusion de l’histoire. 1 PV par tranche de 2 points d’histoire restants, pistes et marqueurs de tous les types réunis, arrondi à l’inférieur.
rule-end-7 = Argent. 1 PV par tranche de 3 ducats restants, arrondi à l’inférieur.
rule-end-8 = Qui a le plus de PV l’emporte.
rule-end-9 = Égalité : l’emporte qui a le plus de marqueurs sur le Requiem (neutres exclus), puis le plus de cartes Opus devant soi ; sinon, la victoire est partagée.
rules-examples = Dans la Sequentia (4 / 2 PV), le premier compositeur a 4 marqueurs (2 bleus, 1 jaune, 1 neutre), le second 2 (les deux jaunes) : bleu gagne 8, jaune 4 + 4. Un joueur a les faveurs opéra + musique religieuse et période I + période II, et possède un seul opus, un opéra de la période I : il ne peut servir qu’à l’une des deux. Un marqueur Voix dans le Sanctus peut servir à cordes + voix ou à Sequentia + Sanctus, pas aux deux.

## Solo game

rules-section-solo = Mode solo
rules-note-solo-1 = Tout ce qui n’est pas dit ici est comme dans une partie à deux.
rule-solo-1 = Les cartes sont retirées comme à 2 joueurs, la carte Constanze se lit pour 2 joueurs.
rule-solo-2 = On joue avec un seul compositeur, choisi ou tiré au hasard, sur la ligne supérieure (croche), avec toutes ses tuiles. C’est le joueur qui l’engage ; les marqueurs du Soliste montrent toujours les doubles croches.
rule-solo-3 = Le Soliste (Emanuel Schikaneder) a 7 marqueurs Requiem, un score et une piste Finances ; ni main, ni ducats, ni points d’histoire.
rule-solo-4 = Ses neuf cartes : Facile 1–9 ; Moyen 1–7, 9, 10 ; Difficile 1–7, 10, 11.
rule-solo-5 = Son marqueur Finances commence sur la case 0 ducat (Facile), sur la case 2 ducats (Moyen) ou sur la case 4 ducats, 1 PV et 1 joker (Difficile).
rule-solo-6 = Le joueur est toujours premier joueur et commence avec 10 ducats ; tous deux commencent à 0 PV.
rule-solo-7 = À son tour, la première carte de son paquet va dans Expériences : elle donne ses actions. La suivante va dans Histoires : ses trois colonnes les dirigent.
rule-solo-8 = Une carte Soliste porte des icônes d’action et trois colonnes : une flèche (rangée : la carte la plus à gauche ou la plus à droite) ; une flèche et un nombre (voyage : croissant ou décroissant, 0–2 cours royales) ; une flèche et un numéro de mouvement 1–5 (Requiem : depuis le haut ou depuis le bas).
rule-solo-9 = Documenter des souvenirs : il prend la carte Souvenir la plus à gauche ou la plus à droite de la rangée, gagne aussitôt les PV de ses icônes Histoires, puis effectue les actions de cette carte selon les mêmes colonnes, sans rien payer ; la carte quitte la partie. Pas de carte Souvenir dans la rangée : rien ne se passe.
rule-solo-10 = Commander : il prend l’opus le plus à gauche ou le plus à droite et gagne ses PV ; la carte quitte la partie. Pas d’opus : rien.
rule-solo-11 = Faire interpréter ou vendre : il ne fait jamais interpréter ; il vend l’opus le plus à gauche ou le plus à droite de la rangée : cases Finances et PV de la ligne Vendre ; la carte quitte la partie. Chaque case au-delà du maximum rapporte 2 PV. Pas d’opus : rien.
rule-solo-12 = Voyage : depuis le marqueur, il parcourt les lieux par numéros croissants ou décroissants, 11 et 1 étant voisins, jusqu’à avoir visité autant de cours royales avec une tuile que l’indique le nombre, et il prend chacune de ces tuiles. Les tuiles Ville en chemin sont défaussées sans effet. Avec 0, le marqueur ne bouge pas. S’il n’y a pas de tuile Cour royale sur la carte de l’Europe, au début ou après la première visite, l’action s’arrête aussitôt.
rule-solo-13 = Requiem : dans le mouvement indiqué, il place un marqueur sur la partition vide la plus haute ou la plus basse, quel que soit l’instrument, sans rien payer, doubles croches visibles ; si le mouvement est plein, dans le prochain mouvement à droite où il y a de la place, sinon dans le plus proche à gauche. Il gagne aussitôt la valeur la plus faible du mouvement où le marqueur a été placé. Plus de marqueur : rien.
rule-solo-14 = À la phase d’entretien, il remélange seulement ses cartes. Le joueur fait tout comme d’habitude.
rule-solo-15 = À la fin, il gagne les PV de toutes ses tuiles Cour royale, faveur remplie ou non, et le Requiem comme d’habitude ; rien pour les points d’histoire et l’argent.
rule-solo-16 = Qui a le plus de PV l’emporte ; une égalité se départage par END-9 (le Soliste n’a pas de carte Opus).

## Interpretations

rules-section-int = Interprétations
rules-note-int-1 = Là où les livrets de règles se taisent ou se contredisent, le jeu suit ces décisions.
rule-int-1-question = La rangée est-elle complétée entre deux achats d’un même tour ?
rule-int-1 = Oui, après chacun.
rule-int-1-why = Le détail des actions est plus précis que l’aperçu du tour.
rule-int-2-question = Un second Documenter des souvenirs dans le même tour ?
rule-int-2 = Il remplace ce qui se trouve à l’emplacement Histoires de ce tour, même une carte achetée à l’instant.
rule-int-2-why = PL parle de la carte qui vient d’être placée ; neuf cartes restent neuf.
rule-int-3-question = Peut-on voyager vers un lieu sans tuile ?
rule-int-3 = Non.
rule-int-3-why = Payer la tuile de la destination est obligatoire dans toutes les éditions ; « n’importe quelle destination » parle de distance.
rule-int-4-question = Faut-il placer le marqueur neutre, et pour qui ?
rule-int-4 = Oui, si une partition est libre ; le joueur choisit la partition et le compositeur (même un dont la pile est vide).
rule-int-4-why = L’index est une consigne ; les marqueurs ont les deux faces.
rule-int-5-question = Une récompense de REQ-2 peut-elle payer le coût de REQ-5 ?
rule-int-5 = Oui.
rule-int-5-why = Les étapes sont dans cet ordre dans toutes les éditions.
rule-int-6-question = Premier critère de départage ?
rule-int-6 = Le nombre de ses propres marqueurs sur le Requiem.
rule-int-6-why = RU et PL comptent les marqueurs ; EN et FR ne tranchent pas ; ES compte les mouvements.
rule-int-7-question = Le Soliste commence son voyage dans une cour royale avec une tuile ?
rule-int-7 = C’est sa première visite, sans bouger.
rule-int-7-why = ES commence par le lieu où se trouve le marqueur ; la phrase sur la première visite n’a de sens que là.
rule-int-8-question = La tuile Ville du lieu d’où part le Soliste ?
rule-int-8 = Elle reste.
rule-int-8-why = Il défausse les tuiles des villes qu’il traverse.
rule-int-9-question = La rangée est-elle complétée après que le Soliste a pris une carte ?
rule-int-9 = Oui, aussitôt, avant les actions d’une carte Souvenir prise.
rule-int-9-why = ROW-1.
rule-int-10-question = Ordre des joueurs pour les choix de la phase d’entretien ?
rule-int-10 = L’ordre du tour de la manche qui s’achève.
rule-int-10-why = Simultanés autour d’une table ; avec un ordre, les parties peuvent se rejouer.
rule-int-11-question = Le chemin d’un voyage ?
rule-int-11 = Le moins cher est pris.
rule-int-11-why = ES laisse le joueur choisir sa route, mais aucune édition ne récompense une route plus chère.
rule-int-14-question = L’action supplémentaire d’une tuile Agnus Dei : quand ?
rule-int-14 = Juste après l’action qu’elle répète, avant les autres actions en attente ; on peut y renoncer.
rule-int-14-why = Une fois supplémentaire, à chaque fois.
rule-int-15-question = La récompense d’un emplacement de la rangée : quand ?
rule-int-15 = D’abord elle, puis le coût est payé ; elle peut aider à payer.
rule-int-15-why = Elle fait partie du prix ; même ordre que pour INT-5.
rule-int-16-question = Bonus de période : les icônes ou les actions vraiment effectuées ?
rule-int-16 = Les icônes des quatre cartes de la rangée Expériences, même là où le joueur a pris des ducats à la place.
rule-int-16-why = L’étape d’entretien et la légende de la tuile comptent les icônes.
rule-int-17-question = Les actions supplémentaires des tuiles Agnus Dei déclenchent-elles des tuiles Agnus Dei ?
rule-int-17 = Jamais. Chaque tuile en donne une pour chaque action qui n’est pas elle-même supplémentaire ; deux tuiles, deux actions supplémentaires. Une action gagnée en récompense, elle, les déclenche.
rule-int-17-why = Une seule fois supplémentaire.
rule-int-18-question = Une tuile Agnus Dei répète-t-elle l’action même qui l’a apportée, ou sa propre action immédiate ?
rule-int-18 = Non : elle prend effet une fois cette action terminée.
rule-int-18-why = Placer la tuile est la dernière étape.
rule-int-19-question = Une tuile Ville avec Faire interpréter ou Vendre seul, et une tuile Agnus Dei pour Faire interpréter ou vendre un opus ?
rule-int-19 = Elle se déclenche ; l’action supplémentaire est une action ordinaire, sans le gain supplémentaire de la ville.
rule-int-19-why = Le bonus de la ville est à la ville, payé une seule fois.
rule-int-20-question = Une action gagnée peut-elle attendre ?
rule-int-20 = Elle est effectuée aussitôt, avant tout ce qui est en attente, ou perdue. D’abord les ressources de la récompense, puis ses actions dans l’ordre choisi par le joueur.
rule-int-20-why = Le texte dit : immédiatement.
rule-int-21-question = Une tuile est-elle encore là pendant l’action qu’elle a elle-même accordée ?
rule-int-21 = Non : elle quitte la carte de l’Europe ou la pile dès que son coût est payé.
rule-int-21-why = Personne ne peut obtenir deux fois la même tuile.
rule-int-22-question = Un compositeur dont la pile pour ce mouvement est vide ?
rule-int-22 = On ne peut pas l’y engager.
rule-int-22-why = Le coût et la récompense sont ceux de la tuile du sommet.
rule-int-23-question = Des cases Finances à payer quand on est trop bas ?
rule-int-23 = Impossible : la tuile ne peut pas être prise.
rule-int-23-why = C’est un coût ; PAY-6.
rule-int-24-question = Plusieurs jokers à la fois ?
rule-int-24 = Chacun est choisi séparément.
rule-int-24-why = Chacun est une unité.
rule-int-26-question = Utiliser la carte, mais passer certaines actions, ou toutes ?
rule-int-26 = Oui ; la récompense de la carte est reçue quand même.
rule-int-26-why = On peut, on ne doit pas.
rule-int-27-question = Les pièces et les marqueurs Point d’histoire peuvent-ils manquer ?
rule-int-27 = Non.
rule-int-27-why = Aucune édition n’a de règle en cas de pénurie.
rule-int-28-question = Qu’est-ce qui est secret ?
rule-int-28 = La main d’un joueur, l’ordre de tous les paquets et de toutes les piles, les cartes et les tuiles retirées ou jamais vues. Tout le reste est public : les piles des compositeurs, les défausses et, pour son propriétaire, le contenu (pas l’ordre) de son paquet.
rule-int-28-why = Rien d’autre n’est caché autour d’une table.
rule-int-30-question = Deux tuiles Offertorium du même type ?
rule-int-30 = Les deux rapportent.
rule-int-30-why = Chaque tuile dit : chaque fois.
rule-int-31-question = La carte Opus de départ ?
rule-int-31 = Ni type ni période : elle ne remplit aucune faveur et ne donne aucun bonus de type ; tant qu’elle n’est pas vendue, elle compte comme carte Opus pour END-9.
rule-int-31-why = Son icône figure à côté des quatre types.
rule-int-32-question = Des échanges pendant la phase d’entretien et le décompte final ?
rule-int-32 = Impossible.
rule-int-32-why = Seulement pendant votre tour.
rule-int-33-question = La période d’un opus pour les faveurs ?
rule-int-33 = Celle qui est imprimée.
rule-int-33-why = Légende de la carte.
rule-int-35-question = Des tuiles Compositeur de coût égal ou incomparable ?
rule-int-35 = L’ordre du pack de contenu.
rule-int-35-why = Les parties doivent pouvoir se rejouer.
rule-int-36-question = Un marqueur neutre qu’on ne peut pas placer ?
rule-int-36 = Il quitte la partie.
rule-int-36-why = La case Cuivres ne sert qu’une fois.
rule-int-37-question = L’ordre de plusieurs actions sur une carte Soliste, ou sur une carte Souvenir qu’il prend ?
rule-int-37 = Comme imprimé, de gauche à droite ; les actions d’une carte prise aussitôt, avant le reste.
rule-int-37-why = Le Soliste ne décide de rien, son adversaire ne décide donc pas pour lui.
rule-int-38-question = Une carte Souvenir prise par le Soliste porte Documenter des souvenirs ?
rule-int-38 = Il prend aussi la suivante, selon la même flèche, jusqu’à ce qu’il n’y en ait plus.
rule-int-38-why = Il effectue les actions de la carte.
rule-int-39-question = La récompense immédiate d’une tuile Cour royale qu’il prend ?
rule-int-39 = Il ne la reçoit pas.
rule-int-39-why = Le texte ne fait que garder la tuile.
rule-int-40-question = Sa neuvième carte ?
rule-int-40 = Mélangée avec les huit autres.
rule-int-40-why = Il n’a pas de main.
rule-int-41-question = Tous les mouvements sont pleins pour le Soliste ?
rule-int-41 = Rien ne se passe, pas de PV.
rule-int-41-why = Pas de place pour un marqueur.
rule-int-42-question = Reçoit-il les récompenses des cases Instrument, le marqueur neutre, les récompenses de la rangée, la récompense en haut d’une carte Souvenir, une tuile Compositeur ?
rule-int-42 = Rien de tout cela.
rule-int-42-why = Seuls les PV et les cases Finances sont cités.
rule-int-45-question = Faire interpréter ou vendre un opus dans le tour où il est commandé ?
rule-int-45 = Oui.
rule-int-45-why = Seuls les opus inclinés sont exclus.
rule-int-46-question = Faire interpréter ou vendre une fois de plus : un autre opus, l’autre option ?
rule-int-46 = Au choix.
rule-int-46-why = L’action est Faire interpréter ou vendre un opus.
rule-int-48-question = Quand juge-t-on si l’on peut payer ?
rule-int-48 = Au moment du paiement, après REQ-2 et les récompenses de la rangée, échanges permis ; une action n’est proposée que si une suite d’échanges permet de la payer.
rule-int-48-why = INT-5, PAY-5.
