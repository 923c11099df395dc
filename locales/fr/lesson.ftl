# Les leçons.

lesson-learn = Apprendre
lesson-new = Première visite ?
lesson-new-line = Apprenez le jeu en huit minutes
lesson-list = Leçons
lesson-count = {NUMBER($done)} sur {NUMBER($all)} terminées
lesson-finished = (terminée)
lesson-missing = Impossible de charger cette leçon. Vérifiez la connexion.

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

lesson-low = Une seconde carte va dans Histoires.
lesson-low-do = Choisissez une moitié basse en surbrillance.

lesson-goal-1 = Je suis Constanze, la veuve de Mozart. Après cinq manches, le joueur qui a le plus de points l’emporte, et voici le tout dernier tour.
lesson-goal-1-do = Choisissez la moitié haute en surbrillance.
lesson-goal-2 = Il vous manque deux points. Chaque tour demande deux cartes : une pour maintenant, une pour plus tard.
lesson-goal-2-do = Choisissez une moitié basse en surbrillance.
lesson-goal-3 = L’opéra Zaïde est à vous : si vous le vendez, vous gagnez trois points.
lesson-goal-3-do = Choisissez de vendre Zaïde, puis validez.
lesson-goal-4 = Vous voilà en tête.
lesson-goal-4-do = Terminez votre tour.
lesson-goal-5 = Vous gagnez ! Le décompte montre d’où vient chaque point.
lesson-goal-5-do = Ouvrez le décompte.

lesson-cards-1 = Vous n’utilisez qu’une moitié de chaque carte. Celle du haut agit tout de suite : ici, vous recevez un ducat et une action.
lesson-cards-1-do = Choisissez la moitié haute en surbrillance.
lesson-cards-2 = La moitié basse d’une autre carte attend dans Histoires. Vous recevez ce qu’elle montre à la fin de la manche.
lesson-cards-2-do = Choisissez une des moitiés basses en surbrillance.
lesson-cards-3 = Votre carte permet de faire interpréter ou de vendre. Faites interpréter votre première œuvre pour recevoir des ducats.
lesson-cards-3-do = Faites-la interpréter, puis validez.
lesson-cards-4 = Cette carte n’a pas d’autre action. À la fin de votre tour, vous piochez deux nouvelles cartes.
lesson-cards-4-do = Terminez votre tour.
lesson-cards-5 = Aucune action utile ? Prenez plutôt des ducats, autant que le numéro de la manche : trois.
lesson-cards-5-do = Choisissez les ducats de la carte en surbrillance.
lesson-cards-6 = Cette fois aussi, il faut une seconde carte dans Histoires.
lesson-cards-6-do = Choisissez la moitié basse en surbrillance.
lesson-cards-7 = Vous recevez trois ducats et votre tour se termine.
lesson-cards-7-do = Validez.

lesson-row-1 = Vous avez toujours neuf cartes. La rangée en propose de meilleures : documentez des souvenirs pour les obtenir.
lesson-row-1-do = Choisissez la moitié haute en surbrillance.
lesson-row-2 = La nouvelle carte remplace celle d’Histoires, qui quitte la partie. Sacrifiez donc une carte faible.
lesson-row-2-do = Choisissez la moitié basse en surbrillance.
lesson-row-3 = Plus une carte est à droite, moins elle coûte cher. Avec celle-ci, vous recevez trois ducats à chaque utilisation.
lesson-row-3-do = Choisissez la carte en surbrillance de la rangée, puis validez.
lesson-row-4 = Elle est maintenant dans Histoires : vous recevez sa récompense en fin de manche. Puis elle rejoint votre paquet.
lesson-row-4-do = Terminez votre tour.

lesson-works-1 = Vous gagnez des points en commandant les œuvres de Mozart, puis des ducats. Cette carte a les deux actions.
lesson-works-1-do = Choisissez la moitié haute en surbrillance.
lesson-works-2 = Vous gagnez aussitôt six points pour cet opéra. Son prix est sous la carte.
lesson-works-2-do = Choisissez l’opéra en surbrillance, puis validez.
lesson-works-3 = Vous pouvez faire interpréter une œuvre contre des ducats, une fois par manche. Vous la gardez.
lesson-works-3-do = Faites interpréter l’opéra, puis validez.
lesson-works-4 = Deux actions en un tour.
lesson-works-4-do = Terminez votre tour.
lesson-works-5 = Vous pouvez aussi vendre une œuvre.
lesson-works-5-do = Choisissez la moitié haute en surbrillance.
lesson-works-6 = Vous gagnez des points et avancez sur la piste Finances, pour un meilleur revenu à chaque manche. Mais vous perdez l’œuvre.
lesson-works-6-do = Vendez votre première œuvre, puis validez.

lesson-travel-1 = Vous payez les routes en ducats et la tuile en points Voyage.
lesson-travel-1-do = Choisissez la moitié haute en surbrillance.
lesson-travel-2 = Vous gardez la tuile d’une cour royale. Avec celle-ci, vous gagnez huit points à la fin si vous avez un opéra et une musique religieuse.
lesson-travel-2-do = Choisissez Vienne, puis validez.
lesson-travel-3 = Vous avez l’opéra ; commandez l’autre œuvre avant la fin. La diligence reste ici : le prochain voyage part de Vienne.
lesson-travel-3-do = Terminez votre tour.

lesson-requiem-1 = Le Requiem de mon mari doit être achevé. Cette carte permet de commander une partition.
lesson-requiem-1-do = Choisissez la moitié haute en surbrillance.
lesson-requiem-2 = Les deux compositeurs sont à égalité dans la Sequentia. Chaque marqueur de celui qui mène rapportera davantage : à vous de décider !
lesson-requiem-2-do = Choisissez la partition en surbrillance, puis commandez-la à Eybler.
lesson-requiem-3 = Eybler mène : vos marqueurs pour lui rapportent quatre points au lieu de deux. Sa tuile vous donne aussi une récompense à chaque manche.
lesson-requiem-3-do = Terminez votre tour.

lesson-round-1 = Une manche a quatre tours ; voici le quatrième. Vous recevez le bonus affiché en haut pour chaque icône de son action dans Expériences.
lesson-round-1-do = Choisissez la moitié haute en surbrillance.
lesson-round-2 = Vous perdez vos points de piste, puis recevez les récompenses de vos quatre cartes Histoires. Aucune ne donne encore de Voyage.
lesson-round-2-do = Choisissez la moitié avec Voyage.
lesson-round-3 = Vos ducats, vous les gardez.
lesson-round-3-do = Faites interpréter votre œuvre, puis validez.
lesson-round-4 = Regardez maintenant ce que vous recevez !
lesson-round-4-do = Terminez votre tour.
lesson-round-5 = C’étaient vos récompenses : Histoires, Finances et bonus. Les tuiles restées sur la carte de l’Europe sont dorées et rapportent plus.
lesson-round-5-do = Commencez la manche suivante.

lesson-end-1 = De nouveau le dernier tour : seuls les points comptent. Vos deux œuvres remplissent déjà la condition de votre cour royale.
lesson-end-1-do = Choisissez la moitié haute en surbrillance.
lesson-end-2 = Les cartes des dernières périodes vous donnent des points dans Histoires.
lesson-end-2-do = Choisissez la moitié à quatre points.
lesson-end-3 = L’Agnus Dei rapporte le plus : sept points par marqueur du compositeur en tête.
lesson-end-3-do = Choisissez la partition en surbrillance, puis commandez-la à Eybler.
lesson-end-4 = Ce qui vous reste compte aussi : un point par tranche de trois ducats et un par tranche de deux points d’histoire.
lesson-end-4-do = Terminez votre tour.
lesson-end-5 = Faveurs, Requiem, ressources restantes : tout est compté.
lesson-end-5-do = Ouvrez le décompte.

lesson-soloist-1 = En solo, votre adversaire est Schikaneder, le Soliste. Vos tours ne changent pas.
lesson-soloist-1-do = Choisissez les ducats de la carte en surbrillance.
lesson-soloist-2 = Il n’a ni main ni ducats : deux cartes décident pour lui.
lesson-soloist-2-do = Validez et observez-le.
lesson-soloist-3 = Sa carte de gauche dit ce qu’il fait, celle de droite dit où. Ce qu’il prend ne revient pas.
lesson-soloist-3-do = Ouvrez son plateau pour les voir.
