import type { HomeworkDetail, HomeworkQuestion } from '@ariane/shared/contracts/homework'
import type { Exercise } from '../navigation.ts'

/** The props of every slide of a question. */
export type QuestionProps = {
  homework: HomeworkDetail
  exercise: Exercise
  question: HomeworkQuestion
}
