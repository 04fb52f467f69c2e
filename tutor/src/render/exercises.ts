import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../generators/index.ts'
import { pick, shuffle } from '../generators/random.ts'
import type { Context } from './module.ts'
import type { Quiz } from './quiz.ts'

const ATTEMPTS_EACH = 4

/** At most `count` questions made up by the pack's exercise generators, all different. */
export const exercises = ({ pack, random }: Context, count: number): Quiz[] => {
  const known = pack.generators.flatMap(({ name, params }) => {
    const generator = lookup(generators, name)
    return generator ? [{ name, params, generator }] : []
  })
  const made = new Map<string, Quiz>()
  for (let attempt = 0; known.length > 0 && made.size < count && attempt < count * ATTEMPTS_EACH; attempt++) {
    const { name, params, generator } = known[attempt % known.length] ?? pick(random, known)
    const exercise = generator(random, params)
    const wrong = [...new Set(exercise.distractors)].filter(text => text !== exercise.answer)
    if (wrong.length < 2) continue
    const options = [exercise.answer, ...shuffle(random, wrong).slice(0, 3)]
    made.set(exercise.statement, {
      id: `exercise:${name}:${exercise.statement}`,
      text: exercise.statement,
      stem: exercise.statement,
      options: options.map((text, i) => ({ text, correct: i === 0 })),
      why: exercise.steps.join(' '),
      difficulty: Math.min(3, Math.max(1, exercise.minutes - 1)),
    })
  }
  return [...made.values()]
}
