import type { ModuleType } from './modules.ts'

/** The 42 module types by what a pupil does in them: the groups of the wizard's select, in this order. */
export const MODULE_GROUPS = [
  {
    title: 'Lire et comprendre',
    types: [
      'TEXT',
      'ADVANCED_TEXT',
      'READING',
      'SPEED_READING',
      'ACCORDION',
      'COURSE_PRESENTATION',
      'INTERACTIVE_BOOK',
      'INTERACTIVE_VIDEO_COURSE',
      'INTERACTIVE_VIDEO',
    ],
  },
  {
    title: 'S’entraîner',
    types: [
      'MULTI_CHOICE',
      'SINGLE_CHOICE_SET',
      'TRUE_FALSE',
      'QUESTION_SET',
      'CHOOSE_CORRECT_SENTENCE',
      'SENTENCE_SELECTION',
      'MARK_THE_WORDS',
      'BLANKS',
      'DRAG_WORDS',
      'SHORT_ANSWER',
    ],
  },
  {
    title: 'Classer et relier',
    types: [
      'CATEGORIZATION',
      'CORRESPONDENCE_GRID',
      'COLUMN',
      'MATCHING_PAIRS',
      'TABLE_COMPLETION',
      'TIMELINE',
      'REORDERING',
      'SORT_PARAGRAPHS',
      'SCALE_SORTING',
    ],
  },
  {
    title: 'Écrire',
    types: [
      'OPEN_QUESTION',
      'VOCABULARY_DEFINITION',
      'SENTENCE_CORRECTION',
      'TRANSLATION',
      'TEXT_ANALYSIS',
      'ESSAY',
      'CREATIVE_WRITING',
    ],
  },
  { title: 'Parler et écouter', types: ['SPEAK_THE_WORDS_SET', 'ORAL_QUESTION', 'DICTATION'] },
  { title: 'Jouer', types: ['FLASHCARDS', 'DIALOG_CARDS', 'MEMORY_GAME', 'IMAGE_SEQUENCING'] },
] as const satisfies readonly { title: string; types: readonly ModuleType[] }[]
