import { consentRoutes } from '@ariane/shared/contracts/consent'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** Whether the school systems wait for a parent's consent. When this is unknown, the synchronisation reports it. */
export const consent = userData(
  async (user, signal) => (await call(consentRoutes.readConsent, { userId: user.uid }, { signal })).data,
)

const WAITING = new Set(['missing', 'asked', 'withdrawn'])
export const isWaiting = (state: string) => WAITING.has(state)
