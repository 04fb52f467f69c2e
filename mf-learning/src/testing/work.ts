import type { HomeworkDetail, HomeworkGrading, HomeworkQuestion } from '@ariane/shared/contracts/homework'
import type { Chapter, PathDetail } from '@ariane/shared/contracts/learning'
import type { PathSummary } from '@ariane/shared/contracts/paths'
import type { DueReviews } from '@ariane/shared/contracts/review'

/** A path or a homework of a list, for tests. */
export const aSummary = (part: Partial<PathSummary> = {}): PathSummary => ({
  id: 7,
  title: 'Les fables',
  description: '',
  type: 'pedagogical_pathway',
  status: 'generated',
  createdAt: '2026-11-16T08:00:00Z',
  subject: 'Français',
  grade: '4ème',
  chapterId: 'c1',
  subChapterId: null,
  autoSlide: false,
  failure: null,
  percent: 0,
  moduleCount: 3,
  ...part,
})

/** A path for tests, without a module. */
export const aPath = (part: Partial<PathDetail> = {}): PathDetail => ({
  ...aSummary(),
  modules: [],
  generation: null,
  customPrompts: [],
  unreviewed: false,
  writtenBy: null,
  resumeAt: 0,
  ...part,
})

/** A chapter for tests, of one module. */
export const aChapter = (part: Partial<Chapter> = {}): Chapter => ({
  id: 'c1',
  title: 'Les fables',
  prompts: [{ title: 'La leçon', type: 'TEXT', prompt_generation: 'courte' }],
  subChapters: [],
  ...part,
})

/** A question of a homework, for tests: not tried yet. */
export const aQuestion = (part: Partial<HomeworkQuestion> = {}): HomeworkQuestion => ({
  timer: 5,
  reformulation_question: 'Combien font 2 + 2 ?',
  course: { content: 'Additionner' },
  indice: { content: 'Comptez sur vos doigts.' },
  answer_step_by_step: [],
  mode: 'exact',
  source: 'built-in',
  progress: { state: 'open', attempts: 0, answer: null },
  ...part,
})

/** A homework of one question, for tests. */
export const aHomework = (part: Partial<HomeworkDetail> = {}): HomeworkDetail => ({
  ...aSummary({ title: 'Exercice 12', subject: 'Mathématiques', type: 'homework' }),
  generation: null,
  sent: { input: 'text', desc: '', text: 'Combien font 2 + 2 ?', media: null },
  modules: [{ id: 3, contentAudio: null, exercices: [{ title: 'Exercice 1', questions: [aQuestion()] }] }],
  ...part,
})

/** The grading of an answer, for tests. */
export const aGrading = (part: Partial<HomeworkGrading> = {}): HomeworkGrading => ({
  status: 'success',
  message: 'Bravo !',
  feedback: { content: 'C’est bien 4.' },
  next_action: 'next_question',
  ...part,
})

/** A question of the carnet d'erreurs for today, for tests. */
export const aDueCard = (part: Partial<DueReviews['cards'][number]> = {}): DueReviews['cards'][number] => ({
  id: 5,
  subject: 'Mathématiques',
  source: { kind: 'homework', id: 9, title: 'Exercice 12' },
  prompt: 'Combien font 2 + 2 ?',
  addedAt: '2026-11-16T08:00:00Z',
  dueDay: '2026-11-18',
  reviews: 0,
  question: { kind: 'homework', statement: '', question: 'Combien font 2 + 2 ?', hint: 'Comptez.' },
  ...part,
})
