import type { linksRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import { shownName } from '../accounts.ts'
import { auditLog, type JournalPorts } from '../audit-log/audit-log.ts'
import { journalStore } from '../audit-log/store.ts'
import { peopleStore } from '../store.ts'
import { linkExpiry, newCode, plainCode } from './code.ts'
import { codeStore, linkStore } from './store.ts'

const WRONG_CODES = { limit: 10, windowMs: 15 * 60_000 }

/** What links are built from. */
interface LinksPorts extends JournalPorts {
  limiter: SharedLimiter
}

/** Calls of contracts/links.ts. */
export function linksHandlers({ db, now, limiter }: LinksPorts): Handlers<typeof linksRoutes> {
  const { q, tx } = db
  const links = linkStore(q)
  const codes = codeStore(q)
  const people = peopleStore(q)
  const journal = auditLog({ db, now })

  return {
    async makeLinkCode({ caller }) {
      const [code, expires] = [newCode(), linkExpiry(now())]
      await codes.put(caller.uid, code, expires)
      return { status: 'success', data: { code, expiresAt: expires.toISOString() } }
    },

    async readLinkCode({ caller }) {
      const found = await codes.find(caller.uid, now())
      return {
        status: 'success',
        data: found ? { code: found.code, expiresAt: found.expires_at.toISOString() } : null,
      }
    },

    async revokeLinkCode({ caller }) {
      await codes.drop(caller.uid)
      return { ok: true }
    },

    async redeemLinkCode({ body, caller }) {
      // Counted before the code is looked up, or many guesses at once would all pass.
      const key = `redeem:${caller.uid}`
      await limiter.take(key, WRONG_CODES.limit, WRONG_CODES.windowMs)
      const pupil = await tx(async () => {
        const uid = (await codes.use(plainCode(body.code), now())) ?? fail('not_found')
        const person = (await people.find(uid)) ?? fail('not_found')
        if (person.disabled_at) fail('not_found')
        await links.add({ manager_uid: caller.uid, pupil_uid: uid, kind: 'code', created_at: now() })
        await journal.write(caller.uid, uid, 'linked')
        return person
      })
      await limiter.giveBack(key)
      return { status: 'success', data: { userId: pupil.uid, fullName: shownName(pupil) } }
    },

    async leaveStudent({ body, caller }) {
      await tx(async () => {
        if (await links.end(caller.uid, body.userId)) await journal.write(caller.uid, body.userId, 'left')
      })
      return { ok: true }
    },

    async listFollowers({ caller }) {
      const followers = (await links.followersOf(caller.uid)).map(person => ({
        userId: person.uid,
        fullName: shownName(person),
        role: person.role,
        link: person.kind,
        since: person.since.toISOString(),
      }))
      return { status: 'success', data: { followers } }
    },

    async stopFollower({ body, caller }) {
      await tx(() => links.end(body.managerUserId, caller.uid))
      return { ok: true }
    },

    async readJournal({ caller }) {
      return { status: 'success', data: { lines: await journalStore(q).linesOf(caller.uid) } }
    },
  }
}
