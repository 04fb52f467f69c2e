import { homeworkRoutes, reviewRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classroom, type Learner } from '../learning/testing/classroom.ts'
import { askingGrader } from '../testing/asking-grader.ts'
import { prepareHomework } from '../testing/once/targets.ts'
import type { TestApi } from '../testing/test-api.ts'

let api: TestApi
let pupil: Learner
beforeAll(async () => {
  ;({ api, pupil } = await classroom({ grader: askingGrader }))
})
afterAll(() => api.close())

async function begin() {
  const moduleId = await prepareHomework({ api, pupil })
  const about = { moduleId, exerciceIndex: 0, questionIndex: 0 }
  const { path_id } = await api.db
    .q()
    .selectFrom('modules')
    .select('path_id')
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow()
  return {
    send: (answer: string) => pupil.call(homeworkRoutes.correctHomework, { ...about, answer }),
    reply: (askId: string, optionId: string) =>
      pupil.call(homeworkRoutes.clarifyHomework, { ...about, askId, optionId }),
    skip: () => pupil.call(homeworkRoutes.skipQuestion, about),
    read: async () => {
      const { data } = await pupil.call(homeworkRoutes.readHomework, { id: path_id })
      return { percent: data.percent, question: data.modules[0]?.exercices[0]?.questions[0] }
    },
    countAnswers: async () =>
      (await api.db.q().selectFrom('answers').select('id').where('module_id', '=', moduleId).execute()).length,
  }
}

describe('@Q01 an answer to a homework that is asked back about', () => {
  it('is the correction of the specification with what to say, and no attempt', async () => {
    const { send, read, countAnswers } = await begin()
    const { correction, question } = await send('x = 5 peut-être')
    expect(correction).toMatchObject({ status: 'to_review', next_action: 'retry', ask: { options: [{}, {}, {}] } })
    expect(correction).not.toHaveProperty('example_solution')
    expect(JSON.stringify(correction.ask)).not.toMatch(/verdict|correct|partial/)
    expect(question).toMatchObject({ answer_step_by_step: [], progress: { state: 'open', attempts: 0 } })
    expect(await countAnswers()).toBe(0)
    expect(await pupil.call(reviewRoutes.listReviews, { userId: pupil.uid })).toMatchObject({ data: [] })
    expect(await read()).toMatchObject({
      percent: 0,
      question: { progress: { state: 'open', answer: 'x = 5 peut-être', ask: correction.ask } },
    })
  })

  it('is judged by the reply, as the first attempt', async () => {
    const { send, reply, countAnswers } = await begin()
    const { correction } = await send('x = 5 peut-être')
    const settled = await reply(correction.ask?.id ?? '', '2')
    expect(settled.correction).toMatchObject({ status: 'success', next_action: 'next_question' })
    expect(settled.correction).not.toHaveProperty('ask')
    expect(settled.question.progress).toEqual({ state: 'correct', attempts: 1, answer: 'x = 5 peut-être' })
    expect(await countAnswers()).toBe(1)
    await expect(reply(correction.ask?.id ?? '', '1')).rejects.toMatchObject({ status: 409 })
  })

  it('is replaced by an answer given anew, and forgotten when the question is passed by', async () => {
    const { send, reply, skip } = await begin()
    const first = (await send('x = 5 peut-être')).correction.ask?.id ?? ''
    const { question } = await send('x = 3')
    expect(question.progress).toEqual({ state: 'attempted', attempts: 1, answer: 'x = 3' })
    await expect(reply(first, '2')).rejects.toMatchObject({ status: 409 })
    const second = (await send('x = 2 peut-être')).correction.ask?.id ?? ''
    expect((await skip()).data.progress).toEqual({ state: 'skipped', attempts: 1, answer: 'x = 2 peut-être' })
    await expect(reply(second, '2')).rejects.toMatchObject({ status: 409 })
  })
})
