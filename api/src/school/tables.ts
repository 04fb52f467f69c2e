import type {
  EmptyWeek,
  ReportKind,
  SchoolGap,
  SchoolProvider,
  SchoolReport,
  SchoolStep,
} from '@ariane/shared/contracts'
import type { ColumnType, Generated } from 'kysely'

type Json<T> = ColumnType<T, string | undefined, string>

/** A week that the school emptied; `kept` once the pupil said that what it had stays. */
export interface EmptiedWeek extends Omit<EmptyWeek, 'homework'> {
  /** Absent where a release before wrote it. */
  homework?: number | undefined
  kept: boolean
}

export interface SchoolTables {
  /** Never a password, a token or an answer. */
  school_syncs: {
    user_id: string
    provider: SchoolProvider
    /** What the pupil calls it; empty for the first one. */
    account_name: Generated<string>
    fresh_at: Date | null
    step: SchoolStep | null
    step_at: Date | null
    bad_tries: Generated<number>
    bad_since: Date | null
    /** A digest of the account that was opened last. */
    account: string | null
    /** What the last synchronisation did not read. */
    gaps: Json<SchoolGap[]>
    empty_weeks: Json<EmptiedWeek[]>
  }
  /** What may be read of a school besides the week, for the school year in which it was given. */
  school_leaves: {
    user_id: string
    kind: ReportKind
    by_adult: boolean
    given_at: Date
  }
  /** What was read of it, of this school year. */
  school_reports: {
    user_id: string
    provider: SchoolProvider
    account_name: Generated<string>
    kind: ReportKind
    items: Json<SchoolReport[ReportKind]>
    read_at: Date
  }
  /** Tries on an account at school by pupils who never opened it. */
  school_accounts: {
    account: string
    tries: number
    since: Date
  }
  /** Questions that wait for their answer, encrypted. Unlogged: in no dump, and empty after a crash. */
  school_questions: {
    id: string
    caller_uid: string
    user_id: string
    provider: SchoolProvider
    sealed: Uint8Array
    expires_at: Date
  }
  /** Synchronisations that go on without their caller. Unlogged: in no dump, and empty after a crash. */
  school_operations: {
    /** A digest of the id, which only the device has. */
    key: string
    caller_uid: string
    user_id: string
    step: SchoolStep | null
    /** Encrypted with the id. */
    answer: Uint8Array | null
    began_at: Date
  }
  /** Services that suspended this installation. */
  school_pauses: {
    service: string
    until: Date
    length_ms: number
  }
}
