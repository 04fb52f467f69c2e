import type { JobHandlers } from '../platform/jobs/types.ts'
import type { Services } from '../services.ts'
import { GENERATE_PATH, generation } from './generation.ts'
import type { Tutor } from './tutor.ts'

/** Pause before each module, in milliseconds: long enough to see a path grow, short enough not to wait for it. */
const STEP_MS = 150

/** What the learning area does in the background. `JOB_STEP_MS` in the environment replaces the pause. */
export const learningJobs = (services: Services, tutor: Tutor): JobHandlers => {
  const given = Number(process.env.JOB_STEP_MS ?? STEP_MS)
  return { [GENERATE_PATH]: generation(services, tutor, given >= 0 ? given : STEP_MS) }
}
