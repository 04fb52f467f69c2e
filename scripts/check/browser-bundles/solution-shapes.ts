import type * as z from 'zod'
import { ActivityAnswer, ActivityData } from '../../../activities/src/shape.ts'
import { Solution } from '../../../activities/src/solution.ts'

const fieldsByEngine = (shapes: readonly z.ZodObject<{ engine: z.ZodLiteral<string> }>[]) =>
  new Map(shapes.map(({ shape }) => [shape.engine.value, new Set(Object.keys(shape))]))

const solutions = fieldsByEngine(Solution.options)
const data = fieldsByEngine(ActivityData.options)
const answers = fieldsByEngine(ActivityAnswer.options)

/** Whether an object of an engine with these fields can only be a solution; `more` when a spread may add others. */
export function isSolution(engine: string, fields: readonly string[], more: boolean): boolean {
  const solution = solutions.get(engine)
  if (!solution || !fields.every(field => solution.has(field))) return false
  if (!more && fields.length !== solution.size) return false
  return ![data, answers].some(shapes => fields.every(field => shapes.get(engine)?.has(field)))
}

export const ENGINES = [...solutions.keys()]
