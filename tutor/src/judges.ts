import { isBlankAnswer, Solution } from '@ariane/activities/api'
import type { ActivityAnswer } from '@ariane/shared/contracts'
import { gradeAnswer } from './grade/answer.ts'
import { builtInGrader, type Grader } from './grade/grader.ts'
import { judgeHomework } from './homework/judge.ts'
import type { HomeworkQuestion } from './homework/question.ts'

/** Judges what pupils answer, with the grader that reads free text. */
export const judges = (grader: Grader = builtInGrader) => ({
  /** Undefined when the answer is blank, or one to something else. */
  judge: (solution: unknown, answer: ActivityAnswer, reply?: string) =>
    isBlankAnswer(answer) ? undefined : gradeAnswer(Solution.parse(solution), answer, reply, grader),

  judgeHomework: (question: HomeworkQuestion, answer: string, attemptsSoFar: number, reply?: string) =>
    judgeHomework(question, answer, attemptsSoFar, reply, grader),
})
