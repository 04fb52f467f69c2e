import { fold, stem } from '../words.ts'

/** Words that pupils use for those of a lesson; one stands for another only where the lesson does not have it. */
const GROUPS = `
  commencer débuter début, finir terminer fin achever, tuer exécuter guillotiner assassiner mort mourir, roi monarque souverain, manger nourrir aliment nourriture nutrition, bateau navire caravelle,
  pays état nation, argent monnaie salaire revenu, impôt taxe, guerre conflit, bataille combat, chef dirigeant, voter vote élection élire suffrage, plante végétal, bête animal, microbe bactérie virus micro-organisme,
  taille longueur grandeur, vite vitesse rapide, lourd masse poids, chaleur température chaud chauffer thermique, ampoule lampe, pile générateur, enlever soustraire retirer soustraction, ajouter additionner addition, fois multiplier multiplication produit,
  diviser division quotient partager, moins négatif soustraire, plus positif additionner, créer inventer, fabriquer produire, casser détruire destruction, grossir augmenter grandir croître hausse, baisser diminuer réduire diminution,
  église religion religieux, chrétien christianisme, musulman islam, ville urbain, campagne rural, riche richesse, pauvre pauvreté, maladie malade infection, docteur médecin, respirer respiration, digérer digestion, bouger mouvement déplacer,
  poème poésie, livre roman récit œuvre, pièce théâtre, héros personnage, raconter narrateur récit, copain ami, bagarre combat, peur effrayer angoisse, drôle comique rire, triste tragique, calculer calcul, mesurer mesure, tracer construire,
  changer transformer modifier changement, séparer séparation, mélanger mélange, fondre fusion, geler solidification, bouillir ébullition vaporisation, loi règle, égal égalité, pollution polluer, réchauffement climat,
  tremblement séisme sismique, volcan volcanique éruption, terre planète, étoile soleil, bébé embryon fœtus naissance, enfant reproduction, cerveau nerveux, nerf nerveux, muscle musculaire, sang sanguin, os squelette,
  usine industrie industriel, ouvrier travailleur, habitant population, migrant migration migrer, immigré immigration, touriste tourisme, magasin commerce, vendre vente commerce, acheter achat, pub publicité,
  courir court course effort, dormir sommeil, critiquer condamner dénoncer, tomber chute, inventer invention, construire bâtir, gouverner pouvoir gouvernement, révolte révolution, esclave esclavage traite, seigneur noble noblesse, paysan agriculteur agricole, champ agriculture, château fort, effet conséquence, but objectif,
  homme humain humanité, agrandir élargir grandir, feu incendie, éclater casser, information info, vieillir vieillissement, rougir rouge,
  accorder accord, conjuguer conjugaison terminaison, ordre ranger croissant, côté longueur, rond cercle disque, carré, surface aire, tour périmètre contour, haut hauteur, milieu centre, pareil égal identique,
  frigo réfrigérateur, prouver démontrer montrer justifier, manque pénurie stress, bouger déplacer déplacement, vivre vécu vivait, danger dangereux risque, grave dangereux, gens personne habitant, faim sous-alimentation,
  boulot travail métier emploi, job métier emploi, maison logement habitation, immeuble logement, bouffe nourriture aliment, flotter surface, chopper attraper contaminer, médicament antibiotique traitement, cancer tumeur,
  prison enfermer, juge tribunal justice, flic police policier, soldat armée militaire combattant, armée soldat militaire, arme armement, bombe bombardement, chômage emploi, patron employeur, école collège scolaire, élève collégien,
  président chef, député assemblée parlement, vieux âgé ancien, cadavre mort, décès mort, naître naissance né, meurt mort,
  découvrir découverte découvert maîtrise trouver, arrêter cesser stopper, interdire interdit interdiction, autoriser permettre autorisation droit, obliger obligatoire obligation, punir punition sanction peine, voler vol, mentir mensonge,
  internet web réseau numérique, portable téléphone smartphone, ordi ordinateur, voiture automobile véhicule, avion aérien, train ferroviaire, usé usure, essence carburant pétrole, courant électricité électrique, fil câble,
  lumière lumineux, bruit son sonore, oreille audition, œil vue, cœur cardiaque, poumon respiratoire, ventre estomac abdomen, caca excrément déchet, pipi urine, ado adolescent puberté, enceinte grossesse,
  grossesse enceinte gestation, bébé enfant nouveau-né fœtus, sexe sexuel, accoucher accouchement naissance, attraper contaminer, soigner traiter traitement guérir, guérir soigner, piqûre vaccin injection, poison toxique, abîmer dégrader,
  arbre végétal forêt, forêt arbre, pluie précipitation, orage tempête, vague tsunami, inondation crue, sécheresse aridité, chaud température, froid température, glace solide, gaz vapeur, vapeur gaz évaporation,
  étranger international mondial, délocaliser délocalisation, partir quitter émigrer, quitter partir, fuir fuite, déménager migrer installer, vivre habiter, habiter vivre, entreprise firme, boîte entreprise, fric argent,
  gagner victoire vaincre, perdre défaite, vainqueur victoire, attaquer attaque invasion envahir, envahir invasion, déclencher début cause, cause origine raison, résister résistance, couronner sacre, baptiser baptême,
  dieu divinité divin, prier prière, prêtre clergé église, bible testament, curé prêtre clergé, moine monastère, ouvrage livre œuvre, bouquin livre, auteur écrivain poète, écrivain auteur, rime vers,
  méchant ogre opposant adversaire, gentil adjuvant, monstre créature, magie merveilleux magique, fin dénouement chute, suspense tension, opinion avis, prof enseignant professeur, dico dictionnaire`

const synonyms = new Map<string, Set<string>>()
for (const group of GROUPS.split(',').map(words =>
  words
    .trim()
    .split(/\s+/)
    .map(word => stem(fold(word))),
))
  for (const one of group)
    for (const other of group) if (one !== other) synonyms.set(one, (synonyms.get(one) ?? new Set()).add(other))

/** Other stems for a stem, nearest first. */
export const listSynonyms = (word: string): readonly string[] => [...(synonyms.get(word) ?? [])]
