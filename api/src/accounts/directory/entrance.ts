import type { Role, SchoolGrade } from '@ariane/shared/catalogue'
import type { DirectoryOutcome } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { formatDisplayName, newPerson } from '../accounts.ts'
import { auditLog } from '../audit-log/audit-log.ts'
import type { SignInTables } from '../sign-in/tables.ts'
import { peopleStore } from '../store.ts'
import type { AccountsTables } from '../tables.ts'
import { directoryChildren } from './children.ts'
import type { DirectoryPerson } from './claims.ts'
import { directoryStore } from './store.ts'
import type { DirectoryTables } from './tables.ts'

/** The classes that the directory puts somebody into. */
interface Enrolment {
  uid: string
  role: Role
  provider: string
  school: string
  classes: readonly string[]
}

export interface EntrancePorts {
  db: UnitOfWork<AccountsTables & SignInTables & DirectoryTables>
  now(): Date
  /** The directory: a subject is somebody there only. */
  provider: string
  /** Whether somebody who comes for the first time gets an account. */
  makesAccounts: boolean
  /** Puts a pupil into a grade; in the transaction under way. */
  changeGrade(by: string, pupil: string, grade: SchoolGrade): Promise<void>
  /** Puts somebody into the classes that are named and out of those of before; in the transaction under way. */
  enrol(enrolment: Enrolment): Promise<void>
}

type Refusal = Exclude<DirectoryOutcome, 'in' | 'linked' | 'second_factor'>
type Entrance = { uid: string } | { refused: Refusal }

/** Who somebody of the directory is here: known, made now, or refused. Never found by an address. */
export function directoryEntrance({ db, now, provider, ...ports }: EntrancePorts) {
  const { q, tx } = db
  const accounts = directoryStore(q, provider)
  const people = peopleStore(q)
  const children = directoryChildren({
    q,
    provider,
    now,
    log: auditLog({ db, now }),
    find: accounts.find,
    isPupil: async uid => (await people.find(uid))?.role === 'ROLE_STUDENT',
  })

  /** Why somebody known does not come in. */
  async function refusal(uid: string, role: Role): Promise<Refusal | undefined> {
    const person = await people.find(uid)
    if (person?.disabled_at) return 'disabled'
    // A role is final: whoever has another one at school is another person here, and an operator decides.
    return person?.role === role ? undefined : 'role_changed'
  }

  async function refresh(uid: string, { subject, role, ...person }: DirectoryPerson) {
    if (role === 'ROLE_STUDENT') await children.came(subject)
    if (role === 'ROLE_PARENT') await children.name(uid, person.children)
    const { school, classes } = person
    await ports.enrol({ uid, role, provider, school, classes })
  }

  async function make({ subject, role, firstName, lastName }: DirectoryPerson, grade: SchoolGrade | undefined) {
    const names = { first: firstName, last: lastName }
    const name = formatDisplayName(names, null) ?? ''
    const identity = await accounts.add(name, now())
    await accounts.link(identity.uid, subject, now())
    const opening = { accountType: 'username', role, grade: grade ?? '4ème' } as const
    const person = newPerson(identity, opening, now())
    await people.add({
      ...person,
      email: null,
      is_pseudo_account: false,
      first_name: firstName || null,
      last_name: lastName || null,
      display_name: name || null,
    })
    return identity.uid
  }

  return {
    /** `chosen`: the level that a pupil chose whose directory does not say it. */
    enter: (person: DirectoryPerson, chosen: SchoolGrade | undefined): Promise<Entrance> =>
      tx(async () => {
        await accounts.hold(person.subject)
        const known = await accounts.find(person.subject)
        if (known !== undefined) {
          const refused = await refusal(known, person.role)
          if (refused) return { refused }
          if (person.grade) await ports.changeGrade(known, known, person.grade)
          await refresh(known, person)
          return { uid: known }
        }
        if (!ports.makesAccounts) return { refused: 'unknown_account' }
        const grade = person.grade ?? chosen
        if (person.role === 'ROLE_STUDENT' && grade === undefined) return { refused: 'grade_needed' }
        const made = await make(person, grade)
        await refresh(made, person)
        return { uid: made }
      }),

    /** Whoever gave the password of an account links it to who he is at school. */
    link: (uid: string, person: DirectoryPerson): Promise<Entrance> =>
      tx(async () => {
        await accounts.hold(person.subject)
        const known = await accounts.find(person.subject)
        if (known !== undefined && known !== uid) return { refused: 'linked_elsewhere' }
        if (known === undefined && (await accounts.isLinked(uid))) return { refused: 'linked_elsewhere' }
        if ((await people.find(uid))?.role !== person.role) return { refused: 'other_role' }
        if (known === undefined) await accounts.link(uid, person.subject, now())
        await refresh(uid, person)
        return { uid }
      }),
    isLinked: accounts.isLinked,
    find: accounts.find,
  }
}
export type DirectoryEntrance = ReturnType<typeof directoryEntrance>
