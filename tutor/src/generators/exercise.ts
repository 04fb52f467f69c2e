import type { Expected } from '@ariane/activities/api'
import type { Figure } from '../figures/schema.ts'
import { pick } from './random.ts'

/**
 * One generated exercise. `statement`, `steps` and `hint` are markdown with maths between dollars; `answer` and `distractors`
 * are plain text, as a pupil would type them, so that they can be shown as options and read by the grader.
 */
export type Exercise = {
  statement: string
  expected: Expected
  answer: string
  steps: string[]
  hint: string
  distractors: string[]
  minutes: number
  /** Drawn from the numbers of the statement; it never shows the answer. */
  figure?: Figure
}
export type Generator = (random: () => number, params: Record<string, unknown>) => Exercise

/** The variant that the pack asks for, or one at random when it asks for none. */
export const variant = <T extends string>(random: () => number, wanted: unknown, variants: readonly T[]): T =>
  variants.find(name => name === wanted) ?? pick(random, variants)

/** A written answer and its exact value: equal values are the same answer, whatever their form. */
export type Choice = { text: string; value: string }

/** The wrong answers that really are wrong, and differ from one another; the keys name the misconceptions. */
export const distractors = (right: Choice, misconceptions: Record<string, Choice>) => {
  const seen = new Set([right.value])
  return Object.values(misconceptions).flatMap(({ text, value }) => {
    if (seen.has(value)) return []
    seen.add(value)
    return [text]
  })
}
