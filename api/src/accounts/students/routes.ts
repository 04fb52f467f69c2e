import { byRegister, countCredits, type FinishedWork, type SchoolGrade } from '@ariane/shared/catalogue'
import { type accountsRoutes, isAllowed, type Relation } from '@ariane/shared/contracts'
import type { Caller } from '../../platform/caller.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { SharedLimiter } from '../../platform/http/shared-limiter.ts'
import { auditLog } from '../audit-log/audit-log.ts'
import { linkStore } from '../links/store.ts'
import { listNames } from '../names.ts'
import { refuseCommon } from '../passwords/common.ts'
import type { Keys } from '../sign-in/keys.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { studentRegistrar } from './registrar.ts'
import { toStudentSummary } from './students.ts'

/** Four classes of 35 in a row. */
const CREATED = { limit: 140, windowMs: 10 * 60_000 }
const NOTHING: FinishedWork = { modules: 0, homework: 0, objectives: 0 }

/** What the pupils of a manager are built from. */
export interface StudentPorts {
  db: UnitOfWork<AccountsTables & SignInTables>
  now(): Date
  limiter: SharedLimiter
  credentials: Keys
  /** What each of these pupils finished. */
  finishedBy(uids: string[]): Promise<ReadonlyMap<string, FinishedWork>>
  /** Plans the end of a pupil's account; fails unless the caller may ask, and proves who he is. */
  planDeletion(caller: Caller, pupil: string, password: string): Promise<void>
  /** When the accounts among these end that are to end. */
  endsOf(uids: string[]): Promise<ReadonlyMap<string, Date>>
  /** What an adult is to each of these pupils. */
  among(adult: string, pupils: readonly string[]): Promise<ReadonlyMap<string, Relation>>
  /** Puts a pupil into a grade; in the transaction of the change. */
  changeGrade(by: string, uid: string, grade: SchoolGrade): Promise<void>
}

type Calls = 'createStudent' | 'updateStudent' | 'deleteStudent' | 'listStudents'

/** The pupils of a manager. */
export function studentsHandlers(ports: StudentPorts): Pick<Handlers<typeof accountsRoutes>, Calls> {
  const { db, now, limiter, credentials } = ports
  const { q, tx } = db
  const people = peopleStore(q)
  const links = linkStore(q)
  const registrar = studentRegistrar({ db, now })
  const journal = auditLog({ db, now })

  return {
    async createStudent({ body: { student }, caller }) {
      await limiter.take(`create-student:${caller.uid}`, CREATED.limit, CREATED.windowMs)
      const { firstName, lastName, classroom, password } = student
      refuseCommon(password, [firstName, lastName ?? ''], 'student.password')
      const identity = await credentials.prepare({ firstName, password })
      const { uid, login, email } = await tx(async () => {
        const created = await registrar.create(caller.uid, {
          firstName,
          ...(lastName && { lastName }),
          classroom,
          identity,
        })
        await journal.write(caller.uid, created.uid, 'created')
        return created
      })
      return { status: 'success', data: { userId: uid, username: firstName, login, email } }
    },

    async updateStudent({ params: { id }, body: { firstName, lastName, classroom, password }, caller }) {
      if (password !== undefined) refuseCommon(password, listNames(await people.find(id)))
      const setPassword = password === undefined ? undefined : await credentials.prepareChange(password)
      await tx(async () => {
        const person = (await people.hold(id)) ?? fail('not_found')
        if (firstName !== undefined || lastName !== undefined) {
          const names = { first: firstName ?? person.first_name ?? '', last: lastName ?? person.last_name ?? '' }
          await people.rename(id, names, now())
        }
        if (classroom !== undefined) await ports.changeGrade(caller.uid, id, classroom)
        if (!setPassword) return
        // Or a stop in the meantime would end with the password of who was stopped.
        if (!isAllowed((await ports.among(caller.uid, [id])).get(id), 'password', caller.role)) fail('forbidden')
        await people.passwordSet(id, now(), caller.uid)
        await setPassword(id)
      })
      return { status: 'success', data: { userId: id } }
    },

    async deleteStudent({ params: { id }, body: { password }, caller }) {
      await ports.planDeletion(caller, id, password)
      return { status: 'success', data: { userId: id } }
    },

    async listStudents({ caller }) {
      const pupils = await links.pupilsOf(caller.uid)
      const uids = pupils.map(pupil => pupil.uid)
      const [finished, ends] = [await ports.finishedBy(uids), await ports.endsOf(uids)]
      const relations = await ports.among(caller.uid, uids)
      const students = pupils.map(pupil => {
        const credits = countCredits(finished.get(pupil.uid) ?? NOTHING).total
        const end = ends.get(pupil.uid)
        const summary = { ...toStudentSummary(pupil, pupil.kind, credits), relation: relations.get(pupil.uid) }
        return { ...summary, ...(end && { endsAt: end.toISOString() }) }
      })
      return { data: { students: students.sort(byRegister) } }
    },
  }
}
