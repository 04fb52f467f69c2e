import { randomInt, randomUUID } from 'node:crypto'
import { type AssignedWork, type assignmentRoutes, MAX_ASSIGNMENTS } from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { assignmentDelivery, noteFor } from './delivery.ts'
import type { AssignmentPorts, WorkFile } from './ports.ts'
import { assignmentReader } from './reader.ts'
import { assignmentStore } from './store.ts'

const SEEDS = 2 ** 31

interface Giving {
  classId: string
  teacher: string
  work: AssignedWork
  userIds: readonly string[]
  instruction: string
  opensDay?: string | undefined
  dueDay: string
  anyGrade: boolean
  /** A photo or a sound beside a statement. */
  file: WorkFile | undefined
}

/** Calls of contracts/assignments.ts. */
export function assignmentHandlers(ports: AssignmentPorts): Handlers<typeof assignmentRoutes> {
  const { db, now, pupilsOf, planner } = ports
  const { q, tx } = db
  const store = assignmentStore(q)
  const delivery = assignmentDelivery(ports)
  const reader = assignmentReader(ports)

  /** To be called in a transaction: what opens today is handed out in it. */
  async function give({ classId, teacher, work, userIds, instruction, opensDay, dueDay, anyGrade, file }: Giving) {
    const pupils = new Set((await pupilsOf(classId, teacher)).map(({ userId }) => userId))
    if (userIds.some(uid => !pupils.has(uid))) fail('forbidden')
    const today = localDay(now())
    const opens = opensDay && opensDay > today ? opensDay : today
    if (dueDay < opens) fail('invalid_input', ['dueDay'])
    const { title, grade } = (await ports.describe(work, teacher)) ?? fail('not_found')
    const classGrade = await ports.gradeOf(classId)
    if (grade !== null && grade !== classGrade && !anyGrade) fail('conflict', ['grade'])
    if ((await store.countOf(classId)) >= MAX_ASSIGNMENTS) fail('full')
    const row = {
      id: randomUUID(),
      class_id: classId,
      given_by: teacher,
      title,
      instruction,
      seed: randomInt(SEEDS),
      opens_day: opens,
      due_day: dueDay,
      given_at: now(),
      withdrawn_at: null,
    }
    await store.add({ ...row, work: JSON.stringify(work) }, [...new Set(userIds)])
    if (file) await store.addFile(row.id, file)
    const full = opens === today ? await delivery.handOut({ ...row, work }) : []
    return { status: 'success' as const, data: { id: row.id, full } }
  }

  async function findFile(work: AssignedWork, teacher: string) {
    if (work.kind !== 'homework' || work.readingId === undefined) return undefined
    return (await ports.findFile(work.readingId, teacher)) ?? fail('invalid_input', ['readingId'])
  }

  const find = async (classId: string, id: string) => (await store.find(classId, id)) ?? fail('not_found')

  /** Who was given this and is followed still: with others a teacher does nothing any more. */
  async function ownPupilsOf(assignmentId: string, teacher: string) {
    const given = await store.pupilsOf([assignmentId])
    const ended = await ports.apart(
      given.map(({ pupil_uid }) => pupil_uid),
      teacher,
    )
    return given.filter(({ pupil_uid }) => !ended.has(pupil_uid))
  }

  return {
    giveAssignment: ({ params: { id }, body, caller, once }) =>
      once(async () =>
        give({ ...body, classId: id, teacher: caller.uid, file: await findFile(body.work, caller.uid) }),
      ),

    listAssignments: ({ params: { id }, caller }) => reader.list(id, caller.uid, 1),

    listOlderAssignments: ({ params: { id }, body: { page }, caller }) => reader.list(id, caller.uid, page),

    async readAssignment({ params: { id, assignmentId }, caller }) {
      const data = await reader.read(await find(id, assignmentId), caller.uid)
      await ports.note(
        caller.uid,
        data.list.map(({ userId }) => userId),
        'viewed',
      )
      return { status: 'success', data }
    },

    async extendAssignment({ params: { id, assignmentId }, body: { dueDay }, caller }) {
      await tx(async () => {
        const row = await find(id, assignmentId)
        if (row.withdrawn_at) fail('locked')
        if (dueDay < row.opens_day) fail('invalid_input', ['dueDay'])
        await store.change(row.id, { due_day: dueDay })
        for (const { event_id } of await ownPupilsOf(row.id, caller.uid))
          if (event_id) await planner.move(event_id, dueDay)
      })
      return { ok: true }
    },

    async withdrawAssignment({ params: { id, assignmentId }, caller }) {
      await tx(async () => {
        const row = await find(id, assignmentId)
        if (row.withdrawn_at) return
        const pupils = await ownPupilsOf(row.id, caller.uid)
        const begun = await reader.begun(pupils)
        await ports.remove(
          pupils
            .filter(pupil => !begun.has(pupil.pupil_uid))
            .map(({ path_id, objective_id }) => ({ pathId: path_id, objectiveId: objective_id })),
        )
        await planner.remove(pupils.flatMap(({ event_id }) => event_id ?? []))
        await store.change(row.id, { withdrawn_at: now() })
        await ports.note(
          caller.uid,
          pupils.map(({ pupil_uid }) => pupil_uid),
          noteFor[row.work.kind],
        )
      })
      return { ok: true }
    },

    giveAgain: ({ params: { id, assignmentId }, body, caller, once }) =>
      once(async () => {
        const { work, instruction } = await find(id, assignmentId)
        const file = await store.findFile(assignmentId)
        return give({ ...body, classId: id, teacher: caller.uid, work, instruction, anyGrade: true, file })
      }),

    async listRemediations({ params: { id }, caller }) {
      return { status: 'success', data: { remediations: await reader.remediations(id, caller.uid) } }
    },
  }
}
