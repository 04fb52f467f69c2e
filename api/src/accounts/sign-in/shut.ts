import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { identityStore } from './identities.ts'
import type { SignInTables } from './tables.ts'

interface ShutPorts {
  db: UnitOfWork<SignInTables>
  access: Access
}

/** Ends the sessions of an account that was disabled; false when it was not. */
export async function shutWhenDisabled({ db, access }: ShutPorts, uid: string): Promise<boolean> {
  if ((await access.person(uid))?.disabled !== true) return false
  await identityStore(db.q).endSessions(uid)
  return true
}
