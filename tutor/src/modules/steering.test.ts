import { Interactive } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import type { Pack } from '../pack.ts'
import type { PlayableType } from './index.ts'
import { renderModule } from './index.ts'

const packNamed = (id: string): Pack => {
  const pack = library().packs.find(one => one.id === id)
  if (!pack) throw new Error(`no pack ${id}`)
  return pack
}
const revolution = packNamed('hist-4-revolution-empire')
const maths = library().packs.find(pack => pack.generators.length > 0)

const render = (type: PlayableType, prompt: string, pack = revolution, seed = 3) =>
  renderModule(type, pack, seed, prompt)
const chapters = (type: PlayableType, prompt: string, pack = revolution) =>
  Interactive.parse(render(type, prompt, pack).content).chapters.length
const first = (type: PlayableType, prompt: string, seed = 3) =>
  JSON.stringify(render(type, prompt, revolution, seed).activity?.c1)

describe('the description of a module', () => {
  it.each([
    ['SINGLE_CHOICE_SET', '3 questions', 3],
    ['TRUE_FALSE', 'deux affirmations', 2],
    ['MULTI_CHOICE', '2 questions', 2],
  ] as const)('%s with « %s » has as many', (type, prompt, count) => {
    expect(chapters(type, prompt)).toBe(count)
  })

  it('asks for as many cards, sentences or events as there are, at most', () => {
    const count = (type: PlayableType, prompt: string) => {
      const data = render(type, prompt).activity?.c1
      if (data?.engine === 'cards') return data.cards.length
      if (data?.engine === 'cloze' || data?.engine === 'timeline') return data.items.length
      return data?.engine === 'match' ? data.left.length : 0
    }
    expect(count('FLASHCARDS', '4 cartes')).toBe(4)
    expect(count('BLANKS', '3 phrases')).toBe(3)
    expect(count('TIMELINE', '5 événements')).toBe(5)
    expect(count('MATCHING_PAIRS', '4 paires')).toBe(4)
    expect(count('BLANKS', '12 phrases')).toBe(revolution.cloze.length)
  })

  it('puts what it names first, whatever the seed', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(first('FLASHCARDS', '1 carte sur le Code civil', seed)).toContain('1804')
      expect(first('TRUE_FALSE', '1 affirmation sur « Louis XVI »', seed)).toContain('Louis XVI')
    }
  })

  it('takes the hardest questions when they are asked for', () => {
    const single = revolution.mcqs.filter(mcq => mcq.options.filter(option => option.correct).length === 1)
    const ofDifficulty = (difficulty: number) =>
      single.filter(mcq => mcq.difficulty === difficulty).map(mcq => `mcq:${mcq.id}`)
    const hardest = Math.max(...single.map(mcq => mcq.difficulty))
    expect(ofDifficulty(hardest)).toContain(render('SINGLE_CHOICE_SET', '1 question difficile').uses[0])
    expect(ofDifficulty(1)).toContain(render('SINGLE_CHOICE_SET', '1 question facile').uses[0])
  })

  it('gives no hint and more decoys when it should be hard, no decoy when it should be easy', () => {
    expect(first('FLASHCARDS', 'difficile')).not.toContain('hint')
    const words = (prompt: string) => {
      const data = render('DRAG_WORDS', prompt).activity?.c1
      return data?.engine === 'cloze' ? (data.bank?.length ?? 0) : 0
    }
    expect([words('difficile') - words(''), words('') - words('facile')]).toEqual([2, 2])
  })

  it('chooses the part of the lesson that a text shows', () => {
    const shown = (prompt: string) => String(render('TEXT', prompt).content)
    expect(shown('Le vocabulaire')).toContain('## Le vocabulaire')
    expect(shown('Un exercice résolu, pas à pas')).toContain('## Un exemple pas à pas')
    expect(shown('Un texte sur la Terreur')).toContain('Terreur')
    expect(shown('')).toContain('### À retenir')
  })
})

describe('true or false', () => {
  it('always has some of both', () => {
    for (const pack of library().packs) {
      for (const seed of [1, 2, 3]) {
        const solutions = Object.values(renderModule('TRUE_FALSE', pack, seed, '').solutions)
        const truths = solutions.map(solution => solution.engine === 'quiz' && solution.options.o1?.correct)
        expect(truths.filter(truth => truth).length).toBeGreaterThanOrEqual(2)
        expect(truths.filter(truth => !truth).length).toBeGreaterThanOrEqual(2)
      }
    }
  })
})

describe('a maths pack', () => {
  it.runIf(maths)('completes its questions with new exercises', () => {
    if (!maths) return
    const uses = (seed: number) => renderModule('SINGLE_CHOICE_SET', maths, seed, '8 questions').uses
    expect(uses(1).filter(id => id.startsWith('exercise:')).length).toBeGreaterThanOrEqual(4)
    expect(uses(1)).not.toEqual(uses(2))
  })
})
