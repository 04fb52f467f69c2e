import { learningRoutes, pathRoutes } from '@ariane/shared/contracts'
import { builtInTutor } from '@ariane/tutor'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import type { Job } from '../platform/jobs/types.ts'
import { createTestApi, type TestApi, type TestPerson } from '../testing/test-api.ts'
import { GENERATE_PATH, type GenerationPorts, generation } from './generation.ts'
import type { LearningTables } from './tables.ts'
import type { Tutor } from './tutor.ts'

const prompts = (['TEXT', 'TRUE_FALSE', 'TRUE_FALSE', 'BLANKS'] as const).map(type => ({
  title: `Module ${type}`,
  type,
  prompt_generation: '',
}))

let api: TestApi
let pupil: TestPerson
let id: number

const job = (): Job => ({ id: 'job', kind: GENERATE_PATH, data: { pathId: id }, attempts: 1 })
const read = async () => (await pupil.call(learningRoutes.readPath, { id, userId: pupil.uid })).data
const rows = () => api.db.q().selectFrom('modules').selectAll().where('path_id', '=', id).orderBy('position').execute()
const ask = async () =>
  (
    await pupil.call(learningRoutes.generatePath, {
      desc: '',
      userId: pupil.uid,
      pathType: 'pedagogical_pathway',
      chapterId: 'hist-4-theme-1',
      subChapterId: 'hist-4-revolution-empire',
      customPrompts: prompts,
    })
  ).data.id

const writing = (db: UnitOfWork<LearningTables> = api.db): GenerationPorts => ({ db, tutor: builtInTutor })

/** Where paths are written in a process that is told to stop while the n-th module is stored. */
const stopping = (stop: AbortController, after: number) => {
  let steps = 0
  const tx = <T>(work: () => Promise<T>) => {
    steps += 1
    if (steps === after) stop.abort()
    return api.db.tx(work)
  }
  return writing({ ...api.db, tx })
}

beforeAll(async () => {
  // Read before the first call, which has a deadline.
  builtInTutor.topic({ chapterId: 'hist-4-theme-1', subChapterId: null })
  api = await createTestApi()
  pupil = await api.signUp()
})
beforeEach(async () => {
  id = await ask()
})
afterAll(() => api.close())

describe('writing a path', () => {
  it('shows how many modules are written', async () => {
    expect(await read()).toMatchObject({ status: 'generating', generation: { done: 0, total: 4 }, modules: [] })
    const stop = new AbortController()
    const run = generation(stopping(stop, 2)).run(job(), stop.signal)
    await expect(run).rejects.toThrow()
    expect(await read()).toMatchObject({ status: 'generating', generation: { done: 2, total: 4 }, modules: [] })
  })

  it('@X05 goes on where a crash stopped it, and writes what it would have written without', async () => {
    const stop = new AbortController()
    await expect(generation(stopping(stop, 2)).run(job(), stop.signal)).rejects.toThrow()
    const before = await rows()
    await generation(writing()).run(job(), new AbortController().signal)
    const after = await rows()
    expect(after).toHaveLength(4)
    expect(after.slice(0, 2)).toEqual(before)
    const { seed } = await api.db.q().selectFrom('paths').select('seed').where('id', '=', id).executeTakeFirstOrThrow()
    const place = { chapterId: 'hist-4-theme-1', subChapterId: 'hist-4-revolution-empire' }
    expect(after.map(row => row.answer_key)).toEqual(
      builtInTutor.write(place, seed, prompts)?.map(module => module.solutions),
    )
    expect((await read()).status).toBe('to_do')
  })

  it('changes nothing when it runs again', async () => {
    const run = () => generation(writing()).run(job(), new AbortController().signal)
    await run()
    const first = await rows()
    await run()
    expect(await rows()).toEqual(first)
  })

  it('survives the end of the worker that held the job', async () => {
    await api.startJobs()
    await api.jobs.stop(0)
    await api.startJobs()
    await expect.poll(async () => (await read()).status).toBe('to_do')
    expect(await rows()).toHaveLength(4)
    await api.jobs.stop(1000)
  })

  it('is cancelled once and for all', async () => {
    const cancel = () => pupil.call(learningRoutes.cancelGeneration, { id, userId: pupil.uid })
    for (let repeat = 0; repeat < 2; repeat++) {
      expect((await cancel()).data).toMatchObject({ status: 'incomplete_path', failure: 'cancelled' })
    }
    await generation(writing()).run(job(), new AbortController().signal)
    expect(await read()).toMatchObject({ status: 'incomplete_path', modules: [], customPrompts: prompts })
  })

  it('that is cancelled between two modules leaves none behind', async () => {
    let steps = 0
    const cancelling = {
      ...api.db,
      async tx<T>(work: () => Promise<T>): Promise<T> {
        steps += 1
        if (steps === 3) await pupil.call(learningRoutes.cancelGeneration, { id, userId: pupil.uid })
        return api.db.tx(work)
      },
    }
    await generation(writing(cancelling)).run(job(), new AbortController().signal)
    expect(steps).toBe(5)
    expect(await read()).toMatchObject({ status: 'incomplete_path', failure: 'cancelled' })
    expect(await rows()).toEqual([])
  })

  it('says why it failed: content that is gone, or three tries that ended badly', async () => {
    const gone: Tutor = { ...builtInTutor, write: () => undefined }
    await generation({ ...writing(), tutor: gone }).run(job(), new AbortController().signal)
    expect(await read()).toMatchObject({ status: 'incomplete_path', failure: 'no_content' })
    id = await ask()
    await api.db.tx(async () => generation(writing()).failed?.(job(), 'lost'))
    expect(await read()).toMatchObject({ status: 'incomplete_path', failure: 'failed' })
  })

  it('replaces the incomplete path when the pupil asks again', async () => {
    await pupil.call(learningRoutes.cancelGeneration, { id, userId: pupil.uid })
    const again = await ask()
    const paths = await pupil.call(pathRoutes.listPaths, { userId: pupil.uid })
    expect(paths.filter(path => path.status === 'incomplete_path')).toEqual([])
    expect(paths[0]?.id).toBe(again)
  })
})
