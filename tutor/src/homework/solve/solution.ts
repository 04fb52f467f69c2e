import type { Expected } from '@ariane/activities/api'
import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { z } from 'zod'
import type { HomeworkContext } from '../context.ts'

/** What a solver reads: one question, and what the exercise says before it. */
export type Problem = {
  /** The instruction of a list, or the question itself. */
  instruction: string
  /** What it is about; the instruction itself when both are one. */
  body: string
  /** The name of the exercise: « Superlatives ». */
  title?: string
  /** Told by the exercise, sentences of other questions left out. */
  context: string
  /** The questions before it in the exercise, solved or not. */
  earlier?: readonly string[]
  /** Exact results of the questions before it in the exercise. */
  found?: readonly { question: string; result: string }[]
  subject?: Subject
  grade?: SchoolGrade
} & Partial<Pick<HomeworkContext, 'above' | 'before'>>

/** A question solved exactly; `steps`, `hints`, `answer` are markdown with maths between dollars. */
export type Solution = {
  kind: string
  /** The question as it was read, maths set: the pupil sees what Ariane understood. */
  asked?: string
  /** Null when the solution is sure and the ways to write it are too many to judge. */
  expected: z.input<typeof Expected> | { kind: 'definition'; term: string; definition: string } | null
  /** The unit is asked for: the same quantity in another one is no answer, and the number alone is one. */
  inUnit?: true
  /** How strictly the grader reads: the language of the answer, and whether spelling is the subject. */
  setting?: { lang: 'fr' | 'en' | 'es' | 'de'; spelling: boolean }
  answer: string
  /** The answer as a pupil types it: the grader has to find it right, or the solution is dropped. */
  typed: string
  steps: string[]
  /** The rule in a few lines, as it stands in a lesson. */
  rule: string
  hints: string[]
  minutes: number
}

/** Undefined as soon as anything is not sure: a wrong correction is worse than none. */
export type Solver = (problem: Problem) => Solution | undefined
