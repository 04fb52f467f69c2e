import { dueCountRow } from '@ariane/shared/contracts/due-count'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** How many questions of the carnet d'erreurs are for today. */
export const dueCount = userData<number>(
  async (user, signal) => (await call(dueCountRow, { userId: user.uid }, { signal })).data.cards.length,
)
