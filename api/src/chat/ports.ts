import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Services } from '../services.ts'
import type { ChatTables } from './tables.ts'

/** What the chat asks of the accounts. */
export interface ChatPorts {
  /** Uids of the pupils a manager follows. */
  pupilsOf(manager: string): Promise<string[]>
  /** Uids of the adults who follow a pupil. */
  followersOf(pupil: string): Promise<string[]>
  /** Which of these sessions have not ended. */
  openSessions(sessions: readonly string[], now: Date): Promise<Set<string>>
}

/** Where the statements of the chat run. */
export type Q = () => ReturnType<UnitOfWork<ChatTables>['q']>

/** What its calls are given. */
export type ChatServices = Pick<Services, 'q' | 'tx' | 'now' | 'access' | 'consent'>
