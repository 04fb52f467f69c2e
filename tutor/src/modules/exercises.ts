import { shuffle } from '@ariane/activities/random'
import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../generators/index.ts'
import type { Choice } from './choice.ts'
import type { Context } from './context.ts'
import { beginning } from './help.ts'
import type { Task } from './tasks.ts'

const MAX_ATTEMPTS_EACH = 4
const MIN_WRONG_OPTIONS = 2
const MAX_WRONG_OPTIONS = 3

type Exercise = ReturnType<NonNullable<(typeof generators)[string]>>

/** Exercises of the pack's generators in turn, those with the same statement once; `use` may turn one down. */
const make = <T>(
  { pack, random }: Context,
  count: number,
  use: (exercise: Exercise, id: string, difficulty: number) => T | undefined,
): T[] => {
  const known = pack.generators.flatMap(({ name, params }) => {
    const generator = lookup(generators, name)
    return generator ? [{ name, params, generator }] : []
  })
  const made = new Map<string, T>()
  for (let attempt = 0; made.size < count && attempt < count * MAX_ATTEMPTS_EACH; attempt++) {
    const one = known[attempt % known.length]
    if (!one) break
    const exercise = one.generator(random, one.params)
    const difficulty = Math.min(3, Math.max(1, exercise.minutes - 1))
    const used = use(exercise, `exercise:${one.name}:${exercise.statement}`, difficulty)
    if (used) made.set(exercise.statement, used)
  }
  return [...made.values()]
}

/** At most `count` questions with options, made up for this module, all different. */
export const makeChoices = (context: Context, count: number): Choice[] =>
  make(context, count, ({ statement, answer, distractors, steps, figure }, id, difficulty) => {
    const wrong = [...new Set(distractors)].filter(text => text !== answer)
    if (wrong.length < MIN_WRONG_OPTIONS) return undefined
    const options = [answer, ...shuffle(context.random, wrong).slice(0, MAX_WRONG_OPTIONS)]
    return {
      id,
      text: statement,
      stem: statement,
      options: options.map((text, i) => ({ text, correct: i === 0 })),
      why: steps.join(' '),
      difficulty,
      figure,
    }
  })

/** At most `count` questions to answer by writing, made up for this module, all different. */
export const makeTasks = (context: Context, count: number): Task[] =>
  make(context, count, ({ statement, expected, answer, steps, hint, figure }, id, difficulty) => ({
    id,
    text: statement,
    difficulty,
    question: statement,
    expected,
    model: [...steps.map((step, i) => `${i + 1}. ${step}`), '', `**${answer}**`].join('\n'),
    lang: 'fr',
    help: () => ({ direction: hint, beginning: beginning(steps) }),
    figure,
  }))
