import { saysOutright } from './direct.ts'
import { readLikelihood } from './likelihood.ts'
import { listWindows } from './windows.ts'

/** No more of a text is read. */
const MAX_CHARS = 20_000

/**
 * Whether a text sounds like distress: harm to oneself or by others, in the pupil's own spelling. The screen then shows 119,
 * 3114 and 3018. Weights decide that were learnt from labelled phrases (`scripts/distress/train.ts`), but for what is said outright.
 */
export const soundsDistressed = (text: string): boolean =>
  listWindows(text.slice(0, MAX_CHARS)).some(window => saysOutright(window) || readLikelihood(window) > 0)
