import type { ActivityAnswer, ActivityResult } from '@ariane/shared/contracts'
import { startOfHour } from 'date-fns/startOfHour'
import { type Kysely, sql } from 'kysely'
import type { ModuleRow, PathRow } from './path.ts'
import { plannedEvent } from './planned-event.ts'
import type { LearningTables } from './tables.ts'
import { addWorkedDay } from './worked-days.ts'

/** A module and its path, held until the end of the transaction. */
export type HeldModule = Pick<ModuleRow, 'id' | 'path_id' | 'seen' | 'done' | 'scores' | 'state' | 'asks'> & {
  answer_key: Record<string, unknown>
  /** What it was given for, in the planner. */
  event_id: string | null
} & Pick<PathRow, 'user_id' | 'kind' | 'status' | 'module_count' | 'opened_at'>

/** What is kept of a judged answer. */
export interface KeptAnswer {
  key: string
  attempt: number
  answer: ActivityAnswer
  result: ActivityResult
}

/** What a step in a module changes. */
interface Change {
  module: Pick<ModuleRow, 'id' | 'seen' | 'done' | 'scores' | 'state'>
  path: Pick<PathRow, 'status' | 'opened_at'> & { id: number }
  at: Date
  callerUid: string
  /** Whether this hour is one in which the pupil worked. */
  isOwnWork: boolean
  /** Whether this day is one on which something was done, and not only looked at. */
  isWorkedDay: boolean
  answer?: KeptAnswer | undefined
}

/** Statements of a step in a module: hold, read what others wrote, write, each in one. */
export const progressStore = (q: () => Kysely<LearningTables>) => ({
  /** The path first, as whoever removes one does. */
  hold: (moduleId: number): Promise<HeldModule | undefined> =>
    q()
      .selectFrom('paths')
      .innerJoin('modules', 'modules.path_id', 'paths.id')
      .select(['modules.id', 'modules.path_id', 'modules.seen', 'modules.done', 'modules.scores', 'modules.state'])
      .select(['modules.answer_key', 'modules.asks', 'paths.user_id', 'paths.kind', 'paths.status'])
      .select(['paths.module_count', 'paths.opened_at'])
      .select(plannedEvent().as('event_id'))
      .where('modules.id', '=', moduleId)
      .forUpdate(['paths', 'modules'])
      .executeTakeFirst(),

  /**
   * How many other modules of the path are done, and the judgements of one chapter, oldest first. To be called once the
   * path is held: a statement sees what was written before it began.
   */
  async readBefore({ id, path_id }: Pick<HeldModule, 'id' | 'path_id'>, key: string | null) {
    const { rows } = await sql<{ others: number; results: ActivityResult[] }>`select
      (select count(*)::int from modules where path_id = ${path_id} and done and id <> ${id}) as others,
      coalesce((select json_agg(result order by id) from answers where module_id = ${id} and key = ${key}), '[]')
        as results`.execute(q())
    return rows[0] ?? { others: 0, results: [] }
  },

  /** What was asked back about an answer to a chapter, which is kept once it is settled. */
  async ask(moduleId: number, key: string, open: HeldModule['asks'][string]): Promise<void> {
    const asks = sql<string>`asks || ${JSON.stringify({ [key]: open })}::jsonb`
    await q().updateTable('modules').set({ asks }).where('id', '=', moduleId).execute()
  },

  /** An answer closes what was asked back about its chapter. */
  async save({ module, path, at, callerUid, isOwnWork, isWorkedDay, answer }: Change): Promise<void> {
    await sql`with
      step as (
        update modules set seen = ${module.seen}, done = ${module.done}, scores = ${JSON.stringify(module.scores)},
          state = ${JSON.stringify(module.state)}, asks = asks - ${answer?.key ?? ''}::text
        where id = ${module.id}),
      hour as (
        insert into work_hours (user_id, at) select ${callerUid}, ${startOfHour(at)}::timestamptz where ${isOwnWork}
        on conflict do nothing),
      day as (${addWorkedDay(callerUid, at, isWorkedDay)}),
      answer as (
        insert into answers (module_id, user_id, key, attempt, answer, result, created_at)
        select ${module.id}, ${callerUid}, ${answer?.key ?? ''}, ${answer?.attempt ?? 0},
          ${JSON.stringify(answer?.answer ?? null)}::jsonb, ${JSON.stringify(answer?.result ?? null)}::jsonb,
          ${at}::timestamptz
        where ${answer !== undefined})
      update paths set status = ${path.status}, opened_at = ${path.opened_at}, active_at = ${at}
      where id = ${path.id}`.execute(q())
  },
})
