import type { Pack } from '../pack.ts'
import type { Slide } from './screen.ts'

/** Where a question is asked. */
export type Asking = {
  /** The lesson that is open. */
  pack: Pack
  /** Every lesson: where this one says nothing, another one of the subject may. */
  packs: readonly Pack[]
  slide?: Slide
  /** The pupil's questions before this one, oldest first. */
  history?: readonly string[]
}
