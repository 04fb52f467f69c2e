import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { generationKey } from './generation.ts'
import { pathStore } from './store.ts'
import type { LearningTables } from './tables.ts'

interface StopPorts {
  db: UnitOfWork<LearningTables>
  jobs: Jobs
}

/** Ends what is being written for a pupil who goes; the rows themselves go with the person. */
export const stopWriting = async ({ db, jobs }: StopPorts, uid: string): Promise<void> => {
  const paths = await pathStore(db.q).listOf(uid, ['pedagogical_pathway', 'homework'])
  for (const { id, status } of paths) if (status === 'generating') await jobs.cancel(generationKey(id))
}
