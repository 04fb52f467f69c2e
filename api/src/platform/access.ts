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
  /** Whom the configuration or the database names as an operator. */
  operates(caller: Pick<Caller, 'uid'>): Promise<boolean>
  /** Whether somebody signs in with a second factor; true where that is up to another service. */
  hasSecondFactor(uid: string): Promise<boolean>
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

/** Who operates this installation, and how operators have to sign in. */
export interface OperatorSource {
  isOperator(uid: string): Promise<boolean>
  hasSecondFactor(uid: string): Promise<boolean>
}

const NO_OPERATORS: OperatorSource = { isOperator: async () => false, hasSecondFactor: async () => true }

/**
 * Takes where people are kept, per table how its owner is found, who operates this installation, and who teaches a class. A
 * table nobody answers for has no rows.
 */
export function createAccess(
  people: PeopleSource,
  owners: Owners,
  operators: OperatorSource = NO_OPERATORS,
  isTeaching: TeacherLookup = async () => false,
): Access {
  const manages = async ({ uid, role }: Caller, pupil: string) =>
    role !== null && isManager(role) && (await people.linked(uid, pupil))
  return {
    person: people.person,
    operates: ({ uid }) => operators.isOperator(uid),
    hasSecondFactor: operators.hasSecondFactor,
    manages,
    actsFor: async (caller, pupil) => caller.uid === pupil || manages(caller, pupil),
    converses: async (caller, pupil) =>
      caller.uid === pupil || (caller.role !== null && isTeacher(caller.role) && (await manages(caller, pupil))),
    teaches: async ({ uid, role }, classId) => role !== null && isTeacher(role) && (await isTeaching(uid, classId)),
    ownerOf: async (table, id) => owners[table]?.(id),
  }
}
