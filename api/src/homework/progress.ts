import { lookup } from '@ariane/shared/catalogue'
import type { Clarification, HomeworkGrading, HomeworkQuestion } from '@ariane/shared/contracts'
import type { HomeworkExercise } from '@ariane/tutor'
import type { Progress } from './tables.ts'

type State = HomeworkQuestion['progress']['state']
const OPEN: HomeworkQuestion['progress'] = { state: 'open', attempts: 0, answer: null }
const SETTLED: readonly State[] = ['correct', 'shown', 'to_review']

/** The name of a question in its homework: '0:1' is the second of the first exercise. */
export const questionKey = (exercise: number, question: number) => `${exercise}:${question}`
export const findProgress = (progress: Progress, key: string) => lookup(progress, key) ?? OPEN

/** Nothing is left to do; one that was tried, then passed by, has shown its solution. */
const isSettled = ({ state, attempts }: HomeworkQuestion['progress']) =>
  SETTLED.includes(state) || (state === 'skipped' && attempts > 0)

const stateAfter = ({ status, next_action }: HomeworkGrading): State => {
  if (status === 'success') return 'correct'
  if (status === 'to_review') return 'to_review'
  return next_action === 'show_answer' ? 'shown' : 'attempted'
}

/** After an answer. What was once correct stays so: who tries again to learn loses nothing. */
export const answered = (before: HomeworkQuestion['progress'], answer: string, correction: HomeworkGrading) => ({
  state: before.state === 'correct' ? before.state : stateAfter(correction),
  attempts: before.attempts + 1,
  answer,
})

/** After an answer that has to be asked back about: it is kept, and is no attempt. */
export const askedAbout = (before: HomeworkQuestion['progress'], answer: string, ask: Clarification) => ({
  ...before,
  answer,
  ask,
})

/** After a question was passed by; a settled one stays as it is. */
export const skipped = (before: HomeworkQuestion['progress']) =>
  isSettled(before) ? before : { state: 'skipped' as const, attempts: before.attempts, answer: before.answer }

/** How many questions of these exercises are settled. */
export const countSettled = (exercises: readonly HomeworkExercise[], progress: Progress) =>
  exercises
    .flatMap(({ questions }, i) => questions.map((_, j) => findProgress(progress, questionKey(i, j))))
    .filter(isSettled).length

/** 0 to 1; null where rules cannot tell. */
export const toScore = ({ status }: HomeworkGrading) =>
  ({ success: 1, partial: 0.5, failure: 0, to_review: null })[status]
