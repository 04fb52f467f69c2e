import { setTimeout as pause } from 'node:timers/promises'
import { Solution } from '@ariane/tutor'
import { by, type Cast, findCaller } from './accounts.ts'
import { answerTo } from './answers.ts'
import { byOnce } from './by-once.ts'
import { type DemoPath, PATHS } from './class/paths.ts'
import type { Clock } from './clock.ts'
import { atHour, daysFrom } from './dates.ts'
import type { Stage } from './stage.ts'

const LOOK_MS = 50
const PATIENCE_MS = 120_000

type Asked = DemoPath & { id: number }
type Calls = Pick<Stage, 'api' | 'db'>

/** Paths written by the real generation and worked on through the real calls, on their days. Jobs must be running. */
export async function fillPaths({ api, db }: Stage, cast: Cast, clock: Clock): Promise<void> {
  const today = clock.now()
  const asked: Asked[] = []
  for (const path of PATHS) {
    clock.set(atHour(daysFrom(today, -path.daysAgo), '17:00'))
    asked.push({ ...path, id: await askFor({ api, db }, path, cast) })
  }
  await written(
    db.q,
    asked.map(({ id }) => id),
  )
  for (const path of asked) {
    clock.set(atHour(daysFrom(today, -path.daysAgo), '17:20'))
    await workOn({ api, db }, path, cast)
  }
  clock.set(today)
}

async function askFor({ api, db }: Calls, { pupil, subject }: DemoPath, cast: Cast): Promise<number> {
  const caller = findCaller(cast, pupil)
  const body = { subject, classroom: pupil.grade }
  const { data } = await api.listChapters({ params: {}, body, ...by(caller) })
  const chapter = data.chapters[0]
  if (!chapter) throw new Error(`no chapter in ${subject} for ${pupil.grade}`)
  const sub = chapter.subChapters[0]
  const request = {
    desc: '',
    userId: caller.uid,
    pathType: 'pedagogical_pathway' as const,
    chapterId: chapter.id,
    customPrompts: (sub ?? chapter).prompts,
    ...(sub && { subChapterId: sub.id }),
  }
  const begun = await api.generatePath({ params: {}, body: request, ...byOnce(db, caller) })
  return begun.read().data.id
}

/** Waits until the queue has written them all. */
async function written(q: Stage['db']['q'], ids: number[]): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const paths = await q().selectFrom('paths').select('status').where('id', 'in', ids).execute()
    if (paths.some(({ status }) => status === 'incomplete_path')) throw new Error('a path could not be written')
    if (paths.every(({ status }) => status === 'to_do')) return
    if (Date.now() > until) throw new Error('the paths are not written in time')
    await pause(LOOK_MS)
  }
}

async function workOn({ api, db }: Calls, { id, pupil, finished, slip }: Asked, cast: Cast) {
  const caller = findCaller(cast, pupil)
  const modules = await db
    .q()
    .selectFrom('modules')
    .select(['id', 'answer_key'])
    .where('path_id', '=', id)
    .orderBy('position')
    .limit(finished)
    .execute()
  let answers = 0
  for (const module of modules) {
    const params = { id: module.id }
    for (const [key, value] of Object.entries(module.answer_key)) {
      answers++
      const answer = answerTo(Solution.parse(value), slip === 0 || answers % slip !== 0)
      await api.answerModule({ params, body: { userId: caller.uid, key, answer }, ...byOnce(db, caller) })
    }
    await api.saveModuleProgress({ params, body: { userId: caller.uid, seen: true, done: true }, ...by(caller) })
  }
}
