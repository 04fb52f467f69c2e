import type { Generated, JSONColumnType } from 'kysely'

/** A piece of work as its handler sees it. */
export interface Job {
  id: string
  kind: string
  data: unknown
  /** 1 at the first try. */
  attempts: number
}

/** Jobs of a lane take places of that lane only: what is slow in one keeps nothing in another from running. */
export type Lane = 'common' | 'reading' | 'mail' | 'digest' | 'sweep'

/** How one kind of job is done. A job may run twice (a crash in the middle): `run` has to be safe to repeat. */
export interface JobHandler {
  /** Where it finds a place; the common lane unless said. */
  lane?: Lane
  /** How often it is tried, where three times are too few, and how many times slower the tries follow one another. */
  retry?: { tries: number; slower: number }
  /** Throwing sends the job back for another try; `signal` fires when the work is no longer wanted. */
  run(job: Job, signal: AbortSignal): Promise<void>
  /** After the last try, in the transaction that gives the job up. `lost`: its process died each time. */
  failed?(job: Job, reason: 'error' | 'lost'): Promise<void>
}

/** Handlers by kind. */
export type JobHandlers = Record<string, JobHandler>

interface JobsTable {
  id: Generated<string>
  kind: string
  data: JSONColumnType<object>
  state: Generated<'queued' | 'running' | 'done' | 'failed' | 'cancelled'>
  attempts: Generated<number>
  max_attempts: Generated<number>
  run_at: Generated<Date>
  lease_until: Date | null
  /** When its worker last said that it goes on. */
  renewed_at: Date | null
  worker: string | null
  error: string | null
  unique_key: string | null
  created_at: Generated<Date>
  finished_at: Date | null
}

export interface JobTables {
  jobs: JobsTable
}
