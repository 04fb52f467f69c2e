import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApi } from '../testing/test-api.ts'
import { knownItems } from './known-items.ts'
import { classroom, everyStatement, findModule, type Learner, place } from './testing/classroom.ts'

const DAY = 24 * 60 * 60 * 1000

let api: TestApi
let pupil: Learner
let now = new Date('2026-11-23T15:00:00Z')

beforeAll(async () => {
  ;({ api, pupil } = await classroom({ now: () => now }))
})
afterAll(() => api.close())

const listItems = async (moduleId: number) => {
  const { items } = await api.db
    .q()
    .selectFrom('modules')
    .select('items')
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow()
  return items
}
/** What a path that is asked for now leaves out. */
const listKnown = () =>
  knownItems(api.db.q)({
    user_id: pupil.uid,
    chapter_id: place.chapterId,
    sub_chapter_id: place.subChapterId,
    created_at: now,
  })

describe('a question answered right (@B05)', () => {
  it('does not come back in a path of the same week; one answered wrong may, and after the week all may', async () => {
    const { id } = findModule(await pupil.generate(everyStatement), 0)
    const items = await listItems(id)
    const [right, wrong] = [items.c1?.[0], items.c2?.[0]]
    await pupil.choose(id, 'c1', true)
    await pupil.choose(id, 'c2', false)

    now = new Date(now.getTime() + DAY)
    expect(await listKnown()).toEqual([right])
    const { id: next } = findModule(await pupil.generate(everyStatement), 0)
    const asked = Object.values(await listItems(next)).flat()
    expect(asked.length).toBeGreaterThan(2)
    expect(asked).not.toContain(right)
    expect(right).not.toBe(wrong)

    now = new Date(now.getTime() + 7 * DAY)
    expect(await listKnown()).toEqual([])
  })
})
