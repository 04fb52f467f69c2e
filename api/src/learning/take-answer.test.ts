import { learningRoutes, reviewRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { cards, classroom, findModule, type Learner, quiz } from './testing/classroom.ts'

let api: TestApi
let pupil: Learner

beforeAll(async () => {
  ;({ api, pupil } = await classroom())
})
afterAll(() => api.close())

const readAnswerKey = async (id: number, chapter: string) => {
  const row = await api.db.q().selectFrom('modules').select('answer_key').where('id', '=', id).executeTakeFirstOrThrow()
  return row.answer_key[chapter] as { cards: Record<string, string[]> }
}
const missed = async () => (await pupil.call(reviewRoutes.listReviews, { userId: pupil.uid })).data.length

describe('@M02 an answer to an exercise', () => {
  it('counts as the first try only: right afterwards is said, kept apart, and changes no score', async () => {
    const path = await pupil.generate(quiz)
    const { id } = findModule(path, 0)
    expect(await pupil.choose(id, 'c1', false)).toMatchObject({ attempts: { made: 1, remaining: 2, firstScore: 0 } })
    expect(await pupil.choose(id, 'c1', true)).toMatchObject({
      correct: true,
      score: 1,
      attempts: { made: 2, remaining: 1, firstScore: 0 },
    })
    expect(findModule(await pupil.read(path.id), 0).progress.score).toBe(0)
    const kept = await api.db
      .q()
      .selectFrom('answers')
      .select(['attempt', 'result'])
      .where('module_id', '=', id)
      .orderBy('id')
      .execute()
    expect(kept.map(({ attempt, result }) => [attempt, result.score])).toEqual([
      [1, 0],
      [2, 1],
    ])
  })

  it('is taken three times, then refused as locked, and nothing of it is kept', async () => {
    const { id } = findModule(await pupil.generate(quiz), 0)
    for (let n = 0; n < 3; n++) await pupil.choose(id, 'c1', false)
    await expect(pupil.choose(id, 'c1', true)).rejects.toMatchObject({ status: 409, code: 'locked' })
    expect(await pupil.choose(id, 'c2', true)).toMatchObject({ correct: true })
    const kept = await api.db.q().selectFrom('answers').select('key').where('module_id', '=', id).execute()
    expect(kept.map(({ key }) => key)).toEqual(['c1', 'c1', 'c1', 'c2'])
  })

  it('sent many times at once is taken three times', async () => {
    const { id } = findModule(await pupil.generate(quiz), 0)
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => pupil.choose(id, 'c1', false)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const kept = await api.db
      .q()
      .selectFrom('answers')
      .select('attempt')
      .where('module_id', '=', id)
      .orderBy('attempt')
      .execute()
    expect(kept.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
  })

  it('judges and shows the cards that were answered, says how many are left, and ends with the last of them', async () => {
    const path = await pupil.generate(cards)
    const { id } = findModule(path, 0)
    const [chapter = ''] = Object.keys(findModule(path, 0).activity ?? {})
    const words = Object.entries((await readAnswerKey(id, chapter)).cards)
    const right = Object.fromEntries(words.map(([card, accepted]) => [card, accepted[0] ?? '']))
    const first = words[0]?.[0] ?? ''
    const before = await missed()
    const send = async (typed: Record<string, string>, rest?: 'unknown') => {
      const answer = { engine: 'cards' as const, typed, ...(rest && { rest }) }
      return (await pupil.call(learningRoutes.answerModule, { id, userId: pupil.uid, key: chapter, answer })).data
    }
    const begun = await send({ [first]: right[first] ?? '' })
    expect(Object.keys(begun.parts)).toEqual([first])
    expect(begun).toMatchObject({ correct: false, left: words.length - 1, attempts: { made: 1, remaining: 2 } })
    expect(begun.attempts).not.toHaveProperty('firstScore')
    expect(await missed()).toBe(before)
    expect(findModule(await pupil.read(path.id), 0).progress).toMatchObject({ done: false, score: null })
    const whole = await send(right)
    expect(whole).toMatchObject({ correct: true, attempts: { made: 1, firstScore: 1 } })
    expect(whole).not.toHaveProperty('left')
    expect(findModule(await pupil.read(path.id), 0).progress).toMatchObject({ done: true, score: 1 })
  })

  it('shows what is left to who says not to know it, once something was answered', async () => {
    const path = await pupil.generate(cards)
    const { id } = findModule(path, 0)
    const [chapter = ''] = Object.keys(findModule(path, 0).activity ?? {})
    const [known, ...others] = Object.entries((await readAnswerKey(id, chapter)).cards)
    const [first, word] = [known?.[0] ?? '', known?.[1][0] ?? '']
    const send = (typed: Record<string, string>) =>
      pupil.call(learningRoutes.answerModule, {
        id,
        userId: pupil.uid,
        key: chapter,
        answer: { engine: 'cards', typed, rest: 'unknown' },
      })
    await expect(send({})).rejects.toMatchObject({ status: 400, fields: ['answer'] })
    await expect(send({ [first]: ' ' })).rejects.toMatchObject({ status: 400, fields: ['answer'] })
    const { data } = await send({ [first]: word })
    expect(data.attempts?.firstScore).toBe(1 / (others.length + 1))
    for (const [card, [expected]] of others) expect(data.parts[card]).toEqual({ correct: false, expected })
    expect(findModule(await pupil.read(path.id), 0).progress.done).toBe(true)
  })
})
