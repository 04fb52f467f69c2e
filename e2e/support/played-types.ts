import type { MODULE_TYPES } from '@ariane/shared/catalogue'

export type ModuleType = (typeof MODULE_TYPES)[number]
type Played = readonly (readonly [type: ModuleType, title: string, wish: string])[]

// None has generators: the journeys find each question, and its answer, in the pack.
const HISTORY = { grade: 4, place: { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' } }
const MATHS = { grade: 4, place: { chapterId: 'math-4-geometrie', subChapterId: 'math-4-translations' } }
const FRENCH = { grade: 6, place: { chapterId: 'fr-6-resister', subChapterId: 'fr-6-fables' } }
const ENGLISH = { grade: 6, place: { chapterId: 'en-6-axe-2', subChapterId: 'en-6-can' } }
export const LESSONS = { HISTORY, MATHS, FRENCH, ENGLISH }
export type Lesson = typeof HISTORY

/** Played by activities.spec.ts: something is chosen, completed or put in order. */
export const CHOSEN = [
  ['MULTI_CHOICE', 'Le grand QCM', '3 questions'],
  ['TRUE_FALSE', 'Vrai ou faux', '3 affirmations'],
  ['SINGLE_CHOICE_SET', 'Une seule réponse', '3 questions'],
  ['BLANKS', 'Phrases à compléter', '3 phrases'],
  ['DRAG_WORDS', 'Mots à placer ici', '3 phrases'],
  ['FLASHCARDS', 'Les cartes', '4 cartes'],
  ['TIMELINE', 'La frise', '4 dates'],
  ['MATCHING_PAIRS', 'Les paires', '4 paires'],
  ['REORDERING', 'Dans le bon ordre', '1 suite'],
] as const satisfies Played

/** Played by activities-placing.spec.ts. */
export const PLACED = [
  ['CATEGORIZATION', 'À chacun son groupe', '6 éléments'],
  ['CORRESPONDENCE_GRID', 'La grille', '6 éléments'],
  ['COLUMN', 'Les deux colonnes', '6 éléments'],
  ['SCALE_SORTING', 'L’échelle', '4 dates'],
  ['TABLE_COMPLETION', 'Le tableau', '4 dates'],
  ['IMAGE_SEQUENCING', 'Les images', ''],
  ['SORT_PARAGRAPHS', 'Le texte en morceaux', ''],
  ['MEMORY_GAME', 'Le jeu de mémoire', '4 paires'],
  ['MARK_THE_WORDS', 'Les mots cherchés', ''],
  ['SENTENCE_SELECTION', 'Les phrases justes', '4 phrases'],
  ['CHOOSE_CORRECT_SENTENCE', 'L’une ou l’autre', '2 phrases'],
  ['QUESTION_SET', 'Un peu de tout', '4 questions'],
] as const satisfies Played

/** Played by activities-writing.spec.ts, each in a lesson that has something of the kind. */
export const WRITTEN = [
  ['SHORT_ANSWER', 'Réponses courtes', MATHS, '2 questions'],
  ['OPEN_QUESTION', 'À expliquer', HISTORY, '1 question'],
  ['ESSAY', 'La rédaction', HISTORY, ''],
  ['CREATIVE_WRITING', 'À inventer', HISTORY, ''],
  ['TEXT_ANALYSIS', 'Le texte de près', HISTORY, '1 question'],
  ['TRANSLATION', 'En anglais', ENGLISH, '2 phrases'],
  ['SENTENCE_CORRECTION', 'La phrase fausse', FRENCH, '2 phrases'],
  ['VOCABULARY_DEFINITION', 'Dire ce que c’est', HISTORY, '2 mots'],
  ['ORAL_QUESTION', 'À voix haute', HISTORY, '1 question'],
  ['SPEAK_THE_WORDS_SET', 'Les mots à dire', ENGLISH, '3 mots'],
  ['DICTATION', 'La dictée', FRENCH, ''],
] as const satisfies readonly (readonly [ModuleType, string, Lesson, string])[]

/** Read to the end, in activities.spec.ts: the title, and words that only this type shows. */
export const READ = [
  ['TEXT', 'L’essentiel', 'À retenir'],
  ['ADVANCED_TEXT', 'Le cours', 'Le vocabulaire'],
] as const satisfies Played

/** Followed to the end, in lessons-narrated.spec.ts. */
export const NARRATED = [
  ['INTERACTIVE_VIDEO', 'La vidéo du cours', '1 question'],
  ['INTERACTIVE_VIDEO_COURSE', 'Le cours en entier', '1 question'],
] as const satisfies Played
