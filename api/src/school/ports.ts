import type { SchoolFailureCode, SchoolGapReason, SchoolPart, SchoolProvider } from '@ariane/shared/contracts'
import type { Listen } from '../platform/db/notices.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Log } from '../platform/log.ts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import type { Seal } from '../platform/seal.ts'
import type { KnownEvent, Plan } from './merge.ts'
import type { SchoolTables } from './tables.ts'

/** A pupil's events of one account at a source. */
interface SourceAccount {
  userId: string
  source: SchoolProvider
  /** What the pupil calls it. */
  accountName: string
}

/** The same between two instants. */
export interface SourceRange extends SourceAccount {
  from: Date
  to: Date
}

/** An event as its source calls it. */
export interface SourceEvent extends Pick<KnownEvent, 'key' | 'digest' | 'allDay' | 'start' | 'files'> {
  source: SchoolProvider
  accountName: string
}

/** What the school area asks of the planner: reading and writing what comes from a source, and nothing else. */
interface SourceEvents {
  known(range: SourceRange): Promise<KnownEvent[]>
  /** Applies a plan and confirms everything of the source between the two instants but what it keeps; own events are not touched. */
  apply(range: SourceRange, plan: Plan, now: Date): Promise<void>
  remove(userId: string, ids: readonly string[]): Promise<void>
  /** Removes everything of an account; marks go over to what other accounts bring of the same things. */
  removeAll(account: SourceAccount): Promise<void>
  /** Calls an account otherwise, with all that it brought. */
  rename(account: SourceAccount, accountName: string): Promise<void>
  /** One event of a school system; undefined for any other. */
  find(userId: string, id: string): Promise<SourceEvent | undefined>
}

/** What synchronisations are built from. */
export interface SyncPorts {
  db: UnitOfWork<SchoolTables>
  now(): Date
  log: Log
  /** The way to the school systems. */
  outbound: Outbound
  events: SourceEvents
  /** How a school calls the device that is connected. */
  productName: string
  /** Counts a failure among the measurements. */
  counted(provider: SchoolProvider, code: SchoolFailureCode): void
  /** Counts a service whose version nobody tried yet, or that refuses ours. */
  unknownVersion(provider: SchoolProvider): void
  /** Counts what a synchronisation did not read, or dropped because it was not asked for. */
  gapCounted(provider: SchoolProvider, gap: { part: SchoolPart; reason: SchoolGapReason | 'stray' }): void
  /** Encrypts questions that wait for their answer. */
  seal: Seal
  /** Encrypts an answer so that it opens only with an id that the device alone has. */
  sealWith(id: string): Seal
}

/** What the calls of a school are built from. */
export interface SchoolPorts extends SyncPorts {
  listen: Listen
  /** Fails with `consent_needed` until a parent agreed. */
  requireConsent(pupil: string): Promise<void>
  /** Whether a pupil decides for himself: he is fifteen, or an adult. */
  decidesAlone(pupil: string): Promise<boolean>
  /** The way to a parent who agreed by mail and has no account. */
  parents: {
    mayAsk(pupil: string): Promise<boolean>
    ask(pupil: string): Promise<void>
    /** Whose link it is; undefined once it serves no more. */
    pupilOf(token: string): Promise<string | undefined>
  }
  /** Whether an adult who follows the pupil may consent for him. */
  mayConsent(adult: string, pupil: string): Promise<boolean>
}
