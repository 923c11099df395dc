# Les leçons.

lesson-learn = Apprendre
lesson-new = Première visite ?
lesson-new-line = Apprenez le jeu en huit minutes
lesson-list = Leçons
lesson-count = {NUMBER($done)} sur {NUMBER($all)} terminées
lesson-finished = (terminée)
lesson-missing = Impossible de charger cette leçon. Vérifiez la connexion.

lesson-next = Suite
lesson-step = {NUMBER($n)} sur {NUMBER($all)}
lesson-leave = Quitter la leçon
lesson-done = Bravo, cette leçon est terminée.
lesson-onward = {$title}

lesson-goal = Comment gagner
lesson-cards = Deux cartes par tour
lesson-row = De nouveaux souvenirs
lesson-works = Les œuvres de Mozart
lesson-travel = Voyages et faveurs
lesson-requiem = Le Requiem
lesson-round = La fin d’une manche
lesson-end = La fin de la partie
lesson-soloist = En solo : le Soliste
lesson-game = Votre première partie

lesson-low = Une seconde carte va dans Histoires, comme toujours.
lesson-low-do = Choisissez une moitié basse éclairée.

lesson-goal-1 = Je suis Constanze, la veuve de Mozart. Après cinq manches, le plus grand nombre de points gagne, et voici le tout dernier tour.
lesson-goal-1-do = Choisissez la moitié haute éclairée.
lesson-goal-2 = Il vous manque deux points. Chaque tour demande deux cartes : une pour maintenant, une pour plus tard.
lesson-goal-2-do = Choisissez une moitié basse éclairée.
lesson-goal-3 = L’opéra Zaïde est à vous, et sa vente rapporte trois points.
lesson-goal-3-do = Choisissez de vendre Zaïde, puis confirmez.
lesson-goal-4 = Vous voilà en tête.
lesson-goal-4-do = Terminez votre tour.
lesson-goal-5 = Vous gagnez ! Le décompte montre d’où vient chaque point.
lesson-goal-5-do = Ouvrez le décompte.

lesson-cards-1 = Chaque carte ne sert que par une moitié. Le haut agit tout de suite : ici un ducat et une action.
lesson-cards-1-do = Choisissez la moitié haute éclairée.
lesson-cards-2 = Le bas d’une autre carte attend dans Histoires. C’est tout ce que vous aurez au début de la manche suivante.
lesson-cards-2-do = Choisissez une des moitiés basses éclairées.
lesson-cards-3 = Votre carte permet de faire interpréter ou de vendre. Une interprétation change votre première œuvre en ducats.
lesson-cards-3-do = Faites-la interpréter, puis confirmez.
lesson-cards-4 = Cette carte ne fait rien de plus. Vous piochez ensuite deux nouvelles cartes.
lesson-cards-4-do = Terminez votre tour.
lesson-cards-5 = Aucune action utile ? Prenez plutôt des ducats, autant que le numéro de la manche : trois.
lesson-cards-5-do = Choisissez les ducats de la carte éclairée.
lesson-cards-6 = Cette carte aussi a besoin d’une seconde dans Histoires.
lesson-cards-6-do = Choisissez la moitié basse éclairée.
lesson-cards-7 = Vous recevez vos ducats et votre tour est fini.
lesson-cards-7-do = Confirmez.

lesson-row-1 = Vous avez toujours neuf cartes. La rangée en propose de meilleures : documentez des souvenirs pour les obtenir.
lesson-row-1-do = Choisissez la moitié haute éclairée.
lesson-row-2 = La nouvelle carte remplace celle d’Histoires, qui quitte la partie. Sacrifiez donc une carte faible.
lesson-row-2-do = Choisissez la moitié basse éclairée.
lesson-row-3 = Plus on va à droite, moins c’est cher. Cette carte rapporte trois ducats à chaque utilisation.
lesson-row-3-do = Choisissez la carte éclairée de la rangée, puis confirmez.
lesson-row-4 = Elle est maintenant dans Histoires et rapporte en fin de manche. Puis elle rejoint votre pioche.
lesson-row-4-do = Terminez votre tour.

lesson-works-1 = Les œuvres de Mozart donnent des points à la commande, puis de l’argent. Cette carte a les deux actions.
lesson-works-1-do = Choisissez la moitié haute éclairée.
lesson-works-2 = Cet opéra donne six points tout de suite. Son prix est sous la carte.
lesson-works-2-do = Choisissez l’opéra éclairé, puis confirmez.
lesson-works-3 = Une interprétation rapporte des ducats, une fois par manche. L’œuvre reste à vous.
lesson-works-3-do = Faites interpréter l’opéra, puis confirmez.
lesson-works-4 = Deux actions en un tour.
lesson-works-4-do = Terminez votre tour.
lesson-works-5 = Il y a une autre façon de gagner avec une œuvre.
lesson-works-5-do = Choisissez la moitié haute éclairée.
lesson-works-6 = Une vente donne des points et améliore vos Finances, qui paient à chaque manche. Mais l’œuvre est perdue.
lesson-works-6-do = Vendez votre première œuvre, puis confirmez.

lesson-travel-1 = Un voyage coûte des ducats pour les routes et des points Voyage pour la tuile.
lesson-travel-1-do = Choisissez la moitié haute éclairée.
lesson-travel-2 = La tuile d’une cour royale reste à vous. Celle-ci donne huit points à la fin si vous avez un opéra et une musique religieuse.
lesson-travel-2-do = Choisissez Vienne, puis confirmez.
lesson-travel-3 = Vous avez l’opéra ; commandez l’autre œuvre avant la fin. La voiture reste ici : le prochain voyage part de Vienne.
lesson-travel-3-do = Terminez votre tour.

lesson-requiem-1 = Le Requiem de mon mari doit être achevé. Cette carte permet de commander une partition.
lesson-requiem-1-do = Choisissez la moitié haute éclairée.
lesson-requiem-2 = Les deux compositeurs sont à égalité dans la Sequentia. Les marqueurs du plus présent vaudront davantage : à vous de décider !
lesson-requiem-2-do = Choisissez la partition éclairée, puis Eybler.
lesson-requiem-3 = Eybler mène : vos marqueurs chez lui valent quatre points au lieu de deux. Sa tuile vous paie aussi à chaque manche.
lesson-requiem-3-do = Terminez votre tour.

lesson-round-1 = Une manche a quatre tours ; voici le quatrième. Le bonus d’en haut paie chacune de ses actions parmi vos cartes.
lesson-round-1-do = Choisissez la moitié haute éclairée.
lesson-round-2 = Vos points de piste vont être perdus, puis vos quatre cartes Histoires paient. Aucune ne donne encore de Voyage.
lesson-round-2-do = Choisissez la moitié avec Voyage.
lesson-round-3 = Les ducats, eux, restent.
lesson-round-3-do = Faites interpréter votre œuvre, puis confirmez.
lesson-round-4 = Regardez maintenant ce que vous recevez !
lesson-round-4-do = Terminez votre tour.
lesson-round-5 = Histoires, Finances et bonus ont payé. Les tuiles restées sur la carte de l’Europe sont dorées et rapportent plus.
lesson-round-5-do = Commencez la manche suivante.

lesson-end-1 = De nouveau le dernier tour : seuls les points comptent. Vos deux œuvres remplissent déjà la faveur de votre cour royale.
lesson-end-1-do = Choisissez la moitié haute éclairée.
lesson-end-2 = Les cartes tardives donnent des points dans Histoires.
lesson-end-2-do = Choisissez la moitié à quatre points.
lesson-end-3 = L’Agnus Dei rapporte le plus : sept points par marqueur du compositeur en tête.
lesson-end-3-do = Choisissez la partition éclairée, puis Eybler.
lesson-end-4 = Le reste compte aussi : un point pour trois ducats et un pour deux points d’histoire.
lesson-end-4-do = Terminez votre tour.
lesson-end-5 = Faveurs, Requiem, reste : tout est compté.
lesson-end-5-do = Ouvrez le décompte.

lesson-soloist-1 = En solo, vous jouez contre Schikaneder, le Soliste. Vos tours ne changent pas.
lesson-soloist-1-do = Choisissez les ducats de la carte éclairée.
lesson-soloist-2 = Il n’a ni main ni ducats : deux cartes décident pour lui.
lesson-soloist-2-do = Confirmez et observez-le.
lesson-soloist-3 = Sa carte de gauche dit ce qu’il fait, celle de droite dit où. Ce qu’il prend ne revient pas.
lesson-soloist-3-do = Ouvrez son plateau pour les voir.
