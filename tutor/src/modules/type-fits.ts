import { SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import type { Material } from './materials.ts'
import type { PlayableType } from './playable-type.ts'

/** Where a module type has its place: in these subjects, in a pack that holds this material. */
type Place = { subjects: readonly Subject[]; needs?: Material }
type Fit = { places: readonly Place[]; because: string }

const LANGUAGES = ['Anglais', 'Espagnol', 'Allemand'] as const satisfies readonly Subject[]
const WORDS = ['Français', ...LANGUAGES] as const satisfies readonly Subject[]
const DOCUMENTS = ['Histoire', 'Géographie', 'EMC'] as const satisfies readonly Subject[]
const SCIENCES = ['SVT', 'Physique-Chimie'] as const satisfies readonly Subject[]
const NOT_MATHS = [...WORDS, ...DOCUMENTS, ...SCIENCES] as const satisfies readonly Subject[]

const everywhere = (because: string, needs?: Material): Fit => ({
  places: [{ subjects: SUBJECTS, ...(needs && { needs }) }],
  because,
})
const LESSON = 'The lesson itself: every pack has introduction, sections and key points.'
const QUESTIONS = 'Every pack has questions with options, statements and gap sentences.'
const TERMS = 'Every pack has words of the lesson with their meaning.'
const GROUPS = 'Every pack has elements that belong to groups.'

/**
 * Where each module type is offered: in the wizard, and in the paths that Ariane proposes. Who asks for a type elsewhere still gets
 * it, made as well as the pack allows.
 */
export const TYPE_FITS: Record<PlayableType, Fit> = {
  TEXT: everywhere(LESSON),
  ADVANCED_TEXT: everywhere(LESSON),
  ACCORDION: everywhere(LESSON),
  COURSE_PRESENTATION: everywhere(LESSON),
  INTERACTIVE_BOOK: everywhere(LESSON),
  INTERACTIVE_VIDEO: everywhere(LESSON),
  INTERACTIVE_VIDEO_COURSE: everywhere(LESSON),
  READING: everywhere('Every pack has a text; in mathematics it tells where a notion comes from.'),
  SPEED_READING: {
    places: [{ subjects: NOT_MATHS }],
    because: 'A statement of mathematics is read slowly, sign by sign.',
  },

  MULTI_CHOICE: everywhere(QUESTIONS),
  SINGLE_CHOICE_SET: everywhere(QUESTIONS),
  TRUE_FALSE: everywhere(QUESTIONS),
  QUESTION_SET: everywhere(QUESTIONS),
  CHOOSE_CORRECT_SENTENCE: everywhere('Every pack has false statements with what is right in their place.'),
  SENTENCE_SELECTION: everywhere('Every pack has true and false statements.'),
  BLANKS: everywhere(QUESTIONS),
  DRAG_WORDS: everywhere(QUESTIONS),
  SHORT_ANSWER: everywhere('Every pack has questions that a word, a number or a sentence answers.'),
  MARK_THE_WORDS: everywhere('Words are found in a text that an author chose them in.', 'text with words to find'),

  FLASHCARDS: everywhere(TERMS),
  DIALOG_CARDS: everywhere(TERMS),
  MEMORY_GAME: everywhere(TERMS),
  MATCHING_PAIRS: everywhere(TERMS),
  VOCABULARY_DEFINITION: everywhere(TERMS),

  CATEGORIZATION: everywhere(GROUPS),
  CORRESPONDENCE_GRID: everywhere(GROUPS),
  COLUMN: everywhere(GROUPS),
  TABLE_COMPLETION: everywhere('A table whose columns say something together, or dates with what happened.', 'table'),

  REORDERING: everywhere('Every pack has a process or a method in steps.'),
  TIMELINE: everywhere('A line of time holds dates: steps without any are put in order elsewhere.', 'events'),
  SCALE_SORTING: everywhere('A scale holds sizes, or numbers to place on a line.', 'scale'),
  IMAGE_SEQUENCING: everywhere('Pictures need a process that is told on a figure.', 'pictures'),
  SORT_PARAGRAPHS: {
    places: [{ subjects: NOT_MATHS, needs: 'text in pieces' }],
    because:
      'A text that goes from a beginning to an end, long enough to be cut; those of mathematics explain side by side.',
  },

  OPEN_QUESTION: everywhere('Every pack has something to explain, or statements to justify.'),
  ORAL_QUESTION: {
    places: [{ subjects: NOT_MATHS, needs: 'question to explain' }],
    because: 'What is said aloud is words: formulas are written.',
  },
  ESSAY: {
    places: [
      { subjects: ['Français', ...DOCUMENTS] },
      { subjects: [...LANGUAGES, ...SCIENCES, 'Mathématiques'], needs: 'subject of an essay' },
    ],
    because:
      'A long text is an exercise of French and of the subjects that argue; elsewhere where an author gave a subject.',
  },
  CREATIVE_WRITING: {
    places: [
      { subjects: WORDS },
      { subjects: [...DOCUMENTS, ...SCIENCES, 'Mathématiques'], needs: 'subject to invent' },
    ],
    because: 'Inventing belongs to languages; elsewhere where an author says what to invent.',
  },
  TEXT_ANALYSIS: {
    places: [
      { subjects: WORDS },
      { subjects: [...DOCUMENTS, ...SCIENCES, 'Mathématiques'], needs: 'question on a text' },
      { subjects: DOCUMENTS, needs: 'real text' },
    ],
    because:
      'Languages read closely; elsewhere a document of its time is read so, or a text that an author asks about.',
  },
  TRANSLATION: {
    places: [{ subjects: LANGUAGES, needs: 'translations' }],
    because: 'Only a foreign language is translated: a definition in geometry is not.',
  },
  SENTENCE_CORRECTION: {
    places: [{ subjects: WORDS, needs: 'corrections' }],
    because: 'A sentence is set right by a rule of the language; a false fact is judged, not corrected.',
  },
  SPEAK_THE_WORDS_SET: {
    places: [{ subjects: LANGUAGES }],
    because: 'Pronouncing is learnt in a foreign language.',
  },
  DICTATION: {
    places: [{ subjects: WORDS, needs: 'dictation' }],
    because: 'Spelling by ear is learnt in languages, from sentences without figures or signs.',
  },
}
