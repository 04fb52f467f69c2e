import type { Context } from './context.ts'
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

/** Types that show words of the lesson with their meaning: a course before one of them leaves these to it. */
const WITH_MEANINGS: readonly PlayableType[] = [
  'FLASHCARDS',
  'DIALOG_CARDS',
  'MATCHING_PAIRS',
  'MEMORY_GAME',
  'VOCABULARY_DEFINITION',
]

const isLeft = ({ following = [] }: Pick<Context, 'following'>, types: readonly PlayableType[]) =>
  following.some(type => types.includes(type))

/** Whether words with their meaning are left to a module that follows. */
export const leavesWords = (context: Pick<Context, 'following'>): boolean => isLeft(context, WITH_MEANINGS)

/** Types that show a text to read. */
const WITH_TEXTS: readonly PlayableType[] = [
  'READING',
  'SPEED_READING',
  'SORT_PARAGRAPHS',
  'TEXT_ANALYSIS',
  'MARK_THE_WORDS',
]

/** Whether the texts are left to a module that follows. */
export const leavesTexts = (context: Pick<Context, 'following'>): boolean => isLeft(context, WITH_TEXTS)

/** Types that ask the questions of the pack. */
const WITH_QUESTIONS: readonly PlayableType[] = ['SHORT_ANSWER', 'OPEN_QUESTION', 'ORAL_QUESTION']

/** Whether the questions of the pack are left to a module that follows. */
export const leavesQuestions = (context: Pick<Context, 'following'>): boolean => isLeft(context, WITH_QUESTIONS)

/** Types that sort elements into groups. */
const WITH_GROUPS: readonly PlayableType[] = ['CATEGORIZATION', 'CORRESPONDENCE_GRID', 'COLUMN']

/** Whether the groups of the pack are left to a module that follows. */
export const leavesGroups = (context: Pick<Context, 'following'>): boolean => isLeft(context, WITH_GROUPS)

/** How many of the modules that follow draw from the stock of this one: it leaves them their share. */
export const countRivals = (type: PlayableType, following: readonly PlayableType[]): number =>
  Math.max(
    type === 'ADVANCED_TEXT' ? following.filter(other => WITH_MEANINGS.includes(other)).length : 0,
    ...STOCKS.filter(stock => stock.includes(type)).map(
      stock => following.filter(other => stock.includes(other)).length,
    ),
  )
