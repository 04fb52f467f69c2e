import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../generators/index.ts'
import { rng } from '../generators/random.ts'
import { lesson } from '../modules/lesson.ts'
import { messages as modules } from '../modules/messages.ts'
import type { Pack } from '../pack.ts'
import type { LessonIndex } from './lesson-index.ts'
import { rankPassages } from './rank.ts'

/** A new exercise with its solution, where the pack has generators; the same question gives the same exercise. */
export const makeExample = (pack: Pack, question: string): string[] => {
  const seed = [...question].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  return pack.generators.slice(0, 1).flatMap(({ name, params }) => {
    const exercise = lookup(generators, name)?.(rng(seed), params)
    if (!exercise) return []
    return [`${exercise.statement}\n\n${exercise.steps.join('\n\n')}\n\n**${modules.answer}** ${exercise.answer}`]
  })
}

/** Worked examples about the words; never the exercise that is on the screen. */
export const findExamples = (
  index: LessonIndex,
  words: readonly string[],
  hidden: ReadonlySet<string>,
  least: number,
): string[] => {
  const { pack } = index
  return rankPassages(index, { intent: 'example', words })
    .filter(
      ({ entry: { passage }, coverage }) =>
        passage.field === 'question' && coverage >= least && !hidden.has(passage.id),
    )
    .flatMap(({ entry }) => pack.questions.find(({ id }) => id === entry.passage.id) ?? [])
    .filter(({ mode }) => mode !== 'essay')
    .map(question => `${question.question}\n\n${lesson.solution(question)}`)
}
