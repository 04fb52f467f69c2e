import type { HomeworkExercise } from '@ariane/tutor'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { HomeworkTables, Progress } from './tables.ts'

type Homework = HomeworkTables['homework']
/** A homework without the bytes of what was sent. */
export type HomeworkRow = Pick<Homework, 'path_id' | 'input' | 'statement' | 'media_type'> & {
  media_bytes: number | null
  exercises: HomeworkExercise[]
  progress: Progress
}

/** Statements on what homework is made of. */
export const homeworkStore = (q: () => Kysely<HomeworkTables>) => ({
  async add(homework: Insertable<Homework>): Promise<void> {
    await q().insertInto('homework').values(homework).execute()
  },

  find: (pathId: number): Promise<HomeworkRow | undefined> =>
    q()
      .selectFrom('homework')
      .select(['path_id', 'input', 'statement', 'media_type', 'exercises', 'progress'])
      .select(sql<number | null>`length(media)`.as('media_bytes'))
      .where('path_id', '=', pathId)
      .executeTakeFirst(),

  async exercisesOf(pathIds: readonly number[]): Promise<ReadonlyMap<number, HomeworkExercise[]>> {
    if (pathIds.length === 0) return new Map()
    const select = q().selectFrom('homework').select(['path_id', 'exercises'])
    const rows = await select.where('path_id', 'in', pathIds).execute()
    return new Map(rows.map(({ path_id, exercises }) => [path_id, exercises]))
  },

  async media(pathId: number): Promise<{ type: string; bytes: Buffer } | undefined> {
    const found = await q()
      .selectFrom('homework')
      .select(['media_type', 'media'])
      .where('path_id', '=', pathId)
      .executeTakeFirst()
    return found?.media && found.media_type ? { type: found.media_type, bytes: found.media } : undefined
  },

  /** The bytes that the homework of these paths holds. */
  async weightOf(pathIds: number[]): Promise<number> {
    if (pathIds.length === 0) return 0
    const sum = sql<number>`coalesce(sum(length(media)), 0)::int`.as('bytes')
    return (await q().selectFrom('homework').select(sum).where('path_id', 'in', pathIds).executeTakeFirstOrThrow())
      .bytes
  },

  async read(pathId: number, statement: string, media?: { type: string; bytes: Buffer }): Promise<void> {
    const sent = media ? { statement, media: media.bytes, media_type: media.type } : { statement }
    await q().updateTable('homework').set(sent).where('path_id', '=', pathId).execute()
  },

  async written(pathId: number, exercises: readonly HomeworkExercise[]): Promise<void> {
    const written = { exercises: JSON.stringify(exercises) }
    await q().updateTable('homework').set(written).where('path_id', '=', pathId).execute()
  },

  async progressed(pathId: number, progress: Progress): Promise<void> {
    const kept = { progress: JSON.stringify(progress) }
    await q().updateTable('homework').set(kept).where('path_id', '=', pathId).execute()
  },

  /** What was sent and written, not begun. */
  async copy(from: number, to: number): Promise<void> {
    const columns = ['input', 'statement', 'media', 'media_type', 'exercises'] as const
    await q()
      .insertInto('homework')
      .columns(['path_id', ...columns])
      .expression(eb =>
        eb
          .selectFrom('homework')
          .select(e => e.val(to).as('path_id'))
          .select(columns)
          .where('path_id', '=', from),
      )
      .execute()
  },
})
