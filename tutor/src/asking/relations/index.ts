import { messages } from '../messages.ts'
import { type Reply, writeReply } from '../reply.ts'
import { fitSlots } from './fit.ts'
import { type Given, readGivens, shorten } from './given.ts'
import { maths } from './maths.ts'
import { physics } from './physics.ts'
import { type Relation, symbol, write } from './relation.ts'

const RELATIONS = [...maths, ...physics]

const takeGivens = ({ slots }: Relation, givens: readonly Given[]): readonly Given[] | undefined => {
  if (!('each' in slots)) return fitSlots(givens, slots)
  return givens.every(({ unit }) => slots.each.unit.test(unit)) ? givens : undefined
}

/** A law that a question calls, where each of its numbers has one place in it; undefined where two laws would say different things. */
export const applyRelation = (plain: string): Reply | undefined => {
  const short = shorten(plain)
  const givens = readGivens(short)
  if (givens.length === 0) return undefined
  const worked = RELATIONS.flatMap(relation => {
    if (relation.never?.test(short) || !relation.calls.every(call => call.test(short))) return []
    const taken = takeGivens(relation, givens)
    return (taken && relation.work(taken, short)) ?? []
  })
  const [first, ...others] = worked
  if (!first || others.length > 0) return undefined
  const { law, working, value, unit, shown = write(value) } = first
  return writeReply('calculation', [`${law}\n\n$${working}$`, messages.computed(`${shown} ${symbol(unit)}`.trim())])
}
