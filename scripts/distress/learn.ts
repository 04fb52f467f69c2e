import { scaleFor } from '../../shared/src/catalogue/distress/features.ts'

/** A text as what its windows are weighed by, and how much it counts. */
export type Example = { windows: Uint32Array[]; isDistress: boolean; importance: number }

type Row = { places: Uint32Array; sign: 1 | -1; cost: number }

/** The same order every time. */
export function makeShuffle(seed: number) {
  let state = seed
  const draw = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor(((state >>> 8) / 2 ** 24) * below)
  }
  return <T>(list: T[]): T[] => {
    for (let at = list.length - 1; at > 0; at--) {
      const other = draw(at + 1)
      const [a, b] = [list[at], list[other]]
      if (a !== undefined && b !== undefined) [list[at], list[other]] = [b, a]
    }
    return list
  }
}

/** The bias stands behind the places. */
function weigh(weights: Float64Array, places: Uint32Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at++) sum += weights[places[at] ?? 0] ?? 0
  return (weights[weights.length - 1] ?? 0) + sum * scaleFor(places.length)
}

/** What sounds most like distress of a text decides. */
export const weighText = (weights: Float64Array, { windows }: Pick<Example, 'windows'>): number =>
  windows.reduce((most, window) => Math.max(most, weigh(weights, window)), Number.NEGATIVE_INFINITY)

/** One window of a text of distress speaks of it; none of a harmless one does. */
const listRows = (examples: readonly Example[], weights: Float64Array, cost: number): Row[] =>
  examples.flatMap(({ windows, isDistress, importance }): Row[] => {
    if (!isDistress) return windows.map(places => ({ places, sign: -1, cost: cost * importance }))
    const most = windows.toSorted((a, b) => weigh(weights, b) - weigh(weights, a))[0]
    return most ? [{ places: most, sign: 1, cost: cost * importance }] : []
  })

const ROUNDS = 10

/** A linear support vector machine with squared losses, by dual coordinate descent (Hsieh and others, 2008). */
function fit(rows: readonly Row[], size: number, isKept: Uint8Array | undefined): Float64Array {
  const weights = new Float64Array(size + 1)
  const duals = new Float64Array(rows.length)
  const shuffle = makeShuffle(7)
  const order = [...rows.keys()]
  for (let round = 0; round < ROUNDS; round++)
    for (const at of shuffle(order)) {
      const row = rows[at]
      if (!row) continue
      const { places, sign, cost } = row
      const scale = scaleFor(places.length)
      const dual = duals[at] ?? 0
      const slack = 1 / (2 * cost)
      const slope = sign * weigh(weights, places) - 1 + dual * slack
      const next = Math.max(0, dual - slope / (places.length * scale ** 2 + 1 + slack))
      if (next === dual) continue
      duals[at] = next
      const change = (next - dual) * sign
      weights[size] = (weights[size] ?? 0) + change
      const step = change * scale
      for (const place of places) if (!isKept || isKept[place] === 1) weights[place] = (weights[place] ?? 0) + step
    }
  return weights
}

type Settings = { size: number; cost: number }

/** Weights that tell the examples apart; which window of a text counts is known from the weights before. */
export const relearn = (
  examples: readonly Example[],
  before: Float64Array,
  { size, cost }: Settings,
  isKept?: Uint8Array,
) => fit(listRows(examples, before, cost), size, isKept)

export const learn = (examples: readonly Example[], settings: Settings): Float64Array =>
  relearn(examples, relearn(examples, new Float64Array(settings.size + 1), settings), settings)

/** The places that matter most: those with much weight that are met often. */
export function selectPlaces(examples: readonly Example[], weights: Float64Array, count: number): Uint8Array {
  const places = weights.subarray(0, -1)
  const met = new Float64Array(places.length)
  for (const { windows } of examples)
    for (const window of windows) for (const place of window) met[place] = (met[place] ?? 0) + 1
  const worth = places.map((weight, place) => Math.abs(weight) * Math.sqrt(met[place] ?? 0))
  const isKept = new Uint8Array(places.length)
  for (const place of [...worth.keys()].toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0)).slice(0, count))
    isKept[place] = 1
  return isKept
}
