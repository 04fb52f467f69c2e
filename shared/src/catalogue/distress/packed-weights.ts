/** A weight has so many steps to either side of nothing. */
export const MOST_STEPS = 7
/** How many bits of the distance to the next weight are written as they are; the rest is counted. */
export const GAP_BITS = 1

/**
 * The weights as steps, place by place, from what `packWeights` (`scripts/distress/pack-weights.ts`) wrote: for each one its distance
 * from the one before (a Rice code), its sign, and how many steps it has.
 */
export function unpackWeights(packed: string, places: number): Int8Array {
  const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0))
  let at = 0
  const readBit = () => ((bytes[at >> 3] ?? 0) >> (at++ & 7)) & 1
  const count = (most: number) => {
    let ones = 0
    while (ones < most && readBit() === 1) ones++
    return ones
  }
  const steps = new Int8Array(places)
  for (let place = -1; at < bytes.length * 8; ) {
    let gap = count(places)
    for (let bit = 0; bit < GAP_BITS; bit++) gap = gap * 2 + readBit()
    place += gap + 1
    if (place >= places) break
    const sign = readBit() === 1 ? -1 : 1
    steps[place] = sign * (1 + count(MOST_STEPS - 1))
  }
  return steps
}
