import { describe, expect, it } from 'vitest'
import { notionAddress, toLines } from './lines.ts'

const pupil = (userId: string, right: number) => ({
  userId,
  fullName: userId,
  state: 'begun' as const,
  late: userId === 'lea',
  answers: 3,
  right,
})
const figures = { answers: 2, right: 1, pupils: 1, level: 'few' as const, trend: null, toHelp: [] }

describe('@K03 the file of given work', () => {
  it('has a line for each pupil, and one for each notion that the pupil answered on', () => {
    const notions = [{ ...figures, ref: 'a/b', title: 'L’égalité', byPupil: [{ userId: 'lea', answers: 2, right: 1 }] }]
    const names = [{ userId: 'lea', firstName: 'Léa', lastName: 'Martin', login: 'lea-martin' }]
    expect(toLines({ list: [pupil('lea', 1), pupil('tom', 2)], notions }, names)).toEqual([
      ['Martin', 'Léa', 'Commencé', 'oui', '', '3', '1'],
      ['Martin', 'Léa', 'Commencé', 'oui', 'L’égalité', '2', '1'],
      ['tom', '', 'Commencé', 'non', '', '3', '2'],
    ])
  })

  it('tells two pupils of the same name apart by their login', () => {
    const names = ['lea', 'tom'].map(uid => ({
      userId: uid,
      firstName: 'Lina',
      lastName: 'Martin',
      login: `lina-${uid}`,
    }))
    const lines = toLines({ list: [pupil('lea', 1), pupil('tom', 2)], notions: [] }, names)
    expect(lines.map(([, firstName]) => firstName)).toEqual(['Lina (lina-lea)', 'Lina (lina-tom)'])
  })

  it('leads from a notion to its page in the class', () => {
    expect(notionAddress('1', 'math-4-x/egalite')).toBe(
      '/classes/1/notion?sousChapitre=math-4-x&jours=90&notion=math-4-x%2Fegalite',
    )
    expect(notionAddress('1', 'math-4-x')).toBe('/classes/1/notion?sousChapitre=math-4-x&jours=90')
  })
})
