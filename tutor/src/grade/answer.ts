import { gradeAnswer as gradeActivity, type Solution } from '@ariane/activities/api'
import type { ActivityAnswer, ActivityResult } from '@ariane/activities/shape'
import { type AskedBack, askedBack, builtInGrader, type Grader, gradeWithReply } from './grader.ts'

/** What an answer comes to; with `askedBack` it is not graded before that is answered. */
export type GradedAnswer = ActivityResult & { askedBack?: AskedBack }

/**
 * Grades an answer to one chapter of an activity; undefined when it belongs to another engine than the solution. `reply` is
 * the option that was chosen where this answer was asked back about.
 */
export const gradeAnswer = (
  solution: Solution,
  answer: ActivityAnswer,
  reply?: string,
  grader: Grader = builtInGrader,
): GradedAnswer | undefined => {
  const read = gradeWithReply(grader, reply)
  const asked: AskedBack[] = []
  const result = gradeActivity(solution, answer, {
    gradeText: (expected, text, setting) => {
      const found = read(expected, text, setting)
      const question = reply === undefined && askedBack(found)
      if (question) asked.push(question)
      return found
    },
  })
  // One question at most for an answer.
  const [first] = asked
  return result && first ? { ...result, askedBack: first } : result
}
