import type { SchoolGrade } from '@ariane/shared/catalogue'
import { isAllowed, type SchoolGradeState, type schoolGradeRoutes } from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import type { Access } from '../../platform/access.ts'
import type { Caller } from '../../platform/caller.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Relations } from '../relations/relations.ts'
import type { RightsTables } from '../tables.ts'
import { newYearAsks } from './rules.ts'
import { gradeStore } from './store.ts'

/** What grades are built from. */
interface GradePorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  openedAt(uid: string): Promise<Date>
  relations: Pick<Relations, 'followersFor'>
  change(by: string, pupil: string, grade: SchoolGrade): Promise<void>
}

/** Calls of contracts/school-grade.ts. */
export function gradeHandlers(ports: GradePorts): Handlers<typeof schoolGradeRoutes> {
  const { db, now, access } = ports
  const { tx } = db
  const grades = gradeStore(db.q)

  /** Nobody follows who could say yes. */
  const isAlone = async (uid: string) => (await ports.relations.followersFor(uid, 'grade')).length === 0

  async function readState(uid: string, caller: Caller): Promise<{ status: 'success'; data: SchoolGradeState }> {
    const person = (await access.person(uid)) ?? fail('not_found')
    const demand = await grades.demand(uid)
    const said = (await grades.settledAt(uid)) ?? (await ports.openedAt(uid))
    const changes = await grades.changes(uid)
    return {
      status: 'success',
      data: {
        grade: person.grade as SchoolGrade,
        asked: demand ? { grade: demand.grade, at: demand.asked_at.toISOString() } : null,
        alone: await isAlone(uid),
        maySet: isAllowed(await access.relation(caller, uid), 'grade', caller.role),
        newYear: person.role === 'ROLE_STUDENT' && newYearAsks(localDay(now()), localDay(said)),
        history: changes.map(row => ({
          from: row.from_grade,
          to: row.to_grade,
          by: row.by_name,
          at: row.at.toISOString(),
          own: row.by_uid === uid,
        })),
      },
    }
  }

  return {
    readGrade: ({ body: { userId }, caller }) => readState(userId, caller),

    async askGrade({ body: { userId, grade }, caller }) {
      await tx(async () => {
        if ((await isAlone(userId)) || (await access.person(userId))?.grade === grade)
          await ports.change(userId, userId, grade)
        else await grades.ask(userId, grade, now())
      })
      return readState(userId, caller)
    },

    async setGrade({ body: { userId, grade }, caller }) {
      await tx(() => ports.change(caller.uid, userId, grade))
      return readState(userId, caller)
    },

    async keepGrade({ body: { userId }, caller }) {
      await tx(() => grades.settle(userId, now()))
      return readState(userId, caller)
    },
  }
}
