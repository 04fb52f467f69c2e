import type { SpokenLanguage } from './language.ts'
import type { DataFor, Engine } from './shape.ts'
import type { SolutionFor } from './solution.ts'

/** Words to be read aloud. */
export type Spoken = { text: string; lang: SpokenLanguage }

/** One chapter of an activity: what the pupil gets, and the solution, which stays in the API. */
export type Rendered<E extends Engine> = {
  title: string
  data: DataFor<E>
  solution: SolutionFor<E>
  /** What the chapter may have read aloud, named by place ('0', '1'…) in the frame. */
  speech?: Spoken[]
}
