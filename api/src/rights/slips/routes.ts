import { isParent } from '@ariane/shared/catalogue'
import {
  type AuditEvent,
  type ConsentRow,
  type consentSlipRoutes,
  type Decider,
  isDecider,
  type Relation,
  type SlipAnswer,
} from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { mailName } from '../../platform/mail-name.ts'
import { SOMEBODY } from '../consent/messages.ts'
import { isConsented, NOT_REFUSED } from '../consent/rules.ts'
import { consentStore } from '../consent/store.ts'
import { deletionStore } from '../deletion/store.ts'
import type { Relations } from '../relations/relations.ts'
import type { RightsTables } from '../tables.ts'
import { newSlipCode, slipLinkExpiry } from './code.ts'
import { isCurrent, isVouching, isWithdrawnBy, keepsCode, resolveRow, SLIP_LINKS } from './rules.ts'
import { type SlipRow, slipStore } from './store.ts'

/** What slips are built from. */
export interface SlipPorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  /** The pupils of a class whom a teacher follows, by the register. */
  pupilsOf(classId: string, teacher: string): Promise<Pick<ConsentRow, 'userId' | 'fullName' | 'login'>[]>
  /** What an adult is to each of these pupils. */
  among(adult: string, pupils: readonly string[]): Promise<ReadonlyMap<string, Relation>>
  /** Everybody whose account is open and who follows one of these pupils. */
  following: Relations['following']
  /** Leaves a line in the audit log of each pupil. */
  note(manager: string, pupils: readonly string[], what: AuditEvent): Promise<void>
  /** Uses a code that an adult typed; wrong ones count. */
  guess<T>(adult: string, use: () => Promise<T>): Promise<T>
  /** What an adult with the slip of a pupil does now, and whether that is new; nothing for whom it does not let in. In the transaction under way. */
  link(
    adult: string,
    pupil: string,
    isVouched: boolean,
  ): Promise<{ state: 'follows' | 'asks'; isNew: boolean } | undefined>
  /** Takes back what was allowed because of a consent. */
  onWithdrawn(pupil: string): Promise<void>
}

/** Calls of contracts/consent-slips.ts. */
export function slipHandlers(ports: SlipPorts): Handlers<typeof consentSlipRoutes> {
  const { db, now, access } = ports
  const { q, tx } = db
  const consents = consentStore(q)
  const slips = slipStore(q)
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''

  /** By what right an adult decides for each of these pupils; nothing for those whom he may not decide for. */
  async function deciders(adult: string, pupils: readonly string[]): Promise<(pupil: string) => Decider | undefined> {
    const relations = await ports.among(adult, pupils)
    return pupil => {
      const relation = relations.get(pupil) ?? 'none'
      return isDecider(relation) ? relation : undefined
    }
  }

  async function record({ code, pupil_uid }: SlipRow, answer: SlipAnswer) {
    await slips.answer(code, answer, now())
    // A doubt ends it, only a proof begins it: « yes » is the signature's to say.
    if (answer !== 'no' || !isWithdrawnBy(await consents.hold(pupil_uid))) return
    await consents.put({ pupil_uid, state: 'withdrawn', at: now() })
    await consents.refuse(pupil_uid, now(), null)
    await ports.onWithdrawn(pupil_uid)
  }

  /** The slip of a code while it lets a parent follow; held, after its pupil as a stop is. */
  async function holdForLink(code: string): Promise<SlipRow> {
    const { pupil_uid: pupil } = (await slips.byCode(code)) ?? fail('not_found')
    await deletionStore(q).hold(pupil)
    const slip = (await slips.lock([pupil])).get(pupil)
    const isOpen = slip?.code === code && slip.links_until !== null && slip.links_until > now()
    if (!isOpen || !isCurrent(slip, await consents.find(pupil))) fail('not_found')
    return slip
  }

  /** The pupils of a class whom a teacher chose; fails with 403 for one whom he does not follow there. */
  async function requirePupils(classId: string, teacher: string, chosen: readonly string[]): Promise<string[]> {
    const followed = new Set((await ports.pupilsOf(classId, teacher)).map(({ userId }) => userId))
    if (chosen.some(uid => !followed.has(uid))) fail('forbidden')
    return [...new Set(chosen)]
  }

  return {
    async readClassConsents({ params: { id }, caller }) {
      const pupils = await ports.pupilsOf(id, caller.uid)
      const uids = pupils.map(({ userId }) => userId)
      const [kept, made, decider] = [
        await consents.list(uids),
        await slips.list(uids),
        await deciders(caller.uid, uids),
      ]
      const rows = pupils.map(({ userId, fullName, login }) =>
        resolveRow({ userId, fullName, login }, kept.get(userId), made.get(userId), decider(userId) !== undefined),
      )
      return { status: 'success', data: { rows } }
    },

    async makeConsentSlips({ params: { id }, body, caller }) {
      const uids = await requirePupils(id, caller.uid, body.userIds)
      const by = { made_by_uid: caller.uid, made_by_name: await findName(caller.uid), made_at: now() }
      return tx(async () => {
        await deletionStore(q).hold(...uids)
        // He may have been stopped meanwhile.
        await requirePupils(id, caller.uid, uids)
        const [kept, known] = [await consents.list(uids), await slips.lock(uids)]
        const waiting = uids.filter(uid => !isConsented(kept.get(uid)))
        const following = Map.groupBy(await ports.following(waiting), ({ pupil }) => pupil)
        const fresh = waiting.flatMap(pupil_uid => {
          const [slip, row] = [known.get(pupil_uid), { pupil_uid, code: newSlipCode(), ...by }]
          if (!slip || !isCurrent(slip, kept.get(pupil_uid))) return [row]
          const followers = new Map(following.get(pupil_uid)?.map(({ manager, relation }) => [manager, relation]))
          if (keepsCode(slip, followers, caller.uid)) return []
          const { answer, answered_at, reminded_at } = slip
          return [{ ...row, answer, answered_at, reminded_at }]
        })
        await slips.put(fresh)
        const linksUntil = slipLinkExpiry(now())
        await slips.print(waiting, caller.uid, linksUntil)
        const made = await slips.list(waiting)
        const list = waiting.flatMap(userId => {
          const slip = made.get(userId)
          return slip ? [{ userId, code: slip.code, linksUntil: linksUntil.toISOString() }] : []
        })
        return { status: 'success', data: { slips: list } }
      })
    },

    async remindConsents({ params: { id }, body, caller }) {
      const uids = await requirePupils(id, caller.uid, body.userIds)
      await tx(async () => {
        const kept = await consents.list(uids)
        await slips.remind(
          uids.filter(uid => !isConsented(kept.get(uid))),
          now(),
        )
      })
      return { ok: true }
    },

    async tickSignedSlips({ params: { id }, body, caller }) {
      const uids = await requirePupils(id, caller.uid, body.userIds)
      const by = { by_uid: caller.uid, by_name: await findName(caller.uid) }
      await tx(async () => {
        await deletionStore(q).hold(...uids)
        const decider = await deciders(caller.uid, uids)
        // Held first, so that a « no » that comes meanwhile is read or waits.
        const made = await slips.lock(uids)
        const kept = await consents.list(uids)
        // In the order in which others hold their consents.
        const waiting = uids.filter(uid => !isConsented(kept.get(uid))).sort()
        for (const pupil_uid of waiting) {
          const given_as = decider(pupil_uid) ?? fail('forbidden')
          const slip = made.get(pupil_uid)
          if (!slip || !isCurrent(slip, kept.get(pupil_uid))) fail('conflict')
          await consents.put({ pupil_uid, state: 'given', given_as, on_paper: true, ...by, ...NOT_REFUSED, at: now() })
        }
        await ports.note(caller.uid, waiting, 'consent')
      })
      return { ok: true }
    },

    async readConsentSlip({ body: { code } }) {
      const slip = (await slips.byCode(code)) ?? fail('not_found')
      const [kept, person] = [await consents.find(slip.pupil_uid), await access.person(slip.pupil_uid)]
      if (!person) fail('not_found')
      const name = mailName(person.displayName, SOMEBODY)
      return { status: 'success', data: { name, answer: slip.answer, isGiven: isConsented(kept) } }
    },

    async answerConsentSlip({ body: { code, answer } }) {
      await tx(async () => {
        await record((await slips.byCode(code)) ?? fail('not_found'), answer)
      })
      return { ok: true }
    },

    async followBySlip({ body: { code, answer }, caller }) {
      if (caller.role === null || !isParent(caller.role)) fail('forbidden')
      const follow = async () => {
        const slip = await holdForLink(code)
        const pupil = slip.pupil_uid
        const following = await ports.following([pupil])
        const printer = following.find(({ manager }) => manager === slip.printed_by_uid) ?? fail('not_found')
        const { state, isNew } =
          (await ports.link(caller.uid, pupil, isVouching(printer.relation))) ?? fail('not_found')
        if (isNew && slip.linked >= SLIP_LINKS) fail('not_found')
        if (isNew) await slips.countLink(pupil)
        if (answer) await record(slip, answer)
        return { name: await findName(pupil), state }
      }
      const { name, state } = await ports.guess(caller.uid, () => tx(follow))
      return {
        status: 'success',
        data: state === 'follows' ? { children: [name], asked: [] } : { children: [], asked: [name] },
      }
    },
  }
}
