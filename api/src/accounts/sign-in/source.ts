import type { Credential, Identity, IdentitySource } from '../../platform/identity.ts'
import type { sessionStore } from './session-store.ts'
import { readSignedToken } from './signed-token.ts'

const SECOND_MS = 1000
const PROLONGED_EVERY_MS = 5 * 60_000
/** A session of a shared computer ends after so long without a call. */
export const SHARED_IDLE_MS = 2 * 3_600_000

/** What the sign-in library goes by. */
interface Rules {
  cookieName: string
  secret: string
  /** Lifetime of a session, and after how long it is renewed. */
  expiresIn: number
  updateAge: number
}

interface SourceOptions {
  rules: Promise<Rules>
  sessions: ReturnType<typeof sessionStore>
  /** The library's own way, which renews a session and removes one that is over. */
  renew(credential: Credential): Promise<Identity | null>
}

/**
 * Whoever shows the signed token of a session, read with his account in one statement. Only where there is something to
 * write the library is asked: it takes several statements.
 */
export function sessionSource({ rules, sessions, renew }: SourceOptions): IdentitySource {
  return {
    async identify(credential) {
      const { expiresIn, updateAge, ...signing } = await rules
      const token = readSignedToken(credential, signing)
      const found = token === undefined ? undefined : await sessions.find(token)
      if (!found) return null
      if (found.shared) {
        const [now, ends] = [Date.now(), found.expiresAt.getTime()]
        if (ends <= now) return null
        if (ends - now < SHARED_IDLE_MS - PROLONGED_EVERY_MS)
          await sessions.prolong(found.session, { now: new Date(now), expiresAt: new Date(now + SHARED_IDLE_MS) })
      } else if (found.expiresAt.getTime() - (expiresIn - updateAge) * SECOND_MS <= Date.now()) return renew(credential)
      const { session, id, email, name, emailVerified, image, role, disabled_at, waiting_since } = found
      return {
        uid: id,
        email,
        session,
        user: { id, name, email, emailVerified, image },
        person: role && { role, disabled: disabled_at !== null, waiting: waiting_since !== null },
      }
    },
  }
}
