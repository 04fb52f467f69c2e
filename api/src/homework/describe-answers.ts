import type { HomeworkExercise } from '@ariane/tutor'
import type { Kysely } from 'kysely'
import { questionKey } from './progress.ts'
import { homeworkStore } from './store.ts'
import type { HomeworkTables } from './tables.ts'

interface Given {
  pathId: number
  userId: string
  key: string
  text: string
  score: number
}

/** The questions of exercises by key: what each says, and its answer in one line. */
const listQuestions = (exercises: readonly HomeworkExercise[]) =>
  new Map(exercises.flatMap(({ questions }, i) => questions.map((one, j) => [questionKey(i, j), one] as const)))

/** Answers to homework beside what was asked and expected. */
export const describeHomeworkAnswers = (q: () => Kysely<HomeworkTables>) => async (answers: readonly Given[]) => {
  const pathIds = [...new Set(answers.map(({ pathId }) => pathId))]
  const exercises = await homeworkStore(q).exercisesOf(pathIds)
  const questions = new Map([...exercises].map(([id, list]) => [id, listQuestions(list)]))
  return answers.flatMap(({ pathId, userId, key, text, score }) => {
    const question = questions.get(pathId)?.get(key)
    return question ? [{ userId, score, text, prompt: question.reformulation_question, expected: question.answer }] : []
  })
}
