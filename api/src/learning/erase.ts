import type { Services } from '../services.ts'
import { generationKey } from './generation.ts'
import { pathStore } from './store.ts'

/** Ends what is being written for a pupil who goes; the rows themselves go with the person. */
export const stopWriting = async ({ q, jobs }: Pick<Services, 'q' | 'jobs'>, uid: string): Promise<void> => {
  const paths = await pathStore(q).listOf(uid, ['pedagogical_pathway', 'homework'])
  for (const { id, status } of paths) if (status === 'generating') await jobs.cancel(generationKey(id))
}
