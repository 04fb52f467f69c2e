import type { ReportedKind } from '@ariane/shared/contracts/chat'
import type { Access } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { SharedLimiter } from '../platform/http/shared-limiter.ts'
import type { ChatTables } from './tables.ts'

/** What the chat is built from. */
export interface ChatPorts {
  db: UnitOfWork<ChatTables>
  now(): Date
  access: Access
  limiter: SharedLimiter
  /** Fails with `consent_needed` until a parent agreed. */
  requireConsent(pupil: string): Promise<void>
  /** Uids of the pupils a manager follows. */
  pupilsOf(manager: string): Promise<string[]>
}

/** What is reported: of the chat it is the message itself. */
export interface Reported {
  kind: ReportedKind
  id: string
  author: string | null
  authorName: string
  said: string
}

/** What reports are built from. */
export interface ReportPorts extends Pick<ChatPorts, 'db' | 'now' | 'access'> {
  /** Uids of the adults who follow a pupil. */
  followersOf(pupil: string): Promise<string[]>
  /** Uids of who operates this installation. */
  operatorsOf(): Promise<string[]>
  /** Tells an operator that there is something to read, where mail reaches him. */
  tellOperator(uid: string): Promise<void>
  /** A text of an adult outside of the chat that a pupil was given. */
  findOther(pupil: string, id: string): Promise<Reported | undefined>
}

/** Where the statements of the chat run. */
export type Q = () => ReturnType<UnitOfWork<ChatTables>['q']>
