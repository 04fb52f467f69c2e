import { describe, expect, it } from 'vitest'
import { callsForHelp, rowAddress, toRows } from './rules.ts'

const figures = { answers: 12, right: 3, pupils: 6, level: 'again', trend: null, toHelp: ['a'] } as const
const notion = { ...figures, ref: 'pythagore/egalite', title: 'Écrire l’égalité', toHelp: ['a'] }
const topic = {
  ...figures,
  ref: 'pythagore',
  title: 'Pythagore',
  chapter: 'Triangles',
  subject: 'Mathématiques' as const,
  grade: '4ème' as const,
  notions: [notion],
  toHelp: ['a'],
}

describe('the rows of results', () => {
  it('are each sub-chapter, then its notions', () => {
    expect(toRows([topic]).map(({ key }) => key)).toEqual(['pythagore', 'pythagore/egalite'])
  })

  it('have an address each', () => {
    const [whole, one] = toRows([topic])
    expect(whole && rowAddress('c', 30, whole)).toBe('/classes/c/notion?sousChapitre=pythagore&jours=30')
    expect(one && rowAddress('c', 7, one)).toBe(
      '/classes/c/notion?sousChapitre=pythagore&jours=7&notion=pythagore%2Fegalite',
    )
  })

  it('call for help only where the count says enough', () => {
    expect(callsForHelp({ ...figures, toHelp: ['a'] })).toBe(true)
    expect(callsForHelp({ ...figures, level: 'few', toHelp: ['a'] })).toBe(false)
    expect(callsForHelp({ ...figures, level: 'known', toHelp: ['a'] })).toBe(false)
    expect(callsForHelp({ ...figures, toHelp: [] })).toBe(false)
  })
})
