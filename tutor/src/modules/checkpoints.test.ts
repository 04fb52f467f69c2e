import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { stems } from '../words.ts'
import { type RenderedModule, renderModule, renderPath } from './index.ts'

const { packs } = library()
const LESSONS = ['COURSE_PRESENTATION', 'INTERACTIVE_VIDEO', 'INTERACTIVE_VIDEO_COURSE'] as const

/** The chapters of a module: what a page shows, or what a question asks. */
const listChapters = ({ content, activity = {}, chapterUses = {} }: RenderedModule) => {
  if (typeof content === 'string' || !('chapters' in content)) throw new Error('the module is not played')
  return content.chapters.map(({ id, title }) => {
    const [data, uses] = [activity[id], chapterUses[id] ?? []]
    if (data?.engine === 'page') return { uses, shown: `${title} ${data.body}` }
    if (data?.engine === 'narrated') return { uses, shown: [title, ...data.lines.map(line => line.shown)].join(' ') }
    return { uses, shown: undefined }
  })
}

/** The words of an answer that only a later page says; what stands before the lesson announces it and teaches nothing. */
const findWordsAhead = (module: RenderedModule, findAnswer: (use: string) => string): string[] => {
  const chapters = listChapters(module)
  const listShown = (some: typeof chapters) =>
    new Set(some.flatMap(({ uses, shown }) => (shown && !uses.includes('intro') ? stems(shown) : [])))
  return chapters.flatMap(({ uses, shown }, n) => {
    const [use] = uses
    const later = listShown(chapters.slice(n).filter(chapter => !chapter.uses.includes('key-points')))
    if (shown !== undefined || use === undefined || later.size === 0) return []
    const before = listShown(chapters.slice(0, n))
    return stems(findAnswer(use)).filter(word => !/^\d{1,2}$/.test(word) && later.has(word) && !before.has(word))
  })
}

describe('a question within a lesson', () => {
  it('asks for nothing that is first taught on a later page, in all packs and in each lesson of a path', () => {
    const ahead = packs.flatMap(pack => {
      const answers = new Map<string, string>([
        ...pack.mcqs.map(({ id, options }) => {
          const right = options.filter(({ correct }) => correct).map(({ text }) => text)
          return [`mcq:${id}`, right.join(' ')] as const
        }),
        ...pack.facts.map(({ id, statement, truth, correction }) => {
          return [`fact:${id}`, truth ? statement : (correction ?? '')] as const
        }),
        ...pack.terms.map(({ id, term }) => [`term:${id}`, term] as const),
      ])
      const path = renderPath(
        pack,
        1,
        LESSONS.map(type => ({ type, prompt_generation: '' })),
      )
      const words = path.flatMap(module => findWordsAhead(module, use => answers.get(use) ?? ''))
      return words.length > 0 ? [`${pack.id}: ${words.join(' ')}`] : []
    })
    expect(ahead).toEqual([])
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
