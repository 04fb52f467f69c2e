import { isManager, isTeacher } from '@ariane/shared/catalogue'
import type { Relation } from '@ariane/shared/contracts/relations'
import type { OwnedTable } from '@ariane/shared/contracts/route'
import type { Caller, Person } from './caller.ts'

/** Finds the owner of a row; undefined when there is no such row. */
type OwnerLookup = (id: string | number) => Promise<string | undefined>
export type Owners = Partial<Record<OwnedTable, OwnerLookup>>

/** Where people are kept, and what adults are to pupils. */
export interface PeopleSource {
  person(uid: string): Promise<Person | undefined>
  relation(adult: string, pupil: string): Promise<Relation>
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
  /** What a caller is to a pupil: what he may do follows from it alone (contracts/relations.ts). */
  relation(caller: Caller, pupil: string): Promise<Relation>
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
  return {
    person: people.person,
    operates: ({ uid }) => operators.isOperator(uid),
    hasSecondFactor: operators.hasSecondFactor,
    relation: async ({ uid, role }, pupil) => {
      if (uid === pupil) return 'self'
      return role !== null && isManager(role) ? people.relation(uid, pupil) : 'none'
    },
    teaches: async ({ uid, role }, classId) => role !== null && isTeacher(role) && (await isTeaching(uid, classId)),
    ownerOf: async (table, id) => owners[table]?.(id),
  }
}
