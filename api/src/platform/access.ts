import { isManager, isTeacher } from '@ariane/shared/catalogue'
import type { OwnedTable } from '@ariane/shared/contracts/route'
import type { Caller, Person } from './caller.ts'

/** Finds the owner of a row; undefined when there is no such row. */
type OwnerLookup = (id: string | number) => Promise<string | undefined>
export type Owners = Partial<Record<OwnedTable, OwnerLookup>>

/** Where people and links are kept. */
export interface PeopleSource {
  person(uid: string): Promise<Person | undefined>
  linked(manager: string, pupil: string): Promise<boolean>
}

/** Whether somebody is a teacher of a class. */
export type TeacherLookup = (uid: string, classId: string) => Promise<boolean>

/** Who may reach whom. */
export interface Access {
  /** The opened account of a uid, undefined when there is none. */
  person(uid: string): Promise<Person | undefined>
  /** Whom the configuration names as an operator. */
  operates(caller: Pick<Caller, 'uid' | 'email'>): boolean
  /** The pupil, or a manager linked to the pupil. */
  actsFor(caller: Caller, pupil: string): Promise<boolean>
  /** A manager linked to the pupil, never the pupil. */
  manages(caller: Caller, pupil: string): Promise<boolean>
  /** The pupil, or a teacher or coach linked to the pupil: what they write to each other is not for his parents. */
  converses(caller: Caller, pupil: string): Promise<boolean>
  /** A teacher of the class, whose role may teach. */
  teaches(caller: Caller, classId: string): Promise<boolean>
  /** Owner of a row; undefined when there is no such row. */
  ownerOf(table: OwnedTable, id: string | number): Promise<string | undefined>
}

/** Whether somebody is named as an operator by his uid, or by an address he signs in with. */
export const isOperator = ({ uid, email }: Pick<Caller, 'uid' | 'email'>, operators: readonly string[]): boolean =>
  operators.some(one => one === uid || (email !== '' && one.toLowerCase() === email.toLowerCase()))

/**
 * Takes where people are kept, per table how its owner is found, who operates this installation, and who teaches a class. A
 * table nobody answers for has no rows.
 */
export function createAccess(
  people: PeopleSource,
  owners: Owners,
  operators: readonly string[] = [],
  isTeaching: TeacherLookup = async () => false,
): Access {
  const manages = async ({ uid, role }: Caller, pupil: string) =>
    role !== null && isManager(role) && (await people.linked(uid, pupil))
  return {
    person: people.person,
    operates: caller => isOperator(caller, operators),
    manages,
    actsFor: async (caller, pupil) => caller.uid === pupil || manages(caller, pupil),
    converses: async (caller, pupil) =>
      caller.uid === pupil || (caller.role !== null && isTeacher(caller.role) && (await manages(caller, pupil))),
    teaches: async ({ uid, role }, classId) => role !== null && isTeacher(role) && (await isTeaching(uid, classId)),
    ownerOf: async (table, id) => owners[table]?.(id),
  }
}
