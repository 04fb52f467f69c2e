import type { Services } from '../../services.ts'
import { identityStore } from './identities.ts'

/** Ends the sessions of an account that was disabled; false when it was not. */
export async function shutWhenDisabled({ q, access }: Pick<Services, 'q' | 'access'>, uid: string): Promise<boolean> {
  if ((await access.person(uid))?.disabled !== true) return false
  await identityStore(q).endSessions(uid)
  return true
}
