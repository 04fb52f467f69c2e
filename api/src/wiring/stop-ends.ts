import { memberStore } from '../classes/members.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { approvalStore } from '../rights/approvals/store.ts'
import { deletionStore } from '../rights/deletion/store.ts'
import { slipStore } from '../rights/slips/store.ts'
import type { Database } from './database.ts'

/**
 * What ends with a stop: what the pupil asked of classes, slips whose code the adult knows, his approval for the pupil (what he
 * agreed to stays), and the end of the account where he alone planned it. Tells whether that was taken back. In the transaction under way.
 */
export const stopEnds =
  ({ q }: UnitOfWork<Database>, now: () => Date) =>
  async (manager: string, pupil: string): Promise<boolean> => {
    await memberStore(q).dropRequests(pupil)
    await slipStore(q).end(manager, pupil)
    await approvalStore(q).stop({ adult_uid: manager, pupil_uid: pupil }, now())
    return deletionStore(q).undo(pupil, manager)
  }
