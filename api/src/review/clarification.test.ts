import { homeworkRoutes, learningRoutes, reviewRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classroom, findModule, type Learner, openQuestion } from '../learning/testing/classroom.ts'
import { askingGrader } from '../testing/asking-grader.ts'
import { prepareHomework } from '../testing/once/targets.ts'
import type { TestApi } from '../testing/test-api.ts'

let now = new Date('2026-11-23T18:00:00Z')
let api: TestApi
let pupil: Learner
beforeAll(async () => {
  ;({ api, pupil } = await classroom({ grader: askingGrader, now: () => now }))
})
afterAll(() => api.close())

/** The only question of the review, on the day after it was missed. */
async function comeBack() {
  now = new Date('2026-11-24T18:00:00Z')
  const due = async () => (await pupil.call(reviewRoutes.dueReviews, { userId: pupil.uid })).data
  const [card] = (await due()).cards
  const cardId = card?.id ?? 0
  return {
    due,
    answer: async (answer: string | { engine: 'writing'; text: string }) =>
      (await pupil.call(reviewRoutes.answerReview, { cardId, answer })).data,
    reply: async (askId: string, optionId: string) =>
      (await pupil.call(reviewRoutes.clarifyReview, { cardId, askId, optionId })).data,
    forget: () => pupil.call(reviewRoutes.deleteReview, { id: cardId }),
  }
}

describe('@Q01 an answer in the review that is asked back about', () => {
  it('counts for nothing before the reply, which decides when a question of a path comes again', async () => {
    now = new Date('2026-11-23T18:00:00Z')
    const module = findModule(await pupil.generate(openQuestion), 0)
    const [key = ''] = Object.keys(module.activity ?? {})
    const writing = (text: string) => ({ engine: 'writing' as const, text })
    await pupil.call(learningRoutes.answerModule, {
      id: module.id,
      userId: pupil.uid,
      key,
      answer: writing('peut-être'),
    })
    const asks = (await pupil.call(learningRoutes.readPath, { id: await findPath(module.id), userId: pupil.uid })).data
      .modules[0]?.asks
    const first = asks?.[key]?.id ?? ''
    await pupil.call(learningRoutes.clarifyAnswer, {
      id: module.id,
      userId: pupil.uid,
      key,
      askId: first,
      optionId: '1',
    })

    const { due, answer, reply, forget } = await comeBack()
    const asked = await answer(writing('Le roi, peut-être.'))
    if (asked.judged.kind !== 'activity') throw new Error('judged as something else')
    const { ask, ...nothing } = asked.judged.result
    expect(nothing).toEqual({ score: 0, correct: false, parts: {}, feedback: '', verdict: 'to_review' })
    expect(asked).toMatchObject({ assess: false, dueDay: '2026-11-24' })
    expect(await due()).toMatchObject({ doneToday: 0, cards: [{ reviews: 0, ask }] })
    const settled = await reply(ask?.id ?? '', '2')
    expect(settled).toMatchObject({ judged: { result: { correct: true } }, assess: false })
    expect(settled.dueDay > '2026-11-24').toBe(true)
    expect(await due()).toMatchObject({ doneToday: 1, cards: [] })
    await expect(reply(ask?.id ?? '', '1')).rejects.toMatchObject({ status: 409, code: 'conflict' })
    await forget()
  })

  it('is settled in the same way for a question of a homework, and replaced by an answer given anew', async () => {
    now = new Date('2026-11-23T18:00:00Z')
    const moduleId = await prepareHomework({ api, pupil })
    await pupil.call(homeworkRoutes.correctHomework, { moduleId, exerciceIndex: 0, questionIndex: 0, answer: 'x = 4' })

    const { answer, reply } = await comeBack()
    const before = await answer('x = 5 peut-être')
    const asked = await answer('x = 2 peut-être')
    if (before.judged.kind !== 'homework' || asked.judged.kind !== 'homework')
      throw new Error('judged as something else')
    await expect(reply(before.judged.correction.ask?.id ?? '', '2')).rejects.toMatchObject({ status: 409 })
    expect(asked.judged.correction).toMatchObject({ status: 'to_review', next_action: 'retry' })
    expect(await reply(asked.judged.correction.ask?.id ?? '', '1')).toMatchObject({
      judged: { kind: 'homework', correction: { status: 'failure' } },
      dueDay: '2026-11-25',
    })
  })
})

async function findPath(moduleId: number): Promise<number> {
  const rows = api.db.q().selectFrom('modules').select('path_id').where('id', '=', moduleId)
  return (await rows.executeTakeFirstOrThrow()).path_id
}
