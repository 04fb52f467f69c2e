import type { Credential, Identity, IdentitySource } from '../../platform/identity.ts'
import type { sessionStore } from './session-store.ts'
import { readSignedToken } from './signed-token.ts'

const SECOND_MS = 1000

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
      if (found.expiresAt.getTime() - (expiresIn - updateAge) * SECOND_MS <= Date.now()) return renew(credential)
      const { session, id, email, name, emailVerified, image, role, disabled_at } = found
      return {
        uid: id,
        email,
        session,
        user: { id, name, email, emailVerified, image },
        person: role && { role, disabled: disabled_at !== null },
      }
    },
  }
}
