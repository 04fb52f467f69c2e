import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { SchoolGradeState, schoolGradeRoutes } from '@ariane/shared/contracts'
import { parisDay } from '@ariane/shared/dates'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { RightsTables } from '../tables.ts'
import { newYearAsks } from './rules.ts'
import { gradeStore } from './store.ts'

/** What grades are built from. */
interface GradePorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  openedAt(uid: string): Promise<Date>
  followersOf(uid: string): Promise<string[]>
  change(by: string, pupil: string, grade: SchoolGrade): Promise<void>
}

/** Calls of contracts/school-grade.ts. */
export function gradeHandlers(ports: GradePorts): Handlers<typeof schoolGradeRoutes> {
  const { db, now, access } = ports
  const { tx } = db
  const grades = gradeStore(db.q)

  async function readState(uid: string): Promise<{ status: 'success'; data: SchoolGradeState }> {
    const person = (await access.person(uid)) ?? fail('not_found')
    const demand = await grades.demand(uid)
    const said = (await grades.settledAt(uid)) ?? (await ports.openedAt(uid))
    const changes = await grades.changes(uid)
    return {
      status: 'success',
      data: {
        grade: person.grade as SchoolGrade,
        asked: demand ? { grade: demand.grade, at: demand.asked_at.toISOString() } : null,
        alone: (await ports.followersOf(uid)).length === 0,
        newYear: person.role === 'ROLE_STUDENT' && newYearAsks(parisDay(now()), parisDay(said)),
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
    readGrade: ({ body: { userId } }) => readState(userId),

    async askGrade({ body: { userId, grade } }) {
      await tx(async () => {
        const alone = (await ports.followersOf(userId)).length === 0
        if (alone || (await access.person(userId))?.grade === grade) await ports.change(userId, userId, grade)
        else await grades.ask(userId, grade, now())
      })
      return readState(userId)
    },

    async setGrade({ body: { userId, grade }, caller }) {
      await tx(() => ports.change(caller.uid, userId, grade))
      return readState(userId)
    },

    async keepGrade({ body: { userId } }) {
      await tx(() => grades.settle(userId, now()))
      return readState(userId)
    },
  }
}
