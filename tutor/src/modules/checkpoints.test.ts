import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { renderModule } from './index.ts'
import { LESSONS, listChapters, listWordsAhead } from './testing/words-ahead.ts'

const { packs } = library()

describe('a question within a lesson', () => {
  it('asks for nothing that is first taught on a later page, in each lesson of a path and in a book', () => {
    for (const pack of packs.filter((_, i) => i % 9 === 0)) expect(listWordsAhead(pack), pack.id).toEqual([])
  })

  it.each(LESSONS)('of %s comes after the converse where it is about the converse', type => {
    const pack = packs.find(({ id }) => id === 'math-4-pythagore') ?? expect.unreachable('no pack')
    const converse = ['mcq:m5', 'mcq:m6', 'mcq:m8', 'mcq:m10', 'fact:f4', 'fact:f6', 'term:reciproque']
    const asked = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const uses = listChapters(renderModule(type, pack, seed, '')).map(chapter => chapter.uses)
      const taught = uses.findIndex(one => one.includes('section:s4'))
      const early = uses.slice(0, taught).flat()
      expect(taught).toBeGreaterThan(0)
      expect(early.filter(use => converse.includes(use))).toEqual([])
      for (const use of uses.flat()) asked.add(use)
    }
    expect(converse.some(use => asked.has(use))).toBe(true)
  })

  it('is asked about a word of the page where the pack has no other question on it', () => {
    const pack = packs.find(({ id }) => id === 'math-4-pythagore') ?? expect.unreachable('no pack')
    const words = renderModule('INTERACTIVE_VIDEO', { ...pack, mcqs: [], facts: [], generators: [] }, 1, '')
    const [stem] = Object.values(words.activity ?? {}).flatMap(data => (data.engine === 'quiz' ? [data.stem] : []))
    expect(stem).toMatch(/^Quel mot de la leçon veut dire : « .+ » \?$/)
  })
})
