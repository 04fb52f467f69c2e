import { type Kysely, sql } from 'kysely'
import type { SchoolTables } from './tables.ts'

/** A pupil who presses again and again would be suspended again. */
const SHORTEST_MS = 60_000
const FIRST_MS = 15 * 60_000
const LONGEST_MS = 4 * 3_600_000
/** Long after a suspension the next one counts as the first again. */
const FORGOTTEN_MS = 24 * 3_600_000
/** So many accounts of a service stopped at once are no accident of a pupil: then the service means this installation. */
const MANY_ACCOUNTS = 5

/** How an account at a service is paused without the others. */
export const accountAtService = (service: string, account: string) => `${service} ${account}`
const serviceAlone = (service: string) => service.replace(/ .*$/, '')

/**
 * Leaves a service, or an account at one, alone that suspended this installation: for as long as it says, a minute at least, or else for
 * 15 minutes, then twice as long each time.
 */
export interface Backoff {
  /** Seconds to wait before the service may be called; 0 when it may. */
  waitOf(service: string): Promise<number>
  /** Begins the next pause, as long as the service asked for where it did; gives its seconds. */
  suspended(service: string, askedSeconds?: number): Promise<number>
  forgetOld(): Promise<void>
}

/** Kept for all processes: they may share an address, and to a service they are the same. */
export function createBackoff(q: () => Kysely<SchoolTables>, now: () => Date): Backoff {
  const seconds = (until: Date | undefined) =>
    Math.max(0, Math.ceil(((until?.getTime() ?? 0) - now().getTime()) / 1000))
  const forgettable = () => new Date(now().getTime() - FORGOTTEN_MS)
  return {
    async waitOf(service) {
      const row = await q()
        .selectFrom('school_pauses')
        .select(({ fn }) => fn.max('until').as('until'))
        .where('service', 'in', [service, serviceAlone(service)])
        .executeTakeFirst()
      return seconds(row?.until ?? undefined)
    },
    async suspended(service, askedSeconds) {
      const paused = await pause(service, askedSeconds)
      const alone = serviceAlone(service)
      if (alone !== service && (await countAccounts(alone)) >= MANY_ACCOUNTS) await pause(alone)
      return paused
    },
    async forgetOld() {
      await q().deleteFrom('school_pauses').where('until', '<=', forgettable()).execute()
    },
  }

  async function countAccounts(service: string): Promise<number> {
    const row = await q()
      .selectFrom('school_pauses')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .where(sql<boolean>`starts_with(service, ${accountAtService(service, '')})`)
      .where('until', '>', now())
      .executeTakeFirst()
    return Number(row?.n ?? 0)
  }

  async function pause(service: string, askedSeconds?: number): Promise<number> {
    const asked =
      askedSeconds === undefined ? undefined : Math.min(Math.max(askedSeconds * 1000, SHORTEST_MS), LONGEST_MS)
    const length = sql`case when school_pauses.until > ${forgettable()}
      then least(school_pauses.length_ms * 2, ${LONGEST_MS}::int) else ${FIRST_MS}::int end`
    // What the service asks for itself says nothing of how long it wants to be left alone when it does not.
    const [kept, lasts] = asked === undefined ? [length, length] : [sql`school_pauses.length_ms`, sql`${asked}::int`]
    const paused = await sql<{ until: Date }>`
      insert into school_pauses (service, until, length_ms)
      values (${service}, ${new Date(now().getTime() + (asked ?? FIRST_MS))}, ${FIRST_MS})
      on conflict (service) do update set
        length_ms = ${kept}, until = ${now()}::timestamptz + ${lasts} * interval '1 ms'
      returning until`.execute(q())
    return seconds(paused.rows[0]?.until)
  }
}
