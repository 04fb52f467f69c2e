import type { PlayableType } from './playable-type.ts'

/** Types that draw from the same part of a pack: within a path they share it between them. */
const STOCKS: readonly (readonly PlayableType[])[] = [
  [
    'SINGLE_CHOICE_SET',
    'MULTI_CHOICE',
    'QUESTION_SET',
    'COURSE_PRESENTATION',
    'INTERACTIVE_BOOK',
    'INTERACTIVE_VIDEO',
    'INTERACTIVE_VIDEO_COURSE',
  ],
  ['BLANKS', 'DRAG_WORDS', 'QUESTION_SET'],
  ['TRUE_FALSE', 'SENTENCE_SELECTION', 'CHOOSE_CORRECT_SENTENCE'],
  ['FLASHCARDS', 'DIALOG_CARDS', 'SPEAK_THE_WORDS_SET', 'VOCABULARY_DEFINITION'],
  ['SHORT_ANSWER', 'OPEN_QUESTION', 'ORAL_QUESTION'],
  ['TRANSLATION'],
  ['SENTENCE_CORRECTION', 'CHOOSE_CORRECT_SENTENCE'],
]

/** How many of the modules that follow draw from the stock of this one: it leaves them their share. */
export const countRivals = (type: PlayableType, following: readonly PlayableType[]): number =>
  Math.max(
    0,
    ...STOCKS.filter(stock => stock.includes(type)).map(
      stock => following.filter(other => stock.includes(other)).length,
    ),
  )
