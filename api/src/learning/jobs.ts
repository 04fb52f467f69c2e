import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { JobHandlers } from '../platform/jobs/types.ts'
import { GENERATE_PATH, generation } from './generation.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

/** What background work of learning is built from. */
interface LearningJobsPorts {
  db: UnitOfWork<LearningTables>
  tutor: Tutor
}

/** Pause before each module, in milliseconds: long enough to see a path grow, short enough not to wait for it. */
const STEP_MS = 150

/** What the learning area does in the background. `JOB_STEP_MS` in the environment replaces the pause. */
export const learningJobs = ({ db, tutor }: LearningJobsPorts): JobHandlers => {
  const given = Number(process.env.JOB_STEP_MS ?? STEP_MS)
  return { [GENERATE_PATH]: generation({ db, tutor, stepMs: given >= 0 ? given : STEP_MS }) }
}
