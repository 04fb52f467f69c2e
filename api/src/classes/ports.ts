import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { AuditEvent, Relation } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { ClassesTables } from './tables.ts'

/** A person as the lists of a class name him. */
export interface ClassPerson {
  uid: string
  fullName: string
  firstName: string
  lastName: string
  login: string
  grade: SchoolGrade
  lastConnectedAt: Date | null
}

/** A pupil's request to join a class: when, of the only teacher whom he read there, and what the class knows him by. */
export interface Asked {
  at: Date
  of: string | null
  knownAs: string | null
}

/** Links between adults and pupils, as far as a class makes and ends them. To be called in a transaction. */
export interface ClassLinks {
  /**
   * Lets these adults follow these pupils for as long as a class holds them together; not those whom a pupil stopped. `asked`: the
   * pupil asked by himself, which counts more than that he stopped the teacher of whom he asked it before.
   */
  hold(classId: string, managers: readonly string[], pupils: readonly string[], asked?: Asked): Promise<void>
  /** Ends what only this class held: for an adult, for pupils, or for everybody. */
  release(classId: string, whom: { manager?: string; pupils?: readonly string[] }): Promise<void>
  /** What one class held for these pupils is held by another one. */
  carry(from: string, to: string, pupils: readonly string[]): Promise<void>
}

/** What classes are built from. */
export interface ClassPorts {
  db: UnitOfWork<ClassesTables>
  now(): Date
  limiter: SharedLimiter
  links: ClassLinks
  people(uids: readonly string[]): Promise<ReadonlyMap<string, ClassPerson>>
  /** What an adult is to each of these pupils. */
  among(adult: string, pupils: readonly string[]): Promise<ReadonlyMap<string, Relation>>
  /** Whether the pupil's account may not leave a class now: that would end the link of an adult who decides for him. */
  isHeld(pupil: string, classId: string): Promise<boolean>
  /** Leaves a line in the audit log of each pupil. */
  note(manager: string, pupils: readonly string[], what: AuditEvent): Promise<void>
  /** Puts a pupil into a grade; in the transaction of the change. */
  changeGrade(by: string, pupil: string, grade: SchoolGrade): Promise<void>
}
