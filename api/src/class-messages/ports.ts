import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { ClassMessagesTables } from './tables.ts'

/** A parent and a pupil whom a link joins. */
export interface FamilyLink {
  parent: string
  pupil: string
}

/** A group of a class. */
export interface MessageGroup {
  id: string
  name: string
  pupils: readonly string[]
}

/** What messages to a class are built from. */
export interface ClassMessagePorts {
  db: UnitOfWork<ClassMessagesTables>
  now(): Date
  limiter: SharedLimiter
  /** Holds a class until the end of the transaction; fails with `locked` when it is archived. */
  holdClass(classId: string): Promise<void>
  /** The pupils of a class whom a teacher follows. */
  pupilsOf(classId: string, teacher: string): Promise<string[]>
  groupsOf(classId: string): Promise<MessageGroup[]>
  /** The parents of these pupils. */
  parentsOf(pupils: readonly string[]): Promise<FamilyLink[]>
  /** The pupils whom an adult follows. */
  childrenOf(adult: string): Promise<string[]>
  /** Words of adults to children: which wait, and who sees them beside a child. */
  texts: {
    waiting(pupils: readonly string[], author: string): Promise<ReadonlySet<string>>
    watched(pupils: readonly string[], adult: string): Promise<ReadonlySet<string>>
    /** Those of these children whom an adult does not follow, or not any more. */
    apart(pupils: readonly string[], adult: string): Promise<ReadonlySet<string>>
    /** Since when a child is given words of everybody. */
    givenSince(pupil: string): Promise<Date | undefined>
  }
  namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The names of those of these classes that are not archived. */
  runningClasses(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
