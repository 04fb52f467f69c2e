import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { LearningTables } from '../tables.ts'
import type { Tutor } from '../tutor.ts'

/** What given paths are built from. */
export interface GivenPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  tutor: Tutor
  /** Pupils that a manager follows. */
  pupilsOf(manager: string): Promise<string[]>
  /** Those of these pupils for whom words of this author wait. */
  waiting(pupils: readonly string[], author: string): Promise<ReadonlySet<string>>
  /** Leaves a line in the pupil's journal. */
  gave(manager: string, pupil: string): Promise<void>
}

/** Whose name a given path shows. */
export interface GiverPorts {
  /** Adults who follow a pupil. */
  followersOf(pupil: string): Promise<{ uid: string; name: string }[]>
}
