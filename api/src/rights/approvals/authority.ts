import type { Kysely } from 'kysely'
import type { Authority, RightsTables } from '../tables.ts'
import { approvalStore } from './store.ts'

/** What authorities ask of the accounts. */
export interface AuthorityPorts {
  /** Whether a manager opened the pupil's account, alone or with a class list. */
  created(manager: string, pupil: string): Promise<boolean>
}

/** Finds by what right an adult who follows a pupil may decide for him; undefined when he may not. */
export const authorityFinder =
  (q: () => Kysely<RightsTables>, { created }: AuthorityPorts) =>
  async (adult: string, pupil: string): Promise<Authority | undefined> => {
    if (await created(adult, pupil)) return 'creator'
    return (await approvalStore(q).isApproved(adult)) ? 'approved' : undefined
  }
