import type { z } from 'zod'
import type { Expected as PackExpected } from '../pack.ts'

/** `to_review`: rules cannot tell, so the pupil compares with the model answer; neither right nor wrong. */
export type Verdict = 'correct' | 'partial' | 'incorrect' | 'to_review'

/** The judgement of a part: an idea, a criterion, a word. */
export type GradedPart = { label: string; correct: boolean; note?: string }

/** What came out; `score` is 0 to 1, and says nothing when the verdict is `to_review`. */
export type Grade = { verdict: Verdict; score: number; feedback: string; parts?: GradedPart[] }

export type Lang = 'fr' | 'en' | 'es' | 'de'

/** What a right answer is: the kinds of a pack, and those that other parts of it make up. */
export type Expected =
  | z.input<typeof PackExpected>
  | { kind: 'dictation'; text: string }
  | { kind: 'translation'; accepted: readonly string[] }
  | { kind: 'definition'; term: string; definition: string }

export type ExpectedOf<K extends Expected['kind']> = Extract<Expected, { kind: K }>

/** What the grader may know beside the expected answer. */
export type Setting = {
  /** The language of the answer; French when absent. */
  lang?: Lang
  /** Spelling is the subject: an accent counts. */
  spelling?: boolean
  /** What was asked: to repeat it is no answer. */
  question?: string
  /** The sentence to correct: to leave it as it is is no answer. */
  given?: string | undefined
  /** Words that a text has to use. */
  mustUse?: readonly string[]
}

export const correct = (feedback: string): Grade => ({ verdict: 'correct', score: 1, feedback })
export const partial = (feedback: string, score = 0.5): Grade => ({ verdict: 'partial', score, feedback })
export const incorrect = (feedback: string): Grade => ({ verdict: 'incorrect', score: 0, feedback })
export const toReview = (feedback: string): Grade => ({ verdict: 'to_review', score: 0, feedback })
