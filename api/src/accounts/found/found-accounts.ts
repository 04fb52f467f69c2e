import { randomBytes } from 'node:crypto'
import { loginFromEmail } from '@ariane/shared/catalogue'
import type { FoundAccount } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Guesses } from '../../platform/http/guesses.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import { shownName } from '../accounts.ts'
import { tokenHash } from '../passwords/reset-mail.ts'
import { identityStore } from '../sign-in/identities.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { findAccounts, toOrigin } from './store.ts'

const TOKEN_BYTES = 32
const LIFETIME_MS = 24 * 3_600_000

/** What an operator does to accounts is built from. */
interface FoundAccountsPorts {
  db: UnitOfWork<AccountsTables & SignInTables>
  guesses: Guesses
  limiter: SharedLimiter
  now(): Date
  /** Accounts of another service. */
  hosted: boolean
}

/** Accounts as an operator finds and helps them; for the page and the command line alike. */
export function foundAccounts({ db: { q, tx }, guesses, limiter, now, hosted }: FoundAccountsPorts) {
  const identities = identityStore(q)
  const people = peopleStore(q)
  return {
    async search(search: string): Promise<FoundAccount[]> {
      const rows = await findAccounts(q(), search, now())
      return rows.map(row => ({
        userId: row.uid,
        fullName: shownName(row),
        login: loginFromEmail(row.login),
        role: row.role,
        origin: toOrigin(row),
        openedAt: row.created_at.toISOString(),
        lastUsedAt: row.last_connected_at?.toISOString() ?? null,
        state: row.disabled_at ? 'disabled' : row.waiting_since ? 'waiting' : 'open',
        sessions: hosted ? null : row.sessions,
        resettable: !hosted && row.hasPassword && row.disabled_at === null,
      }))
    },

    /** Fails with `not_found` for who has no account. */
    async exists(uid: string): Promise<void> {
      if (!(await people.find(uid))) fail('not_found')
    },

    /** Forgets wrong passwords and codes about an account. Fails with `not_found`. */
    async unlock(uid: string): Promise<void> {
      const identity = (await identities.find(uid)) ?? fail('not_found')
      await guesses.release(identity.email)
      await guesses.release(uid)
      await limiter.forget(`change-password:${uid}`)
    },

    /** The token of a link for a new password. Fails with `not_found`, `conflict` (no password of ours). */
    makeReset: (uid: string) =>
      tx(async () => {
        const person = (await people.find(uid)) ?? fail('not_found')
        if (person.disabled_at || (await identities.passwordOf(uid)) === undefined) fail('conflict')
        const token = randomBytes(TOKEN_BYTES).toString('base64url')
        const at = now()
        const expiresAt = new Date(at.getTime() + LIFETIME_MS)
        await identities.dropResets(uid)
        await identities.addReset(tokenHash(token), uid, { now: at, expiresAt, byOperator: true })
        return { token, expiresAt: expiresAt.toISOString() }
      }),
  }
}
export type FoundAccounts = ReturnType<typeof foundAccounts>
