import { GAP_BITS, MOST_STEPS } from '../../shared/src/catalogue/distress/packed-weights.ts'

/** Steps, place by place, as `unpackWeights` reads them. */
export function packWeights(steps: readonly number[]): string {
  const bits: number[] = []
  const count = (ones: number, most: number) => {
    for (let one = 0; one < ones; one++) bits.push(1)
    if (ones < most) bits.push(0)
  }
  let before = -1
  for (const [place, step] of steps.entries()) {
    if (step === 0) continue
    const gap = place - before - 1
    count(gap >> GAP_BITS, steps.length)
    for (let bit = GAP_BITS - 1; bit >= 0; bit--) bits.push((gap >> bit) & 1)
    bits.push(step < 0 ? 1 : 0)
    count(Math.abs(step) - 1, MOST_STEPS - 1)
    before = place
  }
  // Ones to the end are a distance past the last place.
  while (bits.length % 8 !== 0) bits.push(1)
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit, place) => byte | (bit << place), 0),
  )
  return Buffer.from(bytes).toString('base64')
}
