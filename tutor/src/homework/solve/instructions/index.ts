import type { Problem } from '../solution.ts'
import { withoutAdverbials } from './adverbials.ts'
import { bareCalculation } from './bare-calculation.ts'
import { namedTask } from './named-task.ts'
import { splitHead } from './split-head.ts'
import { withFigures } from './spoken-quantities.ts'
import { withSynonyms } from './synonyms.ts'
import { plainOrder } from './who-asks.ts'

/** Sentences of languages keep their adverbs: they are what is worked on. */
const isOfNumbers = ({ subject }: Problem) =>
  subject === undefined || subject === 'Mathématiques' || subject === 'Physique-Chimie'

/**
 * The problem with its instruction in the normal form: an order in the infinitive, without who asks and what changes nothing,
 * in the words that solvers know. What is not understood stays in it, so that solvers refuse it. Undefined where nothing changes.
 */
export const inNormalForm = (problem: Problem): Problem | undefined => {
  const bare = bareCalculation(problem)
  if (bare) return bare
  const { head, rest, isOwn } = splitHead(problem)
  const isSentence = rest === ''
  const plain = isSentence && !isOfNumbers(problem) ? head : withoutAdverbials(head)
  if (/^[\s:.]*$/.test(plain)) return bareCalculation({ ...problem, instruction: '', body: rest })
  const order = namedTask(plainOrder(namedTask(plain)))
  const object = isOfNumbers(problem) ? withFigures(rest) : rest
  const whole = withSynonyms(
    [isOfNumbers(problem) ? withFigures(order) : order, object].filter(part => part !== '').join(' '),
  )
  const asked = isOwn && whole.endsWith(object) ? whole.slice(0, whole.length - object.length).trim() : undefined
  const normal = asked === undefined ? { instruction: '', body: whole } : { instruction: asked, body: object }
  return normal.instruction === problem.instruction && normal.body === problem.body
    ? undefined
    : { ...problem, ...normal }
}
