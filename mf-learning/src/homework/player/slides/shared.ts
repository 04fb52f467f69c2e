import type { HomeworkDetail, HomeworkQuestion } from '@ariane/shared/contracts/homework'
import type { Exercise } from '../navigation.ts'

/** What every slide of a question is given. */
export type QuestionProps = {
  homework: HomeworkDetail
  exercise: Exercise
  question: HomeworkQuestion
}
