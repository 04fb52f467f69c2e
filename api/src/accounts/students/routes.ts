import { creditsOf, type Finished, type Grade, hasMailbox } from '@ariane/shared/catalogue'
import type { accountsRoutes } from '@ariane/shared/contracts'
import type { Caller } from '../../platform/caller.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Services } from '../../services.ts'
import { journalKeeper } from '../journal/keeper.ts'
import { linkStore } from '../links/store.ts'
import { identityStore } from '../sign-in/identities.ts'
import { peopleStore } from '../store.ts'
import { studentRegistrar } from './registrar.ts'
import { summaryOf } from './students.ts'

/** Four classes of 35 in a row. */
export const CREATED = { limit: 140, windowMs: 10 * 60_000 }
const NOTHING: Finished = { modules: 0, homework: 0, objectives: 0 }

/** What the students read and ask of the other areas. */
export interface StudentPorts {
  /** What each of these pupils finished. */
  finishedBy(uids: string[]): Promise<ReadonlyMap<string, Finished>>
  /** Plans the end of a pupil's account; fails unless the caller may ask, and proves who he is. */
  planDeletion(caller: Caller, pupil: string, password: string): Promise<void>
  /** When the accounts among these end that are to end. */
  endsOf(uids: string[]): Promise<ReadonlyMap<string, Date>>
  /** Puts a pupil into a grade; in the transaction of the change. */
  changeGrade(by: string, uid: string, grade: Grade): Promise<void>
}

type Calls = 'createStudent' | 'updateStudent' | 'deleteStudent' | 'listStudents'

/** The pupils of a manager. */
export function studentsHandlers(
  services: Services,
  ports: StudentPorts,
): Pick<Handlers<typeof accountsRoutes>, Calls> {
  const { q, tx, now, limiter, mail, keys } = services
  const people = peopleStore(q)
  const links = linkStore(q)
  const identities = identityStore(q)
  const registrar = studentRegistrar(services)
  const journal = journalKeeper(services)

  /** An account that its pupil recovers by mail is not to be taken over by an adult who was merely let in by a code. */
  async function mayChoosePassword(manager: string, pupil: string): Promise<boolean> {
    if ((await links.kind(manager, pupil)) === 'created') return true
    const identity = await identities.find(pupil)
    return !keys.recovers(mail !== undefined) || identity === undefined || !hasMailbox(identity.email)
  }

  return {
    async createStudent({ body: { student }, caller }) {
      limiter.take(`create-student:${caller.uid}`, CREATED.limit, CREATED.windowMs)
      const { firstName, classroom, password } = student
      const identity = await keys.prepare({ firstName, password })
      const { uid, login, email } = await tx(async () => {
        const created = await registrar.create(caller.uid, { firstName, classroom, identity })
        await journal.write(caller.uid, created.uid, 'created')
        return created
      })
      return { status: 'success', data: { userId: uid, username: firstName, login, email } }
    },

    async updateStudent({ params: { id }, body: { firstName, classroom, password }, caller }) {
      if (password !== undefined && !(await mayChoosePassword(caller.uid, id))) fail('forbidden', ['password'])
      await tx(async () => {
        const person = (await people.find(id)) ?? fail('not_found')
        if (firstName !== undefined) await people.rename(id, { first: firstName, last: person.last_name ?? '' }, now())
        if (classroom !== undefined) await ports.changeGrade(caller.uid, id, classroom)
      })
      if (password !== undefined) await keys.set(id, password)
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
      const students = pupils.map(pupil => {
        const credits = creditsOf(finished.get(pupil.uid) ?? NOTHING).total
        const end = ends.get(pupil.uid)
        return { ...summaryOf(pupil, pupil.kind, credits), ...(end && { endsAt: end.toISOString() }) }
      })
      return { data: { students: students.sort((a, b) => a.fullName.localeCompare(b.fullName, 'fr')) } }
    },
  }
}
