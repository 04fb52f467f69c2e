import type { Engine } from '@ariane/activities/shape'
import { composeBook } from './book.ts'
import type { Context } from './context.ts'
import { pickCorrections } from './corrections.ts'
import { composePresentation, composeVideo, composeVideoCourse } from './course.ts'
import { writeCourse } from './course-blocks.ts'
import { pickDefinitions } from './definitions.ts'
import { pickDialogCards } from './dialog-cards.ts'
import { pickDictation } from './dictations.ts'
import { pickCreativeText, pickEssay } from './essays.ts'
import { pickTimeline } from './events.ts'
import { pickRightSentences, pickStatements } from './facts.ts'
import { pickGapSentences } from './gap-sentences.ts'
import { writeLessonPart } from './lesson-part.ts'
import { pickMarkedText } from './marked-texts.ts'
import { pickSeveralChoices, pickSingleChoices } from './mcqs.ts'
import { pickMatchingPairs, pickMemoryPairs } from './pair-sets.ts'
import { pickPanels } from './panels.ts'
import { pickParagraphs } from './paragraphs.ts'
import { pickPictures } from './pictures.ts'
import type { PlayableType } from './playable-type.ts'
import { composeQuestionSet, FIGURE_TASKS } from './question-set.ts'
import { pickOpenQuestions, pickOralQuestions } from './questions.ts'
import { writeReading } from './readings.ts'
import { makeChapters } from './render-chapter.ts'
import { interactive, type MakeChapters, type RenderedModule } from './rendered-module.ts'
import { pickReorderings } from './reorderings.ts'
import { composeScale } from './scales.ts'
import { pickSentencePairs } from './sentence-pairs.ts'
import { composeShortQuestions } from './short-questions.ts'
import { pickSortings } from './sortings.ts'
import { composeSpeedReading } from './speed-readings.ts'
import { pickTable } from './tables.ts'
import { pickFlashcards, pickSpokenTerms } from './terms.ts'
import { pickTextAnalysis } from './texts.ts'
import { pickTranslations } from './translations.ts'
import { withLegend, withZones } from './with-figures.ts'

type ModuleType = {
  /** Every engine that its chapters may have; none for a lesson that is only read. */
  engines: readonly Engine[]
  render: (context: Context) => RenderedModule
}

/** A lesson to read: no chapter is played. */
const read = (write: (context: Context) => RenderedModule): ModuleType => ({ engines: [], render: write })

/** Chapters of several engines, composed of other types. */
const composed = (engines: readonly Engine[], compose: MakeChapters): ModuleType => ({
  engines,
  render: context => interactive(compose(context)),
})

/** Chapters of one engine: what is picked for it, with options of the pick. */
const played = <E extends Engine, Options extends readonly unknown[]>(
  ...[engine, pick, ...options]: Parameters<typeof makeChapters<E, Options>>
): ModuleType => composed([engine], makeChapters(engine, pick, ...options))

/** The module types: what is picked from a pack, and the engine that plays it. */
export const moduleTypes: Record<PlayableType, ModuleType> = {
  TEXT: read(writeLessonPart),
  ADVANCED_TEXT: read(writeCourse),
  READING: read(writeReading),
  ACCORDION: played('accordion', pickPanels),

  SINGLE_CHOICE_SET: composed(['quiz', 'choose-zone'], withZones(makeChapters('quiz', pickSingleChoices), 5)),
  MULTI_CHOICE: played('quiz', pickSeveralChoices),
  TRUE_FALSE: played('quiz', pickStatements),
  CHOOSE_CORRECT_SENTENCE: played('quiz', pickSentencePairs),
  BLANKS: played('cloze', pickGapSentences, { typed: true }),
  DRAG_WORDS: played('cloze', pickGapSentences, { typed: false }),
  FLASHCARDS: played('cards', pickFlashcards),
  DIALOG_CARDS: played('dialog-cards', pickDialogCards),

  MATCHING_PAIRS: composed(['match', 'label-figure'], withLegend(makeChapters('match', pickMatchingPairs))),
  MEMORY_GAME: played('memory', pickMemoryPairs),
  CATEGORIZATION: played('categorize', pickSortings, 2),
  CORRESPONDENCE_GRID: played('grid', pickSortings, 1),
  COLUMN: played('match', pickSortings, 1),
  TABLE_COMPLETION: played('table', pickTable),

  REORDERING: played('order', pickReorderings),
  SCALE_SORTING: composed(['order', 'number-line', 'place-point'], composeScale),
  IMAGE_SEQUENCING: played('order', pickPictures),
  SORT_PARAGRAPHS: played('order', pickParagraphs),
  TIMELINE: played('timeline', pickTimeline),

  MARK_THE_WORDS: played('mark', pickMarkedText),
  SENTENCE_SELECTION: played('mark', pickRightSentences),

  SHORT_ANSWER: composed(['writing', 'read-value'], composeShortQuestions),
  OPEN_QUESTION: played('writing', pickOpenQuestions),
  ORAL_QUESTION: played('writing', pickOralQuestions),
  ESSAY: played('writing', pickEssay),
  CREATIVE_WRITING: played('writing', pickCreativeText),
  TEXT_ANALYSIS: played('writing', pickTextAnalysis),
  TRANSLATION: played('writing', pickTranslations),
  SENTENCE_CORRECTION: played('writing', pickCorrections),
  VOCABULARY_DEFINITION: played('writing', pickDefinitions),
  SPEAK_THE_WORDS_SET: played('speak', pickSpokenTerms),
  DICTATION: played('dictation', pickDictation),

  QUESTION_SET: composed(['quiz', 'cloze', 'choose-zone', ...FIGURE_TASKS], withZones(composeQuestionSet, 5)),
  SPEED_READING: composed(['speed-reading', 'quiz'], composeSpeedReading),
  COURSE_PRESENTATION: composed(['page', 'quiz'], composePresentation),
  INTERACTIVE_VIDEO: composed(['narrated', 'film', 'quiz'], composeVideo),
  INTERACTIVE_VIDEO_COURSE: composed(['narrated', 'film', 'quiz'], composeVideoCourse),
  INTERACTIVE_BOOK: composed(['contents', 'page', 'quiz', 'cloze', 'match', 'cards'], composeBook),
}
