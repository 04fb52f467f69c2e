import type { Doubt } from './doubts.ts'
import type { Evidence } from './evidence.ts'

export type Verdict = 'correct' | 'partial' | 'incorrect' | 'to_review'
/** Why an answer got its verdict; the sentence for the pupil is chosen by it. */
export type Why =
  | 'non-answer'
  | 'question copied'
  | 'denied as a whole'
  | 'says both'
  | 'only asks'
  | 'off the subject'
  | 'nothing found'
  | 'contradicted'
  | 'doubted'
  | 'ideas missing'
  | 'bare list'
  | 'hedged'
  | 'all ideas'
export type Judgement = {
  verdict: Verdict
  why: Why
  evidence: readonly Evidence[]
  doubts: readonly Doubt[]
  share: number
}

/** Makes a judgement of what is known of an answer. */
export type Judge = (verdict: Verdict, why: Why, doubts?: readonly Doubt[]) => Judgement
