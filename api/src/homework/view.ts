import type { HomeworkDetail, HomeworkQuestion, PathSummary } from '@ariane/shared/contracts'
import type { HomeworkExercise, HomeworkQuestion as Written } from '@ariane/tutor'
import { findProgress, questionKey } from './progress.ts'
import type { HomeworkRow } from './store.ts'
import type { Progress } from './tables.ts'

/** A question as the pupil sees it: its steps only once it was answered, what is expected never. */
export function toQuestion(question: Written, key: string, progress: Progress): HomeworkQuestion {
  const own = findProgress(progress, key)
  const { timer, reformulation_question, course, indice, mode, source } = question
  const answer_step_by_step = own.attempts > 0 ? question.answer_step_by_step : []
  return { timer, reformulation_question, course, indice, answer_step_by_step, mode, source, progress: own }
}

const toExercise = ({ title, statement, unread, questions }: HomeworkExercise, i: number, progress: Progress) => ({
  title,
  statement,
  ...(unread !== undefined && { unread }),
  questions: questions.map((question, j) => toQuestion(question, questionKey(i, j), progress)),
})

/** Reading comes before writing where something was sent that has to be read. */
const toGeneration = ({ input, statement }: HomeworkRow) =>
  input === 'text' ? { done: 0, total: 1 } : { done: statement === '' ? 0 : 1, total: 2 }

export const toHomeworkDetail = (
  summary: PathSummary,
  row: HomeworkRow,
  moduleId: number | undefined,
): HomeworkDetail => ({
  ...summary,
  generation: summary.status === 'generating' ? toGeneration(row) : null,
  sent: {
    input: row.input,
    desc: summary.description,
    text: row.statement,
    media: row.media_type && row.media_bytes ? { type: row.media_type, bytes: row.media_bytes } : null,
  },
  modules: moduleId
    ? [
        {
          id: moduleId,
          contentAudio: null,
          exercices: row.exercises.map((exercise, i) => toExercise(exercise, i, row.progress)),
        },
      ]
    : [],
})
