import type { Grade } from '@ariane/shared/catalogue'
import type { Services } from '../../services.ts'
import { linkStore } from '../links/store.ts'
import type { NewIdentity } from '../sign-in/keys.ts'
import { peopleStore } from '../store.ts'
import { newStudent } from './students.ts'

interface Newcomer {
  firstName: string
  lastName?: string
  classroom: Grade
  /** Makes the identity: what `keys.prepare` gave. */
  identity(): Promise<NewIdentity>
}

/** Creates pupils with everything that belongs to them. To be called in a transaction. */
export function studentRegistrar({ q, now }: Pick<Services, 'q' | 'now'>) {
  const people = peopleStore(q)
  const links = linkStore(q)

  return {
    /** The new pupil, linked to the manager. */
    async create(manager: string, { firstName, lastName, classroom, identity }: Newcomer) {
      const created = await identity()
      await people.add(newStudent(created, { firstName, lastName, classroom }, now()))
      await links.add({ manager_uid: manager, pupil_uid: created.uid, kind: 'created', created_at: now() })
      return created
    },
  }
}
