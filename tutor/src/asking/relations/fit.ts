import type { Given } from './given.ts'

/** What a number of a question may be in a relation. */
export type Slot = {
  /** The units that it may have. */
  unit: RegExp
  /** Words that stand beside it. */
  named?: RegExp
  /** Words without which it is something else. */
  needed?: boolean
}

/** How much the words around a number say that it is a slot; undefined where it cannot be. */
const rate = ({ unit, before, after }: Given, slot: Slot): number | undefined => {
  if (!slot.unit.test(unit)) return undefined
  if (!slot.named) return 0
  if (slot.named.test(before)) return 2
  if (slot.named.test(after)) return 1
  return slot.needed ? undefined : 0
}

type Fit = { score: number; values: Given[] }

const listFits = (givens: readonly Given[], slots: readonly Slot[]): Fit[] => {
  const [slot, ...others] = slots
  if (!slot) return givens.length === 0 ? [{ score: 0, values: [] }] : []
  return givens.flatMap((given, i) => {
    const score = rate(given, slot)
    if (score === undefined) return []
    return listFits(givens.toSpliced(i, 1), others).map(rest => ({
      score: score + rest.score,
      values: [given, ...rest.values],
    }))
  })
}

/** The numbers of a question in the order of the slots; undefined unless every number has one place, and each place one number. */
export const fitSlots = (givens: readonly Given[], slots: readonly Slot[]): Given[] | undefined => {
  if (givens.length !== slots.length) return undefined
  const [best, second] = listFits(givens, slots).toSorted((a, b) => b.score - a.score)
  return best && best.score > (second?.score ?? -1) ? best.values : undefined
}
