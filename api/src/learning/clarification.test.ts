import { learningRoutes, pathRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askingGrader } from '../testing/asking-grader.ts'
import type { TestApi } from '../testing/test-api.ts'
import { classroom, findModule, type Learner, openQuestion } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner
beforeAll(async () => {
  ;({ api, pupil } = await classroom({ grader: askingGrader }))
})
afterAll(() => api.close())

const UNSURE = 'Le roi, peut-être.'

/** A new open question, and what is done with it. */
async function begin() {
  const path = await pupil.generate(openQuestion)
  const { id, activity } = findModule(path, 0)
  const [key = ''] = Object.keys(activity ?? {})
  const about = { id, userId: pupil.uid, key }
  return {
    path,
    id,
    key,
    send: async (text: string) =>
      (await pupil.call(learningRoutes.answerModule, { ...about, answer: { engine: 'writing', text } })).data,
    reply: async (askId: string, optionId: string) =>
      (await pupil.call(learningRoutes.clarifyAnswer, { ...about, askId, optionId })).data,
    read: async () => findModule(await pupil.read(path.id), 0),
    countAnswers: async () =>
      (await api.db.q().selectFrom('answers').select('id').where('module_id', '=', id).execute()).length,
    countMissed: async () =>
      (await api.db.q().selectFrom('review_cards').select('id').where('module_id', '=', id).execute()).length,
  }
}

describe('@Q01 an answer that is asked back about', () => {
  it('tells nothing yet: the question with its options, and neither a verdict nor the model answer', async () => {
    const { send } = await begin()
    const asked = await send(UNSURE)
    expect(asked).toEqual({
      score: 0,
      correct: false,
      parts: {},
      feedback: '',
      verdict: 'to_review',
      ask: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        text: 'Vous dites : « peut-être ». Laquelle voulez-vous dire ?',
        options: [
          { id: '1', text: 'Le roi garde tout.' },
          { id: '2', text: 'Le roi perd son pouvoir.' },
          { id: '3', text: 'Le roi partage son pouvoir.' },
        ],
      },
    })
  })

  it('is no attempt: no answer is kept, no score, no miss, and the question is there after a reload', async () => {
    const { send, read, countAnswers, countMissed, key } = await begin()
    const { ask } = await send(UNSURE)
    expect([await countAnswers(), await countMissed()]).toEqual([0, 0])
    const { asks, progress } = await read()
    expect(progress).toMatchObject({ done: false, score: null })
    expect(asks).toEqual({ [key]: ask })
  })

  it('is graded once the question is answered, as a first attempt, and the question is gone', async () => {
    const { send, reply, read, countAnswers, countMissed } = await begin()
    const { ask } = await send(UNSURE)
    const result = await reply(ask?.id ?? '', '2')
    expect(result).toMatchObject({ correct: true, score: 1, attempts: { made: 1, firstScore: 1 } })
    expect(result).not.toHaveProperty('ask')
    expect([await countAnswers(), await countMissed()]).toEqual([1, 0])
    const { asks, progress } = await read()
    expect(asks).toBeUndefined()
    expect(progress).toMatchObject({ done: true, score: 1 })
  })

  it('is missed where the wrong option was meant, and comes back in the review', async () => {
    const { send, reply, countMissed, read } = await begin()
    const { ask } = await send(UNSURE)
    expect(await reply(ask?.id ?? '', '1')).toMatchObject({ correct: false, score: 0, attempts: { firstScore: 0 } })
    expect(await countMissed()).toBe(1)
    expect((await read()).progress.score).toBe(0)
  })

  it('is replaced by an answer given anew: the old question is refused, and the new answer alone counts', async () => {
    const { send, reply, countAnswers, read } = await begin()
    const first = await send(UNSURE)
    const second = await send('Les nobles, peut-être.')
    expect(second.ask?.id).not.toBe(first.ask?.id)
    await expect(reply(first.ask?.id ?? '', '2')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    const sure = await send('Je ne sais pas du tout.')
    expect(sure.attempts?.made).toBe(1)
    expect((await read()).asks).toBeUndefined()
    await expect(reply(second.ask?.id ?? '', '2')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await countAnswers()).toBe(1)
  })

  it('is answered by one of its options only, and once', async () => {
    const { send, reply, countAnswers } = await begin()
    const id = (await send(UNSURE)).ask?.id ?? ''
    await expect(reply(id, '4')).rejects.toMatchObject({ status: 400, fields: ['optionId'] })
    await reply(id, '3')
    await expect(reply(id, '2')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(await countAnswers()).toBe(1)
  })

  it('is left behind when the path is copied', async () => {
    const { path, send } = await begin()
    await send(UNSURE)
    const copy = await pupil.call(pathRoutes.duplicatePath, { id: path.id, userId: pupil.uid })
    expect(findModule(await pupil.read(copy.data.id), 0).asks).toBeUndefined()
  })

  it('asks no more than the exercise may be tried', async () => {
    const { send, id } = await begin()
    for (let n = 0; n < 10; n++) await send('Je ne sais pas du tout.')
    await expect(send(UNSURE)).rejects.toMatchObject({ status: 409, code: 'locked' })
    const { asks } = await api.db
      .q()
      .selectFrom('modules')
      .select('asks')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(asks).toEqual({})
  })
})
