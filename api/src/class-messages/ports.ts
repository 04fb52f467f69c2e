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
  /** The pupils whom a parent follows. */
  childrenOf(parent: string): Promise<string[]>
  namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** The names of those of these classes that are not archived. */
  runningClasses(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
