import { PLAYABLE_TYPES, SUBJECTS } from '@ariane/shared/catalogue'
import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import type { Pack } from '../pack.ts'
import { plainModules, proposedModules } from '../proposals.ts'
import { findUnfitTypes } from './find-unfit-types.ts'

const { packs } = library()
const find = (id: string): Pack => packs.find(pack => pack.id === id) ?? expect.unreachable(id)
const isOffered = (type: (typeof PLAYABLE_TYPES)[number], pack: Pack) =>
  !findUnfitTypes(pack.subject, pack).includes(type)

describe('a module type is offered (@B05)', () => {
  it.each([
    ['TRANSLATION', 'math-6-aires', false],
    ['TRANSLATION', 'en-6-famille-genitif', true],
    ['DICTATION', 'math-6-aires', false],
    ['DICTATION', 'en-6-famille-genitif', true],
    ['SPEAK_THE_WORDS_SET', 'svt-5-digestion', false],
    ['IMAGE_SEQUENCING', 'svt-5-digestion', true],
    ['IMAGE_SEQUENCING', 'svt-5-ecosystemes', false],
    ['TIMELINE', 'hist-4-lumieres', true],
    ['TIMELINE', 'math-6-aires', false],
    ['SENTENCE_CORRECTION', 'hist-4-lumieres', false],
  ] as const)('%s in %s: %s', (type, id, offered) => {
    expect(isOffered(type, find(id))).toBe(offered)
  })

  it('where a pack holds its material: an essay in mathematics is one that an author asks for', () => {
    const pack = find('math-6-aires')
    const [question] = pack.questions
    if (!question) throw new Error('no question')
    const plain = { ...pack, questions: pack.questions.filter(({ mode }) => mode !== 'essay') }
    expect(isOffered('ESSAY', plain)).toBe(false)
    expect(isOffered('ESSAY', { ...plain, questions: [{ ...question, mode: 'essay' }] })).toBe(true)
  })

  it('somewhere, and each pack is offered with at least 24', () => {
    const fewest = packs.toSorted(
      (a, b) => findUnfitTypes(b.subject, b).length - findUnfitTypes(a.subject, a).length,
    )[0]
    expect(fewest && PLAYABLE_TYPES.length - findUnfitTypes(fewest.subject, fewest).length).toBeGreaterThanOrEqual(24)
    expect(PLAYABLE_TYPES.filter(type => !packs.some(pack => isOffered(type, pack)))).toEqual([])
  })

  it('by its subject alone where there is no pack yet, but nobody writes pictures', () => {
    expect(findUnfitTypes('Mathématiques', undefined)).toEqual(
      expect.arrayContaining(['TRANSLATION', 'DICTATION', 'IMAGE_SEQUENCING']),
    )
    expect(findUnfitTypes('Anglais', undefined)).not.toContain('TRANSLATION')
  })

  it('before it is proposed: no proposed path has another one', () => {
    for (const pack of packs) {
      const unfit = findUnfitTypes(pack.subject, pack)
      expect(proposedModules(pack).filter(({ type }) => unfit.some(one => one === type))).toEqual([])
    }
    const plain = plainModules('Le titre').map(({ type }) => type)
    for (const subject of SUBJECTS)
      expect(findUnfitTypes(subject, undefined).filter(type => plain.includes(type))).toEqual([])
  })
})
