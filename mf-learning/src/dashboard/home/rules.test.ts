import { isPressing, type Need, type PupilWeek } from '@ariane/shared/contracts/families'
import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { formatCounts, needTarget } from './rules.ts'

const need = (more: Partial<Need>): Need => ({ kind: 'away', count: 1, title: null, at: null, id: null, ...more })
const week: PupilWeek = {
  userId: 'p',
  fullName: 'Léa',
  firstName: 'Léa',
  email: '',
  grade: '4ème',
  lastConnectedAt: null,
  lessons: 0,
  exams: 0,
  homework: { due: 0, done: 0 },
  objectives: 0,
  paths: { begun: 0, done: 0 },
  alerts: 0,
  needs: [],
}

describe('the manager’s home', () => {
  it.each([
    [
      { kind: 'late_homework', id: 'e1', at: '2026-11-17T07:00:00Z' },
      '/planning/e1?debut=2026-11-17T07%3A00%3A00.000Z',
    ],
    [{ kind: 'lesson', id: 'e1' }, '/planning/e1'],
    [{ kind: 'efforts', id: 'o1' }, '/objectives?objectif=o1'],
    [{ kind: 'unfinished_path', id: '7' }, '/path/7'],
    [{ kind: 'unfinished_homework', id: '7' }, '/homework'],
    [{ kind: 'away' }, undefined],
  ] as const)('leads from %j to %s', (part, target) => expect(needTarget(need(part))).toBe(target))

  it.each([
    [
      { kind: 'late_homework', title: 'Rédaction', at: '2026-11-17T07:00:00Z' },
      'Devoir en retard : «\u00a0Rédaction\u00a0», pour le mardi 17 novembre',
    ],
    [
      { kind: 'late_homework', count: 3, title: 'Rédaction', at: '2026-11-17T07:00:00Z' },
      '3 devoirs en retard, d’abord «\u00a0Rédaction\u00a0», pour le mardi 17 novembre',
    ],
    [{ kind: 'late_objective', at: '2026-11-17' }, 'Objectif arrivé à sa date, le mardi 17 novembre'],
    [{ kind: 'away', at: '2026-11-01T09:00:00Z' }, 'Pas de connexion depuis le 1er novembre 2026'],
  ] as const)('says %j in words', (part, words) => {
    const found = need(part)
    expect(messages.needs[found.kind](found)).toBe(words)
  })

  it('counts what there is, and says when no homework is due', () => {
    expect(formatCounts(week)).toEqual(['Pas de devoir'])
    const full = {
      ...week,
      lessons: 18,
      exams: 1,
      homework: { due: 3, done: 2 },
      paths: { begun: 1, done: 2 },
      alerts: 1,
    }
    expect(formatCounts(full)).toEqual([
      '18 cours',
      '2 devoirs faits sur 3',
      '1 contrôle',
      '1 parcours commencé',
      '2 parcours terminés',
      '1 alerte',
    ])
  })

  it('takes facts that can wait for nothing pressing', () => {
    expect(isPressing({ needs: [need({ kind: 'lesson' }), need({ kind: 'unfinished_path' })] })).toBe(false)
    expect(isPressing({ needs: [need({ kind: 'away' }), need({ kind: 'lesson' })] })).toBe(true)
  })

  it('names whose week it is in good French', () => {
    const names = ['Adam', 'Élise', 'Zoé'].map(messages.subtitleOne)
    expect(names).toEqual(['d’Adam', 'd’Élise', 'de Zoé'].map(whose => `La semaine ${whose}, d’un coup d’œil`))
  })
})
