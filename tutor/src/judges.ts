import { isBlankAnswer, Solution } from '@ariane/activities/api'
import type { ActivityAnswer } from '@ariane/shared/contracts'
import { gradeAnswer } from './grade/answer.ts'
import { builtInGrader, type Grader } from './grade/grader.ts'
import { type SecondReading, withReading } from './grade/second/with-reading.ts'
import { judgeHomework } from './homework/judge.ts'
import type { HomeworkQuestion } from './homework/question.ts'

/** What is known beside an answer: the reply where it was asked back about, and what a second reader found in it. */
export type Beside = { reply?: string | undefined; reading?: SecondReading | undefined }

/** Judges what pupils answer, with the grader that reads free text. */
export const judges = (grader: Grader = builtInGrader) => ({
  /** Undefined when the answer is blank, or one to something else. */
  judge: (solution: unknown, answer: ActivityAnswer, { reply, reading }: Beside = {}) =>
    isBlankAnswer(answer)
      ? undefined
      : gradeAnswer(Solution.parse(solution), answer, reply, withReading(grader, reading)),

  judgeHomework: (question: HomeworkQuestion, answer: string, attemptsSoFar: number, { reply, reading }: Beside = {}) =>
    judgeHomework(question, answer, attemptsSoFar, reply, withReading(grader, reading)),
})
