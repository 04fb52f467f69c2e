import type { Expected } from '@ariane/activities/api'
import type { SpokenLanguage } from '@ariane/activities/shape'
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
  /** Of calculations: the misconception behind each distractor, by the name that `mistakes.ts` has words for. */
  mistakes?: readonly string[]
  minutes: number
  /** Drawn from the numbers of the statement; it never shows the answer. */
  figure?: Figure
  /** Of exercises on words: what is said beside the numbers of a calculation. */
  words?: WordSide
}
/** Said in place of a rule that would give the answer away, as endings do of the shortest verbs: no small word may be one either. */
export const RULE_IN_LESSON = 'Relisez votre leçon, exceptions comprises.'

/** What an exercise on words has more. */
type WordSide = {
  /** The kind of reasoning: two exercises with the same one differ in their words only. */
  reasoning: string
  /** The statement without how its answer is to be written: all that is asked where the answers are offered. */
  stem: string
  /** The language of the answer. */
  lang: SpokenLanguage
  /** The second hint, and the third one. */
  rule: string
  begin: string
  /** What is said of each wrong answer, in the order of the distractors: the mistake that leads to it. */
  remarks: readonly string[]
}
export type Generator = (random: () => number, params: Record<string, unknown>) => Exercise

/** The variant that the pack asks for, or one at random when it asks for none. */
export const variant = <T extends string>(random: () => number, wanted: unknown, variants: readonly T[]): T =>
  variants.find(name => name === wanted) ?? pick(random, variants)

/** A written answer and its exact value: equal values are the same answer, whatever their form. */
export type Choice = { text: string; value: string }

const FEWEST = 3

/**
 * The wrong answers that really are wrong, and differ from one another, with the names of the misconceptions that lead to them.
 * An answer that several misconceptions lead to says nothing of the one that was made: it is offered where too few others are
 * left only, and without their names. The slips fill up what is missing then.
 */
export const distractors = (
  right: Choice,
  misconceptions: Record<string, Choice>,
  slips: Record<string, Choice> = {},
): Pick<Exercise, 'distractors'> & { mistakes: string[] } => {
  const byValue = Map.groupBy(
    Object.entries(misconceptions).filter(([, { value }]) => value !== right.value),
    ([, { value }]) => value,
  )
  const reached = [...byValue.values()].flatMap(ways => {
    const [first] = ways
    return first ? [{ text: first[1].text, name: ways.length === 1 ? first[0] : 'severalWays' }] : []
  })
  const certain = reached.filter(({ name }) => name !== 'severalWays')
  const likely = certain.length >= FEWEST ? certain : reached
  const fill = Object.entries(slips)
    .filter(([, { value }]) => value !== right.value && !byValue.has(value))
    .map(([name, { text }]) => ({ text, name }))
  const kept = [...likely, ...fill.slice(0, Math.max(0, FEWEST - likely.length))]
  return { distractors: kept.map(({ text }) => text), mistakes: kept.map(({ name }) => name) }
}
