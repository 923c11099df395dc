# `lacrimosa analyse` : l’analyse d’un fichier de partie.

cli-analyse = Analyser une partie tour par tour : chances de gagner, tours coûteux avec une meilleure suite, part de chance
cli-analyse-more = Ctrl+C arrête la recherche et affiche ce qui est connu.
cli-analyse-quick = Aperçu rapide seulement, sans recherche
cli-analyse-seat = N’afficher que les tours de ce joueur
cli-analyse-svg = Dessiner les chances de tous les joueurs dans ce fichier
cli-analyse-html = Écrire dans ce fichier une page à envoyer ou à imprimer
analyse-decision = {$turn} (décision {$moment}) : {$lost}
analyse-steps = Étapes faites : {NUMBER($n)} sur {NUMBER($last)}.
analyse-turns = tours
