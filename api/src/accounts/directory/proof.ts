import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/caller.ts'
import type { Keys } from '../sign-in/keys.ts'
import { sessionStore } from '../sign-in/session-store.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import type { AccountsTables } from '../tables.ts'

/** How long it counts that somebody signed in at the school again. */
export const PROOF_MS = 5 * 60_000

interface ProofPorts {
  q: () => Kysely<SignInTables & AccountsTables>
  credentials: Pick<Keys, 'right'>
  now(): Date
}

type Prove = (caller: Pick<Caller, 'uid' | 'session'>, password: string) => Promise<boolean>

/**
 * Whether somebody showed who he is: by his password or, where the account has none, by signing in at the school again, in this
 * session and a moment ago.
 */
export function prover({ q, credentials, now }: ProofPorts): Prove {
  const sessions = sessionStore(q)
  return async ({ uid, session }, password) => {
    if (password !== '') return credentials.right(uid, password)
    if (session === undefined) return false
    const { hasPassword, provenAt } = await sessions.proof(uid, session)
    return !hasPassword && provenAt !== null && now().getTime() - provenAt.getTime() < PROOF_MS
  }
}
