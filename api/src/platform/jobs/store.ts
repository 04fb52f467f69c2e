import { type Kysely, type RawBuilder, sql } from 'kysely'
import { PRESENCE_NAME } from '../db/presence.ts'
import type { Claimable } from './lanes.ts'
import type { Job, JobHandler, JobTables } from './types.ts'

export type JobStore = ReturnType<typeof jobStore>
/** Turns are remembered for so long. */
const TURNS = sql`interval '1 hour'`
/** A worker renews its leases three times in that time; when the database was away it shows itself again sooner. */
const SILENCE_MS = 3000

type Fence = Pick<Job, 'id' | 'attempts'>

/** The statements of the queue: the same on both databases. A worker's statement only touches jobs it still holds. */
export function jobStore(q: () => Kysely<JobTables>, worker: string) {
  const leased = (leaseMs: number) =>
    sql`lease_until = clock_timestamp() + ${leaseMs} * interval '1 ms', renewed_at = clock_timestamp()`
  /** Running, and its worker is not there any more, or says nothing although it is. */
  const lost = sql<boolean>`state = 'running' and (
    lease_until < clock_timestamp()
    or (renewed_at < clock_timestamp() - ${SILENCE_MS} * interval '1 ms' and not exists (
      select from pg_stat_activity where application_name = ${PRESENCE_NAME} || worker::text)))`
  const held = (fence: Fence) =>
    sql<boolean>`id = ${fence.id} and worker = ${worker} and attempts = ${fence.attempts} and state = 'running'`

  /** When the pupil of a job was last served by its lane: who waits longest is next. */
  const servedAt = (isInLane: RawBuilder<unknown>) => sql`(
    select max(served.renewed_at) from jobs served
    where served.data ->> 'pupil' = jobs.data ->> 'pupil' and ${isInLane}
      and served.renewed_at > clock_timestamp() - ${TURNS})`

  return {
    async add(kind: string, data: object, key: string | null, afterMs = 0): Promise<string | undefined> {
      const added = await sql<{ id: string }>`
        insert into jobs (kind, data, unique_key, run_at)
        values (${kind}, ${JSON.stringify(data)}, ${key}, now() + ${afterMs} * interval '1 ms')
        on conflict do nothing returning id`.execute(q())
      return added.rows[0]?.id
    },

    /** Takes the next job of the wanted kinds that waits, or whose worker is lost; none of those that run here already. */
    async claim(leaseMs: number, { only, kinds }: Claimable, running: string[]): Promise<Job | undefined> {
      const claimed = await sql<Job>`
        update jobs set state = 'running', attempts = attempts + 1, worker = ${worker}, ${leased(leaseMs)}
        where id = (
          select id from jobs
          where (kind = any(${kinds}::text[])) = ${only} and (
            (state = 'queued' and run_at <= clock_timestamp())
            or (attempts < max_attempts and ${lost} and not id = any(${running}::uuid[])))
          order by ${servedAt(sql`(served.kind = any(${kinds}::text[])) = ${only}`)} nulls first, run_at
          for update skip locked limit 1)
        returning id, kind, data, attempts`.execute(q())
      return claimed.rows[0]
    },

    /** How many jobs of these kinds are done before a waiting one: those that run, and those whose turn comes earlier. */
    async countAhead(key: string, kinds: readonly string[]): Promise<number> {
      const isInLane = sql`served.kind = any(${kinds}::text[])`
      const counted = await sql<{ ahead: number }>`
        with waiting as (
          select unique_key, run_at, coalesce(${servedAt(isInLane)}, '-infinity') as served,
            row_number() over (partition by coalesce(data ->> 'pupil', id::text) order by run_at, id) as round
          from jobs where state = 'queued' and kind = any(${kinds}::text[]))
        select (count(earlier.*)
          + (select count(*) from jobs where state = 'running' and kind = any(${kinds}::text[])))::int as ahead
        from waiting mine left join waiting earlier
          on (earlier.round, earlier.served, earlier.run_at) < (mine.round, mine.served, mine.run_at)
        where mine.unique_key = ${key} group by mine.unique_key`.execute(q())
      return counted.rows[0]?.ahead ?? 0
    },

    /** Renews the lease of these jobs; gives the ids still held. */
    async renew(ids: string[], leaseMs: number): Promise<Set<string>> {
      const renewed = await sql<{ id: string }>`
        update jobs set ${leased(leaseMs)}
        where id = any(${ids}::uuid[]) and worker = ${worker} and state = 'running' returning id`.execute(q())
      return new Set(renewed.rows.map(row => row.id))
    },

    async done(job: Fence): Promise<void> {
      await sql`update jobs set state = 'done', finished_at = clock_timestamp() where ${held(job)}`.execute(q())
    },

    /** Back in the queue with a growing pause, or failed for good after the last try; tells which. */
    async retryOrFail(
      job: Fence,
      error: string,
      backoffMs: number,
      { tries, slower }: NonNullable<JobHandler['retry']> = { tries: 0, slower: 1 },
    ): Promise<'queued' | 'failed' | undefined> {
      const most = sql`greatest(max_attempts, ${tries}::int)`
      const updated = await sql<{ state: 'queued' | 'failed' }>`
        update jobs set
          state = case when attempts < ${most} then 'queued' else 'failed' end,
          max_attempts = ${most},
          run_at = clock_timestamp() + (${backoffMs * slower} * power(2, attempts - 1)) * interval '1 ms',
          error = ${error},
          finished_at = case when attempts < ${most} then null else clock_timestamp() end
        where ${held(job)} returning state`.execute(q())
      return updated.rows[0]?.state
    },

    /** Gives up one job whose workers died at every try. */
    async reapOne(): Promise<Job | undefined> {
      const reaped = await sql<Job>`
        update jobs set state = 'failed', error = 'worker lost', finished_at = clock_timestamp()
        where id = (
          select id from jobs
          where attempts >= max_attempts and ${lost}
          order by run_at for update skip locked limit 1)
        returning id, kind, data, attempts`.execute(q())
      return reaped.rows[0]
    },

    /** Gives the jobs held back unfinished, without spending one of their tries. */
    async giveBack(): Promise<void> {
      await sql`
        update jobs set state = 'queued', attempts = attempts - 1, worker = null, lease_until = null
        where worker = ${worker} and state = 'running'`.execute(q())
    },

    /** Ends the lease of everything that runs: only for a process that knows it is alone. */
    async takeOver(): Promise<void> {
      await sql`update jobs set lease_until = clock_timestamp() - interval '1 s' where state = 'running'`.execute(q())
    },

    async cancel(key: string): Promise<string[]> {
      const cancelled = await sql<{ id: string }>`
        update jobs set state = 'cancelled', finished_at = clock_timestamp()
        where unique_key = ${key} and state in ('queued', 'running') returning id`.execute(q())
      return cancelled.rows.map(row => row.id)
    },

    /** Forgets finished jobs after a week. */
    async forgetOld(): Promise<void> {
      await sql`delete from jobs where finished_at < clock_timestamp() - interval '7 days'`.execute(q())
    },
  }
}
