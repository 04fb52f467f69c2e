import { errors } from 'jose'
import { fail } from '../../platform/errors.ts'
import type { IdentitySource } from '../../platform/identity.ts'
import type { sessionStore } from './session-store.ts'
import type { Verifier } from './tokens.ts'

interface SourceOptions {
  verify: Verifier
  sessions: Pick<ReturnType<typeof sessionStore>, 'since'>
  /** Whether this account was deleted: its tokens live on for an hour. */
  gone(uid: string): Promise<boolean>
}

const SECOND_MS = 1000
/** The keys did not come in time, or something else came. */
const UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'])

/** Whoever shows a token of Firebase that is still to be taken. */
export function firebaseSource({ verify, sessions, gone }: SourceOptions): IdentitySource {
  return {
    async identify(credential) {
      if (credential.kind !== 'bearer') return null
      const claims = await verify(credential.token).catch(refuse)
      if (!claims) return null
      const since = await sessions.since(claims.uid)
      // A token dates its sign-in to the second.
      if (since && +claims.signedInAt + SECOND_MS <= +since) return null
      if (await gone(claims.uid)) return null
      return { uid: claims.uid, email: claims.email }
    },
  }
}

/** A token that is wrong is nobody's; Google's keys out of reach are our failure, and end nobody's session. */
function refuse(error: unknown): null {
  const ofJose = error instanceof errors.JOSEError
  if (!ofJose && error instanceof TypeError) fail('unavailable')
  if (ofJose && UNREACHABLE.has(error.code)) fail('unavailable')
  return null
}
