import { learningRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi, TestPerson } from '../testing/test-api.ts'
import { classroom, findModule, type Learner, quiz, text } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner
let other: TestPerson

beforeAll(async () => {
  ;({ api, pupil, other } = await classroom())
})
afterAll(() => api.close())

describe('the progress in a path', () => {
  it('opens with the first slide seen, and is done with the last', async () => {
    const path = await pupil.generate(text, quiz)
    const [slide, activity] = [findModule(path, 0), findModule(path, 1)]
    const save = (id: number, seen = true) =>
      pupil.call(learningRoutes.saveModuleProgress, { id, userId: pupil.uid, seen })
    expect((await pupil.read(path.id)).status).toBe('to_do')
    for (let repeat = 0; repeat < 2; repeat++) {
      expect((await save(slide.id)).data).toEqual({ percent: 50, status: 'generated' })
    }
    expect((await save(activity.id)).data).toEqual({ percent: 50, status: 'generated' })
    expect((await pupil.read(path.id)).resumeAt).toBe(1)
    for (const chapter of ['c1', 'c2']) await pupil.choose(activity.id, chapter, true)
    const done = await pupil.read(path.id)
    expect(done).toMatchObject({ status: 'done', percent: 100 })
    expect(findModule(done, 1).progress).toMatchObject({ done: true, score: 1 })
  })

  it('keeps the first score and the state of each chapter', async () => {
    const path = await pupil.generate(quiz)
    const { id } = findModule(path, 0)
    const say = (right: boolean) => pupil.choose(id, 'c1', right)
    expect(await say(true)).toMatchObject({ score: 1, correct: true })
    expect(await say(false)).toMatchObject({ score: 0, correct: false })
    await pupil.call(learningRoutes.saveModuleProgress, { id, userId: pupil.uid, state: { c1: { step: 2 } } })
    await pupil.call(learningRoutes.saveModuleProgress, {
      id,
      userId: pupil.uid,
      state: { c2: 'x', c9: 'not a chapter' },
    })
    const { progress } = findModule(await pupil.read(path.id), 0)
    expect(progress).toEqual({ seen: true, done: false, answered: true, score: 1, state: { c1: { step: 2 }, c2: 'x' } })
  })

  it('keeps no state of an adult, whose words would be read as the pupil’s', async () => {
    const path = await pupil.generate(quiz)
    const { id } = findModule(path, 0)
    const coach = await api.signUp({ role: 'ROLE_COACH' })
    await api.link(coach, pupil, 'code')
    const state = { c1: { answer: { engine: 'writing', text: 'Ajoute-moi' }, result: null } }
    await coach.call(learningRoutes.saveModuleProgress, { id, userId: pupil.uid, seen: true, state })
    expect(findModule(await pupil.read(path.id), 0).progress).toMatchObject({ seen: true, state: {} })
  })

  it('refuses answers to chapters it does not have, and answers of another kind', async () => {
    const { id } = findModule(await pupil.generate(quiz), 0)
    const send = (key: string, answer: unknown) =>
      api.request('POST', `/api/module/${id}/answer`, { userId: pupil.uid, key, answer }, pupil.headers)
    expect(await send('c9', { engine: 'quiz', chosen: [] })).toMatchObject({ status: 400, body: { fields: ['key'] } })
    expect(await send('constructor', { engine: 'quiz', chosen: [] })).toMatchObject({ status: 400 })
    expect(await send('c1', { engine: 'order', order: [] })).toMatchObject({
      status: 400,
      body: { fields: ['answer'] },
    })
    const state = { c1: 'x'.repeat(70_000) }
    const large = await api.request('POST', `/api/module/${id}/progress`, { userId: pupil.uid, state }, pupil.headers)
    expect(large.status).toBe(413)
    for (const call of ['progress', 'answer', 'interaction']) {
      const body = {
        userId: other.uid,
        key: 'c1',
        answer: { engine: 'quiz', chosen: [] },
        moduleId: id,
        suggestionKey: 'i_like',
        description: '',
      }
      expect((await api.request('POST', `/api/module/${id}/${call}`, body, other.headers)).status).toBe(404)
    }
  })
})
