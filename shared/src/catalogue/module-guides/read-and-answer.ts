import type { ModuleGuide } from './module-guide.ts'

/** Types in which the pupil reads, looks, or answers closed questions. */
export const READING_GUIDES = {
  TEXT: {
    description: 'L’essentiel de la leçon sur une page : une introduction et ce qu’il faut retenir.',
    example:
      'Résumez l’essentiel en phrases courtes, comme pour quelqu’un qui a manqué le cours, puis dites ce qu’il faut retenir.',
  },
  ADVANCED_TEXT: {
    description: 'La leçon entière, avec ses parties, ses schémas, ses formules et son vocabulaire.',
    example:
      'Partez de l’idée générale, puis avancez partie par partie. Donnez un exemple à chaque règle et terminez par les mots à connaître.',
  },
  READING: {
    description: 'Un texte ou un document à lire à son rythme, avec sa source.',
    example: 'Proposez une lecture qui donne envie d’en savoir plus, et indiquez d’où vient le document.',
  },
  SPEED_READING: {
    description: 'Un texte qui défile à la vitesse choisie, puis des questions pour vérifier la compréhension.',
    example:
      'Faites lire le texte à une vitesse tranquille, puis posez 3 questions : lire vite ne sert à rien si l’on ne comprend pas.',
  },
  ACCORDION: {
    description: 'Des titres à déplier un par un : on essaie de se rappeler, puis on vérifie.',
    example: 'Découpez la leçon en 4 panneaux. Chaque titre doit être une question à se poser avant d’ouvrir.',
  },
  COURSE_PRESENTATION: {
    description: 'La leçon en diapositives, avec une petite question pour vérifier au passage.',
    example: 'Une idée par diapositive, un exemple à chaque fois, et 3 questions en chemin pour rester actif.',
  },
  INTERACTIVE_BOOK: {
    description: 'Un petit livre : chaque page de cours est suivie d’une activité, et la fin fait le bilan.',
    example:
      'Écrivez une page par partie de la leçon, chacune suivie d’une activité différente, puis terminez par un bilan.',
  },
  INTERACTIVE_VIDEO: {
    description: 'Un cours animé et commenté, qui s’arrête pour poser des questions.',
    example:
      'Expliquez chaque partie à voix haute en moins d’une minute, puis arrêtez-vous pour vérifier que c’est compris.',
  },
  INTERACTIVE_VIDEO_COURSE: {
    description: 'Toute la leçon en cours animé et commenté, de l’introduction à ce qu’il faut retenir.',
    example:
      'Racontez la leçon du début à la fin, avec une pause pour interroger après chaque partie, et finissez par ce qu’il faut garder en mémoire.',
  },
  MULTI_CHOICE: {
    description: 'Des questions où plusieurs réponses peuvent être justes.',
    example:
      'Posez 4 questions dont certaines ont plusieurs bonnes réponses. Chaque mauvaise réponse doit correspondre à une vraie erreur d’élève.',
  },
  SINGLE_CHOICE_SET: {
    description: 'Une série de questions avec une seule bonne réponse chacune.',
    example:
      'Posez 5 questions, des plus simples aux plus longues, et expliquez chaque réponse, même quand elle est juste.',
  },
  TRUE_FALSE: {
    description: 'Des affirmations à juger, avec l’explication à chaque fois.',
    example:
      'Proposez 5 affirmations qui visent les erreurs les plus fréquentes, et expliquez pourquoi chacune est vraie ou fausse.',
  },
  QUESTION_SET: {
    description: 'Un mélange de questions : à choix, vrai ou faux, à compléter.',
    example: 'Variez les formes : 5 questions qui passent en revue toute la leçon, comme un petit contrôle sans note.',
  },
  CHOOSE_CORRECT_SENTENCE: {
    description: 'Deux phrases qui se ressemblent : laquelle est juste ?',
    example:
      'Proposez 5 phrases en deux versions, dont une avec l’erreur que tout le monde fait. Donnez la règle après chaque choix.',
  },
  SENTENCE_SELECTION: {
    description: 'Des phrases sur la leçon : il faut choisir toutes celles qui sont justes.',
    example: 'Écrivez 6 phrases, dont la moitié contient une erreur précise, et corrigez chacune de ces erreurs.',
  },
  MARK_THE_WORDS: {
    description: 'Un texte dans lequel on repère certains mots en les touchant.',
    example: 'Faites repérer dans un texte ce que la leçon apprend à reconnaître, et rien d’autre.',
  },
  BLANKS: {
    description: 'Des phrases à compléter au clavier.',
    example: 'Proposez 5 phrases à compléter : chacune doit obliger à se rappeler un point précis de la leçon.',
  },
  DRAG_WORDS: {
    description: 'Des phrases à compléter avec les mots proposés, dont certains ne vont nulle part.',
    example: 'Proposez 5 phrases clés de la leçon à compléter avec des mots donnés, dont deux qui ne vont nulle part.',
  },
} as const satisfies Partial<Record<string, ModuleGuide>>
