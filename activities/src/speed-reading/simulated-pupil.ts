import type { SimulatedPupil } from '../simulated-pupil/rules.ts'

/** Without the watch, nothing is known of the pace. */
export const speedReadingPupil: SimulatedPupil<'speed-reading'> = {
  right: () => ({ engine: 'speed-reading', seconds: 60 }),
  wrong: () => ({ engine: 'speed-reading', seconds: null }),
}
