import { MAX_PATHS, type PathSummary } from '@ariane/shared/contracts'
import type { Insertable, Kysely } from 'kysely'
import { roomForPath } from './cards.ts'
import { generationKey } from './generation.ts'
import { toPathSummary } from './path.ts'
import { moduleStore, pathStore } from './store.ts'
import type { LearningTables, PathsTable } from './tables.ts'
import { workedDays } from './worked-days.ts'

type NewHomework = Pick<
  Insertable<PathsTable>,
  'user_id' | 'title' | 'description' | 'subject' | 'grade' | 'chapter_id' | 'created_at' | 'seed'
>

/** What has been answered in the one module. */
interface Answered {
  key: string
  answer: string
  result: object
  /** 0 to 1; null where rules cannot tell. */
  score: number | null
}

/** A homework stands among the paths of its pupil with one module: what its own area keeps and changes of them. */
export const homeworkPaths = (q: () => Kysely<LearningTables>) => {
  const paths = pathStore(q)
  const modules = moduleStore(q)

  return {
    jobKey: generationKey,
    find: paths.find,
    lock: paths.lock,
    giveUp: paths.giveUp,

    async summaryOf(id: number): Promise<PathSummary | undefined> {
      const row = await paths.find(id)
      return row?.kind === 'homework' ? toPathSummary(row, row.done) : undefined
    },
    async idsOf(userId: string): Promise<number[]> {
      return (await paths.listOf(userId, ['homework'])).map(({ id }) => id)
    },

    /** Fails with `full`. */
    async add(homework: NewHomework): Promise<number> {
      await roomForPath(q, homework.user_id, MAX_PATHS, 'homework')
      return paths.add({
        ...homework,
        kind: 'homework',
        status: 'generating',
        sub_chapter_id: null,
        request: JSON.stringify({ customPrompts: [] }),
        auto_slide: false,
        module_count: 0,
        active_at: homework.created_at,
      })
    },

    /** Ends a generation: the homework is there with its one module. */
    async written(id: number, { title, questions }: { title: string; questions: number }): Promise<void> {
      await modules.add({
        path_id: id,
        position: 0,
        title,
        type: 'QUESTION_SET',
        content_type: 'module',
        content: JSON.stringify(''),
        activity: JSON.stringify(null),
        answer_key: JSON.stringify({}),
      })
      const done = { status: 'generated' as const, module_count: questions, title, failure: null }
      await q().updateTable('paths').set(done).where('id', '=', id).where('status', '=', 'generating').execute()
    },

    async moduleOf(id: number): Promise<number | undefined> {
      return (await modules.listOf(id))[0]?.id
    },
    async pathOf(moduleId: number): Promise<number | undefined> {
      return (await modules.find(moduleId))?.path_id
    },

    /** How many of the questions are settled: all of them end the homework, and nothing opens it again. */
    async settled(id: number, settled: number, now: Date): Promise<boolean> {
      const path = await paths.lock(id)
      if (!path) return false
      const done = path.status === 'done' || settled >= path.module_count
      const status = done ? 'done' : 'generated'
      const row = { settled, status, active_at: now, opened_at: path.opened_at ?? now } as const
      await q().updateTable('paths').set(row).where('id', '=', id).execute()
      if (done) await q().updateTable('modules').set({ seen: true, done }).where('path_id', '=', id).execute()
      return done && path.status !== 'done'
    },

    /** Keeps an answer, for the pupil's scores and hours of work. */
    async answered(moduleId: number, userId: string, now: Date, { key, answer, result, score }: Answered) {
      const module = await modules.find(moduleId)
      if (!module) return
      const attempt = (await modules.resultsOf(moduleId, key)).length + 1
      await modules.progressed(moduleId, { ...module, seen: true, scores: { [key]: score, ...module.scores } })
      await modules.addAnswer({
        module_id: moduleId,
        user_id: userId,
        key,
        attempt,
        answer: JSON.stringify({ engine: 'homework', text: answer }),
        result: JSON.stringify(result),
        created_at: now,
      })
      if ((await paths.ownerOf(module.path_id)) === userId) await workedDays(q).note(userId, now)
    },
  }
}
