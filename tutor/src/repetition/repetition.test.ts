import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import { renderPath } from '../modules/index.ts'
import { countShared, drawPaths, measureRepetition } from './repetition.ts'

const { packs } = library()
const pack = packs.find(({ id }) => id === 'svt-5-digestion') ?? expect.unreachable('no pack')
const text = (content: string) => ({ content, uses: [] })
const SENTENCE = 'Les aliments sont coupés en morceaux dans la bouche.'

describe('the repetition of a path', () => {
  it('is the share of its rows of six words that came before, in another module or another block', () => {
    expect(measureRepetition([text(SENTENCE), text('Les dents broient.')])).toBe(0)
    expect(measureRepetition([text(SENTENCE), text(SENTENCE)])).toBe(0.5)
    const block = { type: 'markdown' as const, content: SENTENCE }
    expect(measureRepetition([{ content: [block, block] }])).toBe(0.5)
    expect(measureRepetition([])).toBe(0)
  })

  it('counts once what a chapter shows and says', () => {
    const lines = [{ shown: SENTENCE, said: SENTENCE }]
    expect(measureRepetition([{ content: '', activity: { c1: { engine: 'narrated', lines } } }])).toBe(0)
  })

  it('leaves out help, which is asked for and says on purpose what the lesson says', () => {
    const asked = { engine: 'quiz' as const, stem: 'Où ?', multiple: false, options: [] }
    const chapter = { content: '', activity: { c1: { ...asked, hint: SENTENCE, nextHints: [SENTENCE] } } }
    expect(measureRepetition([text(SENTENCE), chapter])).toBe(0)
  })

  it('counts the modules that show an item again', () => {
    expect(countShared([{ uses: ['fact:f1'] }, { uses: ['fact:f2', 'fact:f1'] }, { uses: ['fact:f3'] }])).toBe(1)
  })

  it('is measured on paths that are the same for a seed', () => {
    const draw = (seed: number) => drawPaths([pack], seed, 3).map(measureRepetition)
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })

  it('stays under a twentieth in nineteen of twenty paths of each subject (@B05)', () => {
    for (const subject of ['Français', 'SVT'] as const) {
      const paths = drawPaths(
        packs.filter(one => one.subject === subject),
        1,
      )
      const sorted = paths.map(measureRepetition).toSorted((a, b) => a - b)
      expect(sorted[Math.floor((19 * sorted.length) / 20)], subject).toBeLessThanOrEqual(0.05)
    }
  })
})

describe('a path shows nothing twice where the pack holds enough (@B05)', () => {
  const write = (...types: Parameters<typeof renderPath>[2][number]['type'][]) =>
    renderPath(
      pack,
      3,
      types.map(type => ({ type, prompt_generation: '' })),
    )

  it.each([
    ['BLANKS', 'DRAG_WORDS'],
    ['TRUE_FALSE', 'SENTENCE_SELECTION'],
    ['FLASHCARDS', 'DIALOG_CARDS'],
    ['CATEGORIZATION', 'CORRESPONDENCE_GRID'],
    ['REORDERING', 'IMAGE_SEQUENCING'],
    ['READING', 'SPEED_READING'],
    ['COURSE_PRESENTATION', 'INTERACTIVE_VIDEO'],
  ] as const)('%s, then %s', (first, second) => {
    expect(countShared(write(first, second))).toBe(0)
  })

  it('a second lesson tells it in other words', () => {
    const [course, video] = write('ADVANCED_TEXT', 'INTERACTIVE_VIDEO')
    expect(course?.uses).toContain('section:s1')
    expect(video?.uses).not.toContain('section:s1')
    expect(video?.uses).toContain('again:s1')
  })

  it('words, questions and texts are left to what follows and needs them', () => {
    const listUses = (
      type: 'READING' | 'DIALOG_CARDS' | 'MULTI_CHOICE',
      next: 'FLASHCARDS' | 'SHORT_ANSWER' | 'COLUMN',
    ) => write(type, next)[0]?.uses ?? []
    expect(listUses('READING', 'FLASHCARDS').filter(id => id.startsWith('word:'))).toEqual([])
    expect(listUses('DIALOG_CARDS', 'SHORT_ANSWER').filter(id => id.startsWith('question:'))).toEqual([])
    expect(listUses('MULTI_CHOICE', 'COLUMN').filter(id => id.startsWith('sorting:'))).toEqual([])
  })

  it('a set of questions asks none of them again as a statement to judge', () => {
    const sets = write('TRUE_FALSE', 'SENTENCE_SELECTION', 'CHOOSE_CORRECT_SENTENCE', 'QUESTION_SET', 'QUESTION_SET')
    for (const { uses } of sets.slice(3)) expect(new Set(uses).size).toBe(uses.length)
  })

  it('what is known is left out as well', () => {
    const known = new Set(pack.facts.slice(0, 3).map(({ id }) => `fact:${id}`))
    const [module] = renderPath(pack, 3, [{ type: 'TRUE_FALSE', prompt_generation: '' }], new Set(), known)
    expect(module?.uses.filter(id => known.has(id))).toEqual([])
  })
})
