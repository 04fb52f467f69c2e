import { isManager } from '@ariane/shared/catalogue'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import { basisStore } from '../basis/store.ts'
import type { RightsTables } from '../tables.ts'
import { isSettled } from './rules.ts'
import { consentStore } from './store.ts'

/** Asks whether a parent agreed, for what waits until then: free questions to a model, the chat, school systems. */
export interface Consent {
  /** Whether it needs nobody's consent any more; an adult never does. */
  given(uid: string): Promise<boolean>
  /** Whether somebody decides for himself: he said to be fifteen, or is an adult. */
  ofAge(uid: string): Promise<boolean>
  /** Fails with 403 `consent_needed` unless it is given. */
  require(uid: string): Promise<void>
}

/** What the check is built from. */
interface ConsentCheckPorts {
  db: UnitOfWork<RightsTables>
  access: Access
}

/** The check that other areas are given. */
export function consentCheck({ db, access }: ConsentCheckPorts): Consent {
  const consents = consentStore(db.q)
  const given = async (uid: string) => {
    const person = await access.person(uid)
    if (person === undefined || isManager(person.role)) return person !== undefined
    return isSettled(await consents.find(uid), (await basisStore(db.q).current()) !== undefined)
  }
  return {
    given,
    async ofAge(uid) {
      const person = await access.person(uid)
      return person !== undefined && (isManager(person.role) || (await consents.find(uid))?.state === 'of_age')
    },
    async require(uid) {
      if (!(await given(uid))) fail('consent_needed')
    },
  }
}
