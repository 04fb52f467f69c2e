import type { classMemberRoutes, OwnClass } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { newToken, tokenHash } from '../platform/link-token.ts'
import { codeExpiry, invitationExpiry, newCode, plainCode } from './code.ts'
import { classEnrolment } from './enrolment.ts'
import { entranceStore } from './entrance.ts'
import { groupStore } from './groups.ts'
import { mayEndClass } from './may-end.ts'
import { memberStore } from './members.ts'
import type { ClassPorts } from './ports.ts'
import { requireTeacher } from './routes.ts'
import { classStore } from './store.ts'

const WRONG_CODES = { limit: 10, windowMs: 15 * 60_000 }

/** Calls of contracts/class-members.ts. */
export function classMemberHandlers(ports: ClassPorts): Handlers<typeof classMemberRoutes> {
  const { db, now, limiter, people } = ports
  const { q, tx } = db
  const classes = classStore(q)
  const members = memberStore(q)
  const groups = groupStore(q)
  const entrance = entranceStore(q)
  const enrolment = classEnrolment(ports)

  const requireMayEnd = mayEndClass(ports)
  /** Whether a pupil stopped a teacher. */
  const isStopped = async (uid: string, pupil: string) => (await ports.among(uid, [pupil])).get(pupil) === 'stopped'

  /** Classes with the names of those who teach them: of a class of his a pupil reads none of whom he stopped. */
  const withTeachers = (pupil: string, rows: readonly Omit<OwnClass, 'teachers'>[]) =>
    Promise.all(
      rows.map(async row => {
        const uids = (await members.teachersOf(row.id)).map(({ uid }) => uid)
        const named = await people(uids)
        const stopped = new Set<string>()
        for (const uid of uids) if (!row.waiting && (await isStopped(uid, pupil))) stopped.add(uid)
        const shown = uids.filter(uid => !stopped.has(uid))
        return { ...row, teachers: shown.map(uid => named.get(uid)?.fullName ?? '') }
      }),
    )

  return {
    async makeClassCode({ params: { id } }) {
      const [code, expires] = [newCode(), codeExpiry(now())]
      await tx(async () => {
        await enrolment.hold(id)
        await entrance.putCode(id, code, expires)
      })
      return { status: 'success', data: { code, expiresAt: expires.toISOString() } }
    },

    async revokeClassCode({ params: { id } }) {
      await entrance.dropCode(id)
      return { ok: true }
    },

    async joinClass({ body, caller }) {
      // Counted before the code is looked up, or many guesses at once would all pass.
      const key = `join-class:${caller.uid}`
      await limiter.take(key, WRONG_CODES.limit, WRONG_CODES.windowMs)
      const found = (await entrance.findClass(plainCode(body.code), now())) ?? fail('not_found')
      await limiter.giveBack(key)
      const isMember = (await members.pupilsOf(found.id)).includes(caller.uid)
      if (!isMember) await members.ask(found.id, caller.uid, now(), body.knownAs ?? null)
      const [data] = await withTeachers(caller.uid, [{ ...found, waiting: !isMember }])
      return { status: 'success', data: data ?? fail('not_found') }
    },

    async listOwnClasses({ caller }) {
      return {
        status: 'success',
        data: { classes: await withTeachers(caller.uid, await members.classesOf(caller.uid)) },
      }
    },

    async leaveClass({ params: { id }, caller }) {
      if (await ports.isHeld(caller.uid, id)) fail('recent_password')
      await tx(async () => {
        await members.endRequest(id, caller.uid)
        await enrolment.removePupil(id, caller.uid)
      })
      return { ok: true }
    },

    async answerClassRequest({ params: { id, userId }, body: { accept }, caller }) {
      await tx(async () => {
        await enrolment.hold(id)
        const asked = await members.endRequest(id, userId, caller.uid)
        if (asked && accept) await enrolment.addPupils(id, [userId], asked)
      })
      return { ok: true }
    },

    async addClassPupils({ params: { id }, body: { userIds }, caller }) {
      const relations = await ports.among(caller.uid, userIds)
      if (userIds.some(uid => relations.get(uid) !== 'creator')) fail('forbidden')
      await tx(() => enrolment.addPupils(id, userIds))
      return { ok: true }
    },

    async removeClassPupil({ params: { id, userId }, caller }) {
      // With the class the pupil would lose the others who teach it.
      if (await isStopped(caller.uid, userId)) fail('forbidden')
      await tx(() => enrolment.removePupil(id, userId))
      return { ok: true }
    },

    async inviteTeacher({ params: { id } }) {
      const [token, expires] = [newToken(), invitationExpiry(now())]
      await tx(async () => {
        await enrolment.hold(id)
        await entrance.putInvitation(id, tokenHash(token), expires)
      })
      return { status: 'success', data: { token, expiresAt: expires.toISOString() } }
    },

    async revokeInvitation({ params: { id } }) {
      await entrance.dropInvitation(id)
      return { ok: true }
    },

    async acceptInvitation({ body: { token }, caller }) {
      requireTeacher(caller)
      return tx(async () => {
        const id = (await entrance.useInvitation(tokenHash(token), now())) ?? fail('not_found')
        if (await classes.isTeaching(caller.uid, id)) fail('conflict')
        await enrolment.addTeacher(id, caller.uid)
        const { name } = (await classes.find(id)) ?? fail('not_found')
        return { status: 'success', data: { id, name } }
      })
    },

    async removeTeacher({ params: { id, userId }, caller }) {
      await tx(async () => {
        if (userId !== caller.uid) await requireMayEnd(id, caller.uid)
        await enrolment.removeTeacher(id, userId, caller.uid)
      })
      return { ok: true }
    },

    async saveClassGroup({ params: { id, groupId }, body: { name, userIds } }) {
      await tx(async () => {
        await enrolment.hold(id)
        const pupils = new Set(await members.pupilsOf(id))
        const chosen = [...new Set(userIds)].filter(uid => pupils.has(uid))
        if (!(await groups.save({ id: groupId, classId: id, name }, chosen))) fail('not_found')
      })
      return { ok: true }
    },

    async deleteClassGroup({ params: { id, groupId } }) {
      await groups.remove(id, groupId)
      return { ok: true }
    },
  }
}
