import { gradeAnswer as gradeActivity, type Solution } from '@ariane/activities/api'
import type { ActivityAnswer, ActivityResult } from '@ariane/activities/shape'
import { grade } from './index.ts'

/** Grades an answer to one chapter of an activity; undefined when it belongs to another engine than the solution. */
export const gradeAnswer = (solution: Solution, answer: ActivityAnswer): ActivityResult | undefined =>
  gradeActivity(solution, answer, { gradeText: grade })
