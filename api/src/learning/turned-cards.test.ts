import { learningRoutes, reviewRoutes } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { classroom, findModule, type Learner, turnedCards } from './testing/classroom.ts'

const DAY_MS = 86_400_000
let api: TestApi
let pupil: Learner
let days = 0

beforeAll(async () => {
  ;({ api, pupil } = await classroom({ now: () => new Date(Date.now() + days * DAY_MS) }))
})
afterAll(() => api.close())

const listReviews = async () => (await pupil.call(reviewRoutes.listReviews, { userId: pupil.uid })).data
const knowing = (count: number) => ({
  engine: 'dialog-cards' as const,
  known: Object.fromEntries(['k1', 'k2', 'k3'].map((id, n) => [id, n < count])),
})
async function turn(count: number) {
  const path = await pupil.generate(turnedCards)
  const { id, activity } = findModule(path, 0)
  const [key = ''] = Object.keys(activity ?? {})
  await pupil.call(learningRoutes.answerModule, { id, userId: pupil.uid, key, answer: knowing(count) })
  return { path: await pupil.read(path.id), id }
}

describe('@U08 cards that were turned over', () => {
  it('come back where the pupil says that one is to see again, and are no mark', async () => {
    const { path } = await turn(2)
    expect(findModule(path, 0).progress).toMatchObject({ done: true, score: null })
    expect(await listReviews()).toMatchObject([{ source: { kind: 'path', id: path.id }, reviews: 0 }])
    expect((await listReviews())[0]?.prompt).toContain(' · ')
  })

  it('do not come back where all were known', async () => {
    const before = (await listReviews()).length
    await turn(3)
    expect(await listReviews()).toHaveLength(before)
  })

  it('are due later once they are known, and the next day again while they are not', async () => {
    const reviewAfterAWeek = async (count: number) => {
      const { path } = await turn(0)
      const card = (await listReviews()).find(({ source }) => source.id === path.id)
      if (!card) throw new Error('nothing to review')
      days += 7
      return (await pupil.call(reviewRoutes.answerReview, { cardId: card.id, answer: knowing(count) })).data
    }
    const known = await reviewAfterAWeek(3)
    expect(known.assess).toBe(false)
    expect(known.dueDay > shiftDay(localDay(api.now()), 1)).toBe(true)
    expect((await reviewAfterAWeek(0)).dueDay).toBe(shiftDay(localDay(api.now()), 1))
  })
})
