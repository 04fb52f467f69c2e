import type { Taken } from './photograph.ts'

/** Statements made for the test, each with the way it was printed and photographed. */
export const statements: { name: string; text: string; taken: Taken }[] = [
  {
    name: 'imprimé, sérif',
    taken: { font: 'serif', size: 27, width: 1100 },
    text: `Exercice 1 – Les moulins à eau
Au Moyen Âge, les moulins installés le long des rivières fournissent l’énergie nécessaire pour moudre le grain, fouler les draps et scier le bois. Le seigneur oblige souvent les paysans à utiliser le sien et prélève une partie de la farine.
1. Qui possède les moulins dont parle le texte ?
2. Relevez deux activités rendues possibles par la force de l’eau.
3. Expliquez pourquoi les paysans étaient mécontents de cette obligation.`,
  },
  {
    name: 'imprimé, petit',
    taken: { font: 'sans', size: 17, width: 760 },
    text: `Document : la germination du haricot
Une élève dépose des graines de haricot sur du coton. Dans la première coupelle, elle ajoute de l’eau chaque jour ; dans la seconde, elle n’en met jamais. Après une semaine, seules les graines de la première coupelle ont germé.
a) Quelle hypothèse cette expérience permet-elle de vérifier ?
b) Quel est le rôle de la seconde coupelle ?
c) Rédigez une conclusion en deux phrases.`,
  },
  {
    name: 'photo, ombre et biais',
    taken: { font: 'serif', size: 26, width: 1100, turn: 2.5, shadow: 0.55, noise: 10, blur: 0.8, quality: 80 },
    text: `Lisez le passage suivant, puis répondez aux questions.
Le vieux phare se dressait au bout de la jetée, fouetté par les embruns. Depuis trois nuits, personne n’avait aperçu sa lumière. Les pêcheurs du village murmuraient que le gardien avait disparu, emporté par une vague plus haute que les autres.
Question 1 : Où se déroule la scène ?
Question 2 : Relevez deux indices qui créent une atmosphère inquiétante.
Question 3 : Imaginez la suite de ce récit en une dizaine de lignes.`,
  },
  {
    name: 'photo, lumière jaune',
    taken: {
      font: 'sans',
      size: 25,
      width: 1050,
      turn: -1.5,
      shadow: 0.4,
      yellow: true,
      noise: 8,
      blur: 0.6,
      quality: 75,
    },
    text: `Complétez chaque phrase avec le verbe conjugué au passé simple.
Ce matin-là, les explorateurs quittèrent leur campement avant l’aube. Le guide marcha devant eux pendant des heures sans prononcer un mot. Soudain, il leva la main et tous comprirent le danger.
1. Soulignez les verbes conjugués et donnez leur infinitif.
2. Réécrivez la dernière phrase au présent.
3. Justifiez la terminaison du verbe de la première phrase.`,
  },
  {
    name: 'photo, floue',
    taken: { font: 'serif', size: 28, width: 1150, turn: 1, shadow: 0.3, noise: 6, blur: 1.6, quality: 80 },
    text: `La Révolution commence
Au printemps de l’année suivante, le roi réunit les représentants des trois ordres afin de résoudre la crise des finances. Les députés du tiers état réclament un vote par tête et non par ordre. Devant le refus du souverain, ils se proclament Assemblée nationale.
1. Présentez le document en précisant sa nature.
2. Que demandent les députés du tiers état ?
3. Quelle décision importante prennent-ils ensuite ?`,
  },
  {
    name: 'photo, très inclinée',
    taken: { font: 'sans', size: 25, width: 1100, turn: -4, shadow: 0.35, noise: 8, blur: 0.8, quality: 80 },
    text: `Problème : la sortie au musée
Une classe organise une sortie au musée. Chaque élève paie son entrée et participe aux frais du car. Le professeur demande aux élèves de calculer la dépense totale, puis de vérifier que la cagnotte du collège suffit.
Quelles informations manquent pour répondre ?
Écrivez les étapes de votre raisonnement avant de commencer les calculs.
Comparez ensuite votre méthode avec celle de votre voisin.`,
  },
  {
    name: 'photo, page penchée',
    taken: { font: 'serif', size: 27, width: 1100, shear: 0.05, shadow: 0.5, noise: 8, blur: 0.7, quality: 80 },
    text: `Étude d’un paysage urbain
La métropole s’étend sur plusieurs kilomètres autour du centre historique. Les quartiers d’affaires dressent leurs tours près du fleuve, tandis que les grands ensembles occupent la périphérie. Chaque matin, des milliers d’habitants empruntent le métro pour rejoindre leur lieu de travail.
1. Nommez les trois espaces décrits dans ce texte.
2. Expliquez ce que sont les migrations pendulaires.
3. Proposez une légende pour le croquis de cette ville.`,
  },
  {
    name: 'photo, trop sombre',
    taken: { font: 'sans', size: 26, width: 1100, turn: 1.2, shadow: 0.5, dark: 0.4, noise: 6, blur: 0.7, quality: 82 },
    text: `Activité : les changements d’état
On chauffe lentement un morceau de glace dans un bécher et on note la température toutes les minutes. Tant qu’il reste de la glace, le thermomètre indique la même valeur. Ensuite, la température de l’eau liquide augmente régulièrement jusqu’à l’ébullition.
1. Comment appelle-t-on le passage de l’état solide à l’état liquide ?
2. Pourquoi la température reste-t-elle constante au début ?
3. Dessinez l’allure de la courbe obtenue.`,
  },
  {
    name: 'photo, bruit et compression',
    taken: { font: 'serif', size: 28, width: 1100, turn: -2, shadow: 0.4, noise: 22, blur: 0.6, quality: 50 },
    text: `Sujet de rédaction
Vous avez trouvé dans un grenier une lettre écrite par un enfant il y a plus de cent ans. Racontez votre découverte, décrivez le lieu et exprimez vos sentiments. Votre récit comportera au moins un dialogue.
Critères de réussite : le texte est écrit à la première personne, les temps du passé sont respectés, les paragraphes sont marqués par des alinéas.
Relisez votre travail en vérifiant les accords dans le groupe nominal.`,
  },
  {
    name: 'écran, fond sombre',
    taken: { font: 'sans', size: 22, width: 1000, negative: true, quality: 85 },
    text: `Devoir pour vendredi – éducation civique
Dans une commune, le conseil municipal est élu par les habitants inscrits sur les listes électorales. Il vote le budget et choisit le maire parmi ses membres. Les séances sont publiques : chacun peut y assister.
Répondez par des phrases complètes.
1. Qui élit le conseil municipal ?
2. Citez deux de ses missions.
3. Pourquoi est-il important que les séances soient publiques ?`,
  },
]
