import { shuffle } from '@ariane/activities/random'
import { lookup } from '@ariane/shared/catalogue'
import { RULE_IN_LESSON } from '../generators/exercise.ts'
import { generators } from '../generators/index.ts'
import { sayMistake } from '../generators/mistakes.ts'
import type { Help } from '../hints/help.ts'
import { fold } from '../words.ts'
import type { Choice } from './choice.ts'
import type { Context } from './context.ts'
import { beginning } from './help.ts'
import { isAmong, listShownRuns } from './says-again.ts'
import type { Task } from './tasks.ts'

const MAX_ATTEMPTS_EACH = 8
const MIN_WRONG_OPTIONS = 2
const MAX_WRONG_OPTIONS = 3

type Exercise = ReturnType<NonNullable<(typeof generators)[string]>>

/** Exercises of the pack's generators in turn, those with the same statement once; `use` may turn one down. */
const make = <T>(
  { pack, random, used, said = new Set() }: Context,
  count: number,
  use: (exercise: Exercise, id: string, difficulty: number) => T | undefined,
): T[] => {
  const before = new Set([...used].flatMap(id => (id.startsWith('exercise:') ? [id.split(':')[1]] : [])))
  const known = pack.generators
    .flatMap(({ name, params }) => {
      const generator = lookup(generators, name)
      return generator ? [{ name, params, generator }] : []
    })
    // Other numbers in the same words are the same question to who reads it: kinds that were not asked come first.
    .toSorted((a, b) => Number(before.has(a.name)) - Number(before.has(b.name)))
  const made = new Map<string, T>()
  const knownRuns = new Set(said)
  for (let attempt = 0; made.size < count && attempt < count * MAX_ATTEMPTS_EACH; attempt++) {
    const one = known[attempt % known.length]
    if (!one) break
    const exercise = one.generator(random, one.params)
    // Half of the attempts look for one in other words than the path and this module have shown.
    if (attempt < (count * MAX_ATTEMPTS_EACH) / 2 && isAmong(exercise.statement, knownRuns)) continue
    if (said.size > 0 && made.size >= count / 2 && isAmong(exercise.statement, knownRuns)) continue
    const difficulty = Math.min(3, Math.max(1, exercise.minutes - 1))
    const used = use(exercise, `exercise:${one.name}:${exercise.statement}`, difficulty)
    if (!used) continue
    made.set(exercise.statement, used)
    for (const run of listShownRuns(exercise.statement)) knownRuns.add(run)
  }
  return [...made.values()]
}

/** The longest answer that is copied out of a statement by typing: a phone makes no more of it than work. */
const MAX_COPIED = 12
const isCopied = ({ statement, answer, words }: Exercise) =>
  words !== undefined && answer.length > MAX_COPIED && fold(statement).includes(fold(answer))

/** What helps with an exercise that was made up. */
const helpWithExercise = ({ hint, steps, words }: Exercise): Help =>
  words
    ? { direction: hint, rule: words.rule, place: () => RULE_IN_LESSON, beginning: words.begin }
    : { direction: hint, beginning: beginning(steps) }

/** At most `count` questions with options, made up for this module, all different. */
export const makeChoices = (context: Context, count: number): Choice[] =>
  make(context, count, (exercise, id, difficulty) => {
    const { statement, answer, distractors, mistakes, steps, figure, words } = exercise
    const wrong = [...new Set(distractors)].filter(text => text !== answer)
    if (wrong.length < MIN_WRONG_OPTIONS) return undefined
    const options = [answer, ...shuffle(context.random, wrong).slice(0, MAX_WRONG_OPTIONS)]
    return {
      id,
      text: statement,
      stem: words?.stem ?? statement,
      options: options.map((text, i) => ({
        text,
        correct: i === 0,
        feedback: words?.remarks[distractors.indexOf(text)] ?? sayMistake(mistakes?.[distractors.indexOf(text)]),
      })),
      why: steps.join(' '),
      difficulty,
      figure,
      help: () => helpWithExercise(exercise),
    }
  })

/** At most `count` questions to answer by writing, made up for this module, all different; what is long to copy is for choices. */
export const makeTasks = (context: Context, count: number): Task[] =>
  make(context, count, (exercise, id, difficulty) => {
    if (isCopied(exercise)) return undefined
    const { statement, expected, answer, steps, figure, words } = exercise
    return {
      id,
      text: statement,
      difficulty,
      question: statement,
      expected,
      model: [...steps.map((step, i) => `${i + 1}. ${step}`), '', `**${answer}**`].join('\n'),
      lang: words?.lang ?? 'fr',
      ...(words && { grading: { spelling: words.lang === 'fr' } }),
      help: () => helpWithExercise(exercise),
      figure,
    }
  })
