import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import type { LessonPage } from '../lesson-pages.ts'
import { measurePagesNeeded } from './pages-needed.ts'

const pack = library().packs.find(({ id }) => id === 'math-4-pythagore') ?? expect.unreachable('no pack')
const pages = pack.summary.sections.map((section): LessonPage => ({ ...section, section, uses: [] }))
const mcq = (id: string) => pack.mcqs.find(one => one.id === id) ?? expect.unreachable('no question')

describe('how many pages a question needs', () => {
  it.each([
    ['a right angle: which equality?', 'm1', 2],
    ['the hypotenuse from the two other sides', 'm2', 3],
    ['a side from the hypotenuse', 'm3', 3],
    ['what proves that a triangle is right-angled', 'm6', 4],
    ['a circular proof', 'm8', 4],
  ])('%s', (_, id, needed) => {
    expect(measurePagesNeeded(pack, pages)(mcq(id))).toBe(needed)
  })

  it('is not known where its section is not shown', () => {
    expect(measurePagesNeeded(pack, pages.slice(0, 3))(mcq('m6'))).toBe(Number.POSITIVE_INFINITY)
    expect(measurePagesNeeded(pack, pages.slice(0, 3))(mcq('m3'))).toBe(3)
  })

  it('counts to the page where the last of its words comes up', () => {
    const [first, second] = pages
    if (!first || !second) throw new Error('no pages')
    const question = { ...mcq('m1'), stem: 'Le mot « ruban » ?', why: 'Le carré de l’hypoténuse.' }
    const shown = [first, { ...second, body: 'Un ruban.' }, ...pages.slice(2)]
    expect(measurePagesNeeded({ ...pack, mcqs: [question] }, shown)(question)).toBeGreaterThanOrEqual(2)
  })
})
