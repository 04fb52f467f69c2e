import { memberStore } from '../classes/members.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { deletionStore } from '../rights/deletion/store.ts'
import { slipStore } from '../rights/slips/store.ts'
import type { Database } from './database.ts'

/**
 * What ends with a stop: what the pupil asked of classes, slips whose code the adult knows, and the end of the account where he alone
 * planned it. Tells whether that was taken back. In the transaction under way.
 */
export const stopEnds =
  ({ q }: UnitOfWork<Database>) =>
  async (manager: string, pupil: string): Promise<boolean> => {
    await memberStore(q).dropRequests(pupil)
    await slipStore(q).end(manager, pupil)
    return deletionStore(q).undo(pupil, manager)
  }
