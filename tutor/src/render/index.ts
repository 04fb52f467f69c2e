import type { PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { rng } from '../generators/random.ts'
import type { Pack } from '../pack.ts'
import { readPrompt } from '../prompt.ts'
import { accordion } from './accordion.ts'
import { advancedText } from './advanced-text.ts'
import { essay, openQuestion, oralQuestion, shortAnswer, vocabularyDefinition } from './answers.ts'
import { interactiveBook } from './book.ts'
import { flashcards } from './cards.ts'
import { blanks, dragWords } from './cloze.ts'
import { dialogCards } from './dialog-cards.ts'
import { dictation, speakTheWords } from './dictation.ts'
import { coursePresentation, interactiveVideo, interactiveVideoCourse } from './lecture.ts'
import { markTheWords, sentenceSelection } from './mark.ts'
import { matchingPairs } from './match.ts'
import { memoryGame } from './memory.ts'
import type { Context, Rendered } from './module.ts'
import { reordering, timeline } from './order.ts'
import { categorization, column, correspondenceGrid } from './place.ts'
import { chooseCorrectSentence, questionSet } from './question-set.ts'
import { multiChoice, singleChoiceSet, trueFalse } from './quiz.ts'
import { reading } from './reading.ts'
import { sentenceCorrection, translation } from './sentences.ts'
import { imageSequencing, scaleSorting, sortParagraphs } from './sequence.ts'
import { speedReading } from './speed-reading.ts'
import { tableCompletion } from './table.ts'
import { text } from './text.ts'
import { creativeWriting, textAnalysis } from './texts.ts'

export type { Rendered } from './module.ts'
export type PlayableType = (typeof PLAYABLE_TYPES)[number]

const renderers: Record<PlayableType, (context: Context) => Rendered> = {
  TEXT: text,
  ADVANCED_TEXT: advancedText,
  ACCORDION: accordion,
  MULTI_CHOICE: multiChoice,
  TRUE_FALSE: trueFalse,
  SINGLE_CHOICE_SET: singleChoiceSet,
  BLANKS: blanks,
  DRAG_WORDS: dragWords,
  FLASHCARDS: flashcards,
  TIMELINE: timeline,
  MATCHING_PAIRS: matchingPairs,
  REORDERING: reordering,
  CATEGORIZATION: categorization,
  CORRESPONDENCE_GRID: correspondenceGrid,
  COLUMN: column,
  SCALE_SORTING: scaleSorting,
  TABLE_COMPLETION: tableCompletion,
  IMAGE_SEQUENCING: imageSequencing,
  SORT_PARAGRAPHS: sortParagraphs,
  MEMORY_GAME: memoryGame,
  MARK_THE_WORDS: markTheWords,
  SENTENCE_SELECTION: sentenceSelection,
  CHOOSE_CORRECT_SENTENCE: chooseCorrectSentence,
  QUESTION_SET: questionSet,
  READING: reading,
  SPEED_READING: speedReading,
  DIALOG_CARDS: dialogCards,
  COURSE_PRESENTATION: coursePresentation,
  INTERACTIVE_BOOK: interactiveBook,
  INTERACTIVE_VIDEO: interactiveVideo,
  INTERACTIVE_VIDEO_COURSE: interactiveVideoCourse,
  SHORT_ANSWER: shortAnswer,
  OPEN_QUESTION: openQuestion,
  ESSAY: essay,
  CREATIVE_WRITING: creativeWriting,
  TEXT_ANALYSIS: textAnalysis,
  TRANSLATION: translation,
  SENTENCE_CORRECTION: sentenceCorrection,
  VOCABULARY_DEFINITION: vocabularyDefinition,
  ORAL_QUESTION: oralQuestion,
  SPEAK_THE_WORDS_SET: speakTheWords,
  DICTATION: dictation,
}

export const isPlayable = (type: string): type is PlayableType => Object.hasOwn(renderers, type)

/**
 * Renders a pack as a module; the same arguments always give the same module.
 * `used` names the items that earlier modules showed: others are preferred.
 */
export const renderModule = (
  type: PlayableType,
  pack: Pack,
  seed: number,
  prompt: string,
  used: ReadonlySet<string> = new Set(),
): Rendered => renderers[type]({ pack, random: rng(seed), wish: readPrompt(prompt), used })

/** Distance between the seeds of two neighbours, so that the same type twice is not the same module twice. */
const STRIDE = 0x9e3779b1

const ATTEMPTS = 8

const sameAs = (a: Rendered) => (b: Rendered) =>
  JSON.stringify([a.content, a.activity, a.speech]) === JSON.stringify([b.content, b.activity, b.speech])

/** Renders the modules of a path in order, each one avoiding what the earlier ones showed. */
export const renderPath = (
  pack: Pack,
  seed: number,
  modules: readonly { type: PlayableType; prompt_generation: string }[],
): Rendered[] => {
  const used = new Set<string>()
  const path: Rendered[] = []
  for (const [i, { type, prompt_generation }] of modules.entries()) {
    const render = (attempt: number) =>
      renderModule(type, pack, seed + (i + attempt * modules.length) * STRIDE, prompt_generation, used)
    let rendered = render(0)
    // A small pack may hold a single sequence: a second module about it at least begins in another order.
    for (let attempt = 1; attempt < ATTEMPTS && path.some(sameAs(rendered)); attempt++) rendered = render(attempt)
    for (const id of rendered.uses) used.add(id)
    path.push(rendered)
  }
  return path
}
