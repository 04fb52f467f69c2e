import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { linkStore } from '../links/store.ts'
import type { NewIdentity } from '../sign-in/keys.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { newStudent } from './students.ts'

interface Newcomer {
  firstName: string
  lastName?: string
  classroom: SchoolGrade
  /** Makes the identity: what `credentials.prepare` gave. */
  identity(): Promise<NewIdentity>
}

/** What creates pupils. */
interface RegistrarPorts {
  db: UnitOfWork<AccountsTables>
  now(): Date
}

/** Creates pupils with everything that belongs to them. To be called in a transaction. */
export function studentRegistrar({ db: { q }, now }: RegistrarPorts) {
  const people = peopleStore(q)
  const links = linkStore(q)

  return {
    /** The new pupil, linked to the manager. */
    async create(manager: string, { firstName, lastName, classroom, identity }: Newcomer) {
      const created = await identity()
      const person = newStudent(created, { firstName, lastName, classroom }, now())
      await people.add({ ...person, opened_by: manager, password_by: manager, password_by_adult: true })
      await links.add({ manager_uid: manager, pupil_uid: created.uid, kind: 'created', created_at: now() })
      return created
    },
  }
}
