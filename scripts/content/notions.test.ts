import { findItemNotion, library, Pack } from '@ariane/tutor'
import { describe, expect, it } from 'vitest'
import { listItems, putNotions, readItems } from './notions.ts'

const { notions: _, ...pack } = library().packs.find(({ id }) => id === 'math-6-aires') ?? fail()
function fail(): never {
  throw new Error('no pack')
}
const all = listItems(pack)
  .filter(line => !/^(##|§|=)/.test(line))
  .map(line => line.split(' ')[0] ?? '')
  .filter(name => !['m1', 'c1'].includes(name))
  .join(' ')
const written = [
  { id: 'unites', title: "Les unités d'aire", items: all },
  { id: 'rectangle', title: 'L’aire du rectangle', items: { mcqs: ['m1'] } },
  { id: 'triangle', title: 'Qu’est-ce qu’une aire ?', items: 'c1' },
]
const file = { terms: pack.terms, facts: pack.facts }

describe('the notions that an author writes (@M04)', () => {
  it('are read from a line that names items, ranges, parts and generators', () => {
    expect(readItems(pack, 't1-3 f2 texts.t1 c1 +areas')).toEqual({
      terms: ['t1', 't2', 't3'],
      facts: ['f2'],
      texts: ['t1'],
      cloze: ['c1'],
      generators: ['areas'],
    })
    expect(() => readItems(pack, 't1 f99')).toThrow('math-6-aires: f99 is no item')
    expect(() => readItems(pack, 'terms.f1')).toThrow('terms.f1 is no item')
  })

  it('stand before the other parts of the file, typeset, in the order of the parts', () => {
    const parts = putNotions(pack, file, written)
    expect(Object.keys(parts)).toEqual(['notions', 'terms', 'facts'])
    const whole = Pack.parse({ ...pack, ...parts })
    expect(whole.notions?.map(({ title }) => title)).toEqual([
      'Les unités d’aire',
      'L’aire du rectangle',
      'Qu’est-ce qu’une aire\u00a0?',
    ])
    expect(findItemNotion(whole, 'mcqs', 'm1')?.id).toBe('rectangle')
    expect(Object.keys(whole.notions?.[0]?.items ?? {}).slice(0, 3)).toEqual(['terms', 'facts', 'mcqs'])
  })

  it('replace those that are there, and leave the order of the file', () => {
    const parts = putNotions(pack, { terms: pack.terms, notions: [], facts: pack.facts }, written)
    expect(Object.keys(parts)).toEqual(['terms', 'notions', 'facts'])
    expect(parts.notions).toHaveLength(3)
  })

  it('are refused with the reasons where an item is forgotten or of two notions', () => {
    expect(() => putNotions(pack, file, written.slice(0, 2))).toThrow('3 to 6 notions')
    const [first, second, third] = written
    if (!first || !second || !third) throw new Error('three notions')
    expect(() => putNotions(pack, file, [first, { ...second, items: 'm1 c1' }, third])).toThrow('cloze c1: named twice')
    expect(() => putNotions(pack, file, [first, { ...second, items: 'm2' }, third])).toThrow('mcqs m1: under no notion')
  })
})
