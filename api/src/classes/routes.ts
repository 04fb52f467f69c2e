import { randomUUID } from 'node:crypto'
import { isTeacher } from '@ariane/shared/catalogue'
import { type classRoutes, isApart, MAX_CLASSES } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { onceEvery } from '../platform/once.ts'
import { classReader } from './detail.ts'
import { classEnrolment } from './enrolment.ts'
import { mayEndClass } from './may-end.ts'
import { memberStore } from './members.ts'
import { nextYearHandlers } from './next-year.ts'
import type { ClassPorts } from './ports.ts'
import { classStore } from './store.ts'

const MINUTE = 60_000

/** Fails for a parent, who has children and no class. */
export function requireTeacher({ role }: Caller) {
  if (role === null || !isTeacher(role)) fail('forbidden')
}

/** Calls of contracts/classes.ts. */
export function classHandlers(ports: ClassPorts): Handlers<typeof classRoutes> {
  const { db, now, links, people } = ports
  const { q, tx } = db
  const classes = classStore(q)
  const members = memberStore(q)
  const enrolment = classEnrolment(ports)
  const read = classReader(ports)
  const requireMayEnd = mayEndClass(ports)
  const looks = onceEvery(MINUTE, now)

  return {
    async listClasses({ caller }) {
      const rows = await classes.listOf(caller.uid)
      const named = await people([...new Set(rows.flatMap(row => row.teachers))])
      const list = rows.map(({ archived, teachers, ...row }) => ({
        ...row,
        teachers: teachers.map(uid => named.get(uid)?.fullName ?? ''),
        archivedAt: archived?.toISOString() ?? null,
      }))
      return { status: 'success', data: { classes: list } }
    },

    async createClass({ body: { name, grade, schoolYear }, caller, once }) {
      requireTeacher(caller)
      return once(async () => {
        if ((await classes.countOf(caller.uid)) >= MAX_CLASSES) fail('full')
        const id = randomUUID()
        await classes.add({ id, name, named_by: caller.uid, grade, school_year: schoolYear, created_at: now() })
        await members.addTeacher(id, caller.uid, now())
        return { status: 'success', data: { id } }
      })
    },

    async readClass({ params: { id }, caller }) {
      const data = await read(id, caller.uid)
      const fresh = data.pupils.map(({ userId }) => userId).filter(uid => looks(`${caller.uid} ${uid}`))
      await ports.note(caller.uid, fresh, 'viewed')
      return { status: 'success', data }
    },

    async updateClass({ params: { id }, body: { name, grade }, caller: { uid } }) {
      await tx(async () => {
        const before = await enrolment.hold(id)
        if (name !== before.name) {
          const relations = await ports.among(uid, await members.pupilsOf(id))
          // A name would still reach the pupil who stopped him.
          if ([...relations.values()].some(isApart)) fail('forbidden')
          await classes.change(id, { name, named_by: uid })
        }
        await classes.change(id, { grade })
      })
      return { ok: true }
    },

    async archiveClass({ params: { id }, caller }) {
      await tx(async () => {
        await enrolment.hold(id)
        await requireMayEnd(id, caller.uid)
        await classes.change(id, { archived_at: now() })
        await classes.close(id)
        await links.release(id, {})
      })
      return { ok: true }
    },

    ...nextYearHandlers(ports),
  }
}
