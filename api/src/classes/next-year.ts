import { randomUUID } from 'node:crypto'
import { nextGrade } from '@ariane/shared/catalogue'
import { type Act, type classRoutes, isAllowed } from '@ariane/shared/contracts'
import type { Caller } from '../platform/caller.ts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { undoableSince } from './code.ts'
import { classEnrolment } from './enrolment.ts'
import { mayEndClass } from './may-end.ts'
import { type KeptGrade, memberStore } from './members.ts'
import type { ClassPorts } from './ports.ts'
import { classStore } from './store.ts'

/** The passage of a class to the next school year, and the way back. */
export function nextYearHandlers(
  ports: ClassPorts,
): Handlers<Pick<typeof classRoutes, 'startNextYear' | 'undoNextYear'>> {
  const { db, now, links, people } = ports
  const classes = classStore(db.q)
  const members = memberStore(db.q)
  const enrolment = classEnrolment(ports)
  const requireMayEnd = mayEndClass(ports)

  /** What the caller may do with each of these pupils. */
  async function permissions({ uid, role }: Caller, uids: readonly string[]) {
    const relations = await ports.among(uid, uids)
    return (pupil: string, act: Act) => isAllowed(relations.get(pupil), act, role)
  }

  async function changeGrades(by: string, grades: readonly KeptGrade[]) {
    for (const { uid, grade } of grades) await ports.changeGrade(by, uid, grade)
    await ports.note(
      by,
      grades.map(({ uid }) => uid),
      'grade',
    )
  }

  /** Who teaches the class that is given up teaches the one that comes back. */
  async function bringTeachers(from: string, to: string): Promise<string[]> {
    const [those, before] = [await members.teachersOf(from), await members.teachersOf(to)]
    const uids = those.map(({ uid }) => uid)
    for (const { uid, since } of those) await members.addTeacher(to, uid, since)
    for (const { uid } of before) if (!uids.includes(uid)) await members.removeTeacher(to, uid)
    return uids
  }

  return {
    startNextYear: ({ params: { id }, body: { name, grade, userIds }, caller, once }) =>
      once(async () => {
        const before = await enrolment.hold(id)
        await requireMayEnd(id, caller.uid)
        const pupils = new Set(await members.pupilsOf(id))
        const may = await permissions(caller, userIds)
        if (userIds.some(uid => !pupils.has(uid) || !may(uid, 'read'))) fail('forbidden')
        const [next, at] = [randomUUID(), now()]
        await classes.add({
          id: next,
          name,
          grade,
          created_at: at,
          named_by: caller.uid,
          school_year: before.school_year + 1,
        })
        for (const { uid, since } of await members.teachersOf(id)) await members.addTeacher(next, uid, since)
        await members.addPupils(next, userIds, at, await members.knownAs(id))
        await links.carry(id, next, userIds)
        await links.release(id, {})
        await classes.change(id, { archived_at: at, next_id: next })
        await classes.close(id)
        const moved = [...(await people(userIds)).values()].filter(one => one.grade !== grade && may(one.uid, 'grade'))
        for (const one of moved) await members.keepGrade(next, one.uid, one.grade)
        await changeGrades(
          caller.uid,
          moved.map(({ uid }) => ({ uid, grade })),
        )
        return { status: 'success', data: { id: next } }
      }),

    undoNextYear: ({ params: { id }, caller }) =>
      db.tx(async () => {
        await enrolment.hold(id)
        const { id: before, grade } = (await classes.findBefore(id, undoableSince(now()))) ?? fail('locked')
        await classes.lock(before)
        await requireMayEnd(id, caller.uid)
        const [here, there] = [await members.pupilsOf(id), await members.pupilsOf(before)]
        await classes.change(before, { archived_at: null, next_id: null })
        const teachers = await bringTeachers(id, before)
        await members.addPupils(before, here, now(), await members.knownAs(id))
        await links.carry(id, before, here)
        const back = there.filter(uid => !here.includes(uid))
        if (back.length > 0) await links.hold(before, teachers, back)
        await classes.change(id, { archived_at: now() })
        await classes.close(id)
        const [named, may] = [await people(here), await permissions(caller, here)]
        // What somebody else set meanwhile stays. The class may have another grade by now, the one before it has not.
        const moved = (await members.keptGrades(id)).filter(
          ({ uid }) => named.get(uid)?.grade === nextGrade(grade) && may(uid, 'grade'),
        )
        await changeGrades(caller.uid, moved)
        return { status: 'success', data: { id: before } }
      }),
  }
}
