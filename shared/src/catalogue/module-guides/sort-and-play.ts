import type { ModuleGuide } from './module-guide.ts'

/** Types in which the pupil sorts, links, orders or plays. */
export const PLACING_GUIDES = {
  CATEGORIZATION: {
    description: 'Des éléments mélangés à ranger dans deux, trois ou quatre groupes.',
    example:
      'Proposez 8 éléments à ranger, avec dans chaque groupe un cas évident et un cas qui fait hésiter : c’est lui qui oblige à revenir à la définition.',
  },
  CORRESPONDENCE_GRID: {
    description: 'Un tableau à cocher : pour chaque ligne, une seule colonne convient.',
    example:
      'Faites cocher 8 éléments dans une grille. Mélangez les groupes d’une ligne à l’autre, pour qu’on réfléchisse à chaque fois.',
  },
  COLUMN: {
    description: 'Deux colonnes à relier ; un même élément de droite peut servir plusieurs fois.',
    example:
      'Donnez 6 éléments à relier à la bonne famille. Prenez des exemples de la vie de tous les jours plutôt que ceux du cours.',
  },
  MATCHING_PAIRS: {
    description: 'Des éléments qui vont deux par deux, à réunir.',
    example:
      'Proposez 5 paires : un mot et son sens, une date et son événement, une forme et son emploi. Évitez celles que l’on devine sans savoir.',
  },
  TABLE_COMPLETION: {
    description: 'Un tableau dont certaines cases sont vides, à compléter avec les textes proposés.',
    example:
      'Videz une case par ligne, jamais deux : le reste de la ligne doit suffire à la retrouver. 6 cases à compléter.',
  },
  TIMELINE: {
    description: 'Des événements à replacer dans l’ordre sur une frise ; les dates apparaissent à la correction.',
    example:
      'Faites replacer 6 dates repères. Choisissez des événements dont l’un explique le suivant, pour que l’ordre se comprenne au lieu de s’apprendre par cœur.',
  },
  REORDERING: {
    description: 'Les étapes d’une méthode ou d’un récit, à remettre dans l’ordre.',
    example:
      'Mélangez les étapes d’une méthode de la leçon : à la fin, on doit pouvoir l’appliquer seul, geste après geste.',
  },
  SORT_PARAGRAPHS: {
    description: 'Un texte coupé en morceaux, à reconstituer.',
    example:
      'Coupez un texte de la leçon là où les mots de liaison, les pronoms et le temps des verbes permettent de retrouver la suite.',
  },
  SCALE_SORTING: {
    description: 'Des éléments à classer du plus petit au plus grand, ou du plus ancien au plus récent.',
    example:
      'Faites classer 5 éléments, avec deux valeurs proches l’une de l’autre : c’est là que l’on voit si la comparaison est comprise.',
  },
  FLASHCARDS: {
    description: 'Une définition d’un côté, le mot à retrouver et à écrire de l’autre.',
    example: 'Donnez le sens, faites retrouver le mot. 6 cartes, avec un indice pour ne laisser personne sans piste.',
  },
  DIALOG_CARDS: {
    description: 'Une question sur la carte, la réponse au dos : on répond dans sa tête, puis on retourne.',
    example:
      'Écrivez 6 cartes comme si vous interrogiez à l’oral : une question courte, une réponse en une phrase, et un indice.',
  },
  MEMORY_GAME: {
    description: 'Des cartes cachées à retourner deux par deux pour former des paires.',
    example: 'Préparez 6 paires aux textes courts : on joue mieux quand une carte se lit d’un coup d’œil.',
  },
  IMAGE_SEQUENCING: {
    description: 'Des cartes illustrées à remettre dans l’ordre.',
    example:
      'Racontez en cartes illustrées ce qui se passe, du début à la fin : la bonne suite doit pouvoir se raconter à voix haute.',
  },
} as const satisfies Partial<Record<string, ModuleGuide>>
