import type { Access } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { ChatTables } from './tables.ts'

/** What the chat is built from. */
export interface ChatPorts {
  db: UnitOfWork<ChatTables>
  now(): Date
  access: Access
  /** Fails with `consent_needed` until a parent agreed. */
  requireConsent(pupil: string): Promise<void>
  /** Uids of the pupils a manager follows. */
  pupilsOf(manager: string): Promise<string[]>
  /** Uids of the adults who follow a pupil. */
  followersOf(pupil: string): Promise<string[]>
}

/** Where the statements of the chat run. */
export type Q = () => ReturnType<UnitOfWork<ChatTables>['q']>
