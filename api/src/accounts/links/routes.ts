import { isDecider, type linksRoutes, type Relation } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import { type PersonRow, shownName } from '../accounts.ts'
import { auditLog, type JournalPorts } from '../audit-log/audit-log.ts'
import { journalStore } from '../audit-log/store.ts'
import { listNames } from '../names.ts'
import { refuseCommon } from '../passwords/common.ts'
import { isRecent } from '../passwords/recent.ts'
import { identityStore } from '../sign-in/identities.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { linkExpiry, newCode, plainCode } from './code.ts'
import { type OnUncounted, uncountOwnConsents } from './own-consents.ts'
import { stopStore } from './stops.ts'
import { codeStore, linkStore } from './store.ts'

const WRONG_CODES = { limit: 10, windowMs: 15 * 60_000 }

/** What links are built from. */
interface LinksPorts extends JournalPorts {
  db: UnitOfWork<AccountsTables & SignInTables>
  credentials: Keys
  limiter: SharedLimiter
  /** What an adult is to a pupil. */
  between(adult: string, pupil: string): Promise<Relation>
  onUncounted: OnUncounted
}

/** Whether an adult knows a pupil's password. Who opened the account counts also where another adult set it last. */
const knowsPassword = (adult: string, { password_by: by, opened_by: opener }: PersonRow) =>
  by !== null && (by === adult || opener === adult)

/** Calls of contracts/links.ts. */
export function linksHandlers(ports: LinksPorts): Handlers<typeof linksRoutes> {
  const { db, now, limiter, between, credentials, onUncounted } = ports
  const { q, tx } = db
  const links = linkStore(q)
  const codes = codeStore(q)
  const people = peopleStore(q)
  const stops = stopStore(q)
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
        await stops.lift([caller.uid], uid, now())
        await links.add({ manager_uid: caller.uid, pupil_uid: uid, kind: 'code', created_at: now() })
        await uncountOwnConsents(q(), [{ manager: caller.uid, pupil: uid }], onUncounted)
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
      const self = (await people.find(caller.uid)) ?? fail('not_found')
      const followers = (await links.followersOf(caller.uid)).map(person => ({
        userId: person.uid,
        fullName: shownName(person),
        role: person.role,
        link: person.kind,
        since: person.since.toISOString(),
        ...(knowsPassword(person.uid, self) && { knowsPassword: true }),
      }))
      const asking = (await stops.asking(caller.uid)).map(person => ({
        userId: person.uid,
        fullName: shownName(person),
        role: person.role,
        className: person.class_name,
        at: person.at.toISOString(),
      }))
      return { status: 'success', data: { followers, asking } }
    },

    async answerFollower({ body: { managerUserId, accept }, caller: { uid } }) {
      await tx(async () => {
        if (!(await stops.settle(managerUserId, uid))) return
        if (!accept) {
          await stops.put(managerUserId, uid, now())
          return codes.drop(uid)
        }
        await links.add({ manager_uid: managerUserId, pupil_uid: uid, kind: 'code', created_at: now() })
        await stops.holdByClasses(managerUserId, uid)
        await uncountOwnConsents(q(), [{ manager: managerUserId, pupil: uid }], onUncounted)
        await journal.write(managerUserId, uid, 'linked')
      })
      return { ok: true }
    },

    async stopFollower({ body: { managerUserId, newPassword }, caller: { uid, session } }) {
      const isNew = await tx(async () => {
        const person = (await people.find(uid)) ?? fail('not_found')
        if (isRecent(person, now()) && isDecider(await between(managerUserId, uid))) fail('recent_password')
        const isKnown = knowsPassword(managerUserId, person)
        if (isKnown && newPassword === undefined) fail('new_password_needed')
        if (isKnown && newPassword !== undefined) refuseCommon(newPassword, listNames(person), 'newPassword')
        // Who left by himself does not come back either. Of somebody unknown to the pupil nothing is kept.
        const ended = await links.end(managerUserId, uid)
        if (!ended && !isKnown && !(await stops.isKnown(managerUserId, uid))) return false
        await stops.settle(managerUserId, uid)
        await stops.put(managerUserId, uid, now())
        // One that was made before is no new act.
        await codes.drop(uid)
        if (person.opened_by === managerUserId) {
          await people.endResetMail(uid, now())
          await identityStore(q).dropResets(uid)
        }
        return isKnown
      })
      // After the stop, or he could set another one in between; where this fails, the call can be made again.
      if (isNew && newPassword !== undefined) {
        await credentials.set(uid, newPassword, session)
        await people.passwordOwn(uid)
      }
      return { ok: true }
    },

    async readJournal({ caller }) {
      return { status: 'success', data: { lines: await journalStore(q).linesOf(caller.uid) } }
    },
  }
}
