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
import { countGuesses } from './code-guesses.ts'
import { type OnUncounted, uncountOwnConsents } from './own-consents.ts'
import { stopStore } from './stops.ts'
import { codeStore, linkStore } from './store.ts'

/** Each is hashed. */
const NEW_PASSWORDS = { limit: 10, windowMs: 5 * 60_000 }

/** What links are built from. */
interface LinksPorts extends JournalPorts {
  db: UnitOfWork<AccountsTables & SignInTables>
  credentials: Keys
  limiter: SharedLimiter
  /** What an adult is to a pupil. */
  between(adult: string, pupil: string): Promise<Relation>
  /** Ends what was under way; in the transaction under way. Tells whether the end of the account was taken back with it. */
  onStopped(manager: string, pupil: string): Promise<boolean>
  onUncounted: OnUncounted
}

/**
 * Whether a stop of an adult asks for a new password: he opened the account or chose the password, or who did does not follow any
 * more, and this may be another account of his. That it was changed since proves nothing: he who knows it can change it.
 */
function needsPassword(adult: string, pupil: PersonRow, followers: readonly string[]): boolean {
  const knowing = [pupil.opened_by, pupil.password_by].filter(uid => uid !== null)
  const isGone = knowing.length === 0 || knowing.some(uid => !followers.includes(uid))
  return pupil.password_by_adult && (isGone || knowing.includes(adult))
}

/** Calls of contracts/links.ts. */
export function linksHandlers(ports: LinksPorts): Handlers<typeof linksRoutes> {
  const { db, now, limiter, between, credentials, onStopped, onUncounted } = ports
  const { q, tx } = db
  const links = linkStore(q)
  const codes = codeStore(q)
  const people = peopleStore(q)
  const stops = stopStore(q)
  const journal = auditLog({ db, now })
  const guess = countGuesses(limiter)

  /** What was asked before is no new act. */
  async function keepStop(manager: string, pupil: string) {
    await stops.put(manager, pupil, now())
    await codes.drop(pupil)
    return (await onStopped(manager, pupil)) && { accountKept: true }
  }

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
      const redeem = async () => {
        const uid = (await codes.use(plainCode(body.code), now())) ?? fail('not_found')
        const person = (await people.find(uid)) ?? fail('not_found')
        if (person.disabled_at) fail('not_found')
        await stops.lift(caller.uid, uid, now())
        await links.add({ manager_uid: caller.uid, pupil_uid: uid, kind: 'code', created_at: now() })
        await uncountOwnConsents(q(), [{ manager: caller.uid, pupil: uid }], onUncounted)
        await journal.write(caller.uid, uid, 'linked')
        return person
      }
      const pupil = await guess(caller.uid, () => tx(redeem))
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
      const found = await links.followersOf(caller.uid)
      const uids = found.map(person => person.uid)
      const followers = found.map(person => ({
        userId: person.uid,
        fullName: shownName(person),
        role: person.role,
        link: person.kind,
        since: person.since.toISOString(),
        ...(needsPassword(person.uid, self, uids) && { needsPassword: true }),
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
      const kept = await tx(async () => {
        const asked = await stops.settle(managerUserId, uid)
        if (!asked) return
        if (!accept) return keepStop(managerUserId, uid)
        await links.add({ manager_uid: managerUserId, pupil_uid: uid, kind: 'code', created_at: now() })
        await stops.holdByClasses(managerUserId, uid)
        // Whom no class brought, the family or the school vouched for.
        if (asked.class_id) await uncountOwnConsents(q(), [{ manager: managerUserId, pupil: uid }], onUncounted)
        await journal.write(managerUserId, uid, 'linked')
      })
      return { ok: true, ...kept }
    },

    async stopFollower({ body: { managerUserId, newPassword }, caller: { uid, session } }) {
      if (newPassword !== undefined) {
        await limiter.take(`stop-password:${uid}`, NEW_PASSWORDS.limit, NEW_PASSWORDS.windowMs)
        refuseCommon(newPassword, listNames(await people.find(uid)), 'newPassword')
      }
      const setPassword = newPassword === undefined ? undefined : await credentials.prepareChange(newPassword)
      const kept = await tx(async () => {
        const person = (await people.hold(uid)) ?? fail('not_found')
        // It protects the adults who decide from whoever else set it.
        const isHeld = isRecent(person, now()) && person.password_by !== managerUserId
        if (isHeld && isDecider(await between(managerUserId, uid))) fail('recent_password')
        const followers = (await links.followersOf(uid)).map(follower => follower.uid)
        const isFollowing = followers.includes(managerUserId)
        const isOpener = person.opened_by === managerUserId
        // Who left by himself does not come back either. Of somebody unknown to the pupil nothing is kept.
        if (!isFollowing && !isOpener && !(await stops.isKnown(managerUserId, uid))) return
        const isNeeded = needsPassword(managerUserId, person, followers)
        if (isNeeded && !setPassword) fail('new_password_needed')
        await links.end(managerUserId, uid)
        await stops.settle(managerUserId, uid)
        const ended = await keepStop(managerUserId, uid)
        if (isOpener) {
          await people.endResetMail(uid, now())
          await identityStore(q).dropResets(uid)
        }
        if (isNeeded) await setPassword?.(uid, session)
        return ended
      })
      return { ok: true, ...kept }
    },

    async readJournal({ caller }) {
      return { status: 'success', data: { lines: await journalStore(q).linesOf(caller.uid) } }
    },
  }
}
