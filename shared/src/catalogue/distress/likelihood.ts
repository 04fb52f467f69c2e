import { listFeatures, PLACES, scaleFor } from './features.ts'
import { unpackWeights } from './packed-weights.ts'
import { BIAS, PACKED, STEP } from './weights.ts'

let steps: Int8Array | undefined

/** How much a sentence, or a part of a long one, sounds like distress: above nothing it does. */
export function readLikelihood(window: string): number {
  steps ??= unpackWeights(PACKED, PLACES)
  const places = listFeatures(window)
  let sum = 0
  for (const place of places) sum += steps[place] ?? 0
  return BIAS + sum * STEP * scaleFor(places.length)
}
