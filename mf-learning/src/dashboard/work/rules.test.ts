import type { SuggestedWork } from '@ariane/shared/contracts/progress'
import { describe, expect, it } from 'vitest'
import { byDay, dayTitle, findTarget, formatDetail, formatTask } from './rules.ts'

/** Sunday the 22nd of November: its week ends that evening. */
const now = Date.parse('2026-11-22T10:00:00Z')
const path = { kind: 'path', id: 7, title: 'Les fables', subject: 'Français', percent: 40 } as const
const event = {
  kind: 'event',
  id: 'e1',
  startDate: '2026-11-24T07:00:00.000Z',
  title: 'Exercice 4',
  subject: null,
} as const
const lessons = { kind: 'day', date: '2026-11-22', subjects: ['SVT', 'Latin'] } as const

const work = (reason: SuggestedWork['reason'], about: object): SuggestedWork => ({
  start: '2026-11-23T16:00:00.000Z',
  end: '2026-11-23T16:30:00.000Z',
  flag: 'prepareHomework',
  reason,
  about: about as SuggestedWork['about'],
})

describe('@T04 a suggestion', () => {
  it.each([
    [
      'weak_answers',
      path,
      'S’entraîner avec «\u00a0Les fables\u00a0»',
      'Français · certaines réponses sont à consolider',
      '/path/7',
    ],
    ['unfinished', path, 'Avancer dans «\u00a0Les fables\u00a0»', 'Français · vous en êtes à 40\u00a0%', '/path/7'],
    [
      'unfinished',
      { ...path, percent: 0 },
      'Avancer dans «\u00a0Les fables\u00a0»',
      'Français · vous en êtes au tout début',
      '/path/7',
    ],
    [
      'finished_lately',
      path,
      'Vérifier ce que vous avez compris de «\u00a0Les fables\u00a0»',
      'Français · parcours terminé récemment',
      '/path/7',
    ],
    [
      'due_soon',
      event,
      'Préparer le devoir «\u00a0Exercice 4\u00a0»',
      'pour mardi 24 novembre',
      '/planning/e1?debut=2026-11-24T07%3A00%3A00.000Z&semaine=1',
    ],
    [
      'due_tomorrow',
      { ...event, subject: 'SVT' },
      'Vérifier le devoir «\u00a0Exercice 4\u00a0»',
      'SVT · pour mardi 24 novembre',
      '/planning/e1?debut=2026-11-24T07%3A00%3A00.000Z&semaine=1',
    ],
    ['lessons_today', lessons, 'Revoir vos cours du jour', 'dimanche 22 novembre\u00a0: SVT, Latin', '/scolaire'],
    [
      'lessons_yesterday',
      lessons,
      'Revoir vos cours de la veille',
      'dimanche 22 novembre\u00a0: SVT, Latin',
      '/scolaire',
    ],
    [
      'next_school_day',
      { ...lessons, date: '2026-11-23' },
      'Regarder ce que prévoit votre prochain jour de classe',
      'lundi 23 novembre\u00a0: SVT, Latin',
      '/scolaire?semaine=1',
    ],
  ] as const)('%s about %j says « %s », « %s » and leads to %s', (reason, about, task, detail, target) => {
    const one = work(reason, about)
    expect([formatTask(one), formatDetail(one), findTarget(one, now)]).toEqual([task, detail, target])
  })

  it('stands under its local day', () => {
    const late = { ...work('unfinished', path), start: '2026-11-23T23:30:00.000Z' }
    expect(byDay([work('unfinished', path), late]).map(([day, works]) => [day, works.length])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
    ])
    expect(['2026-11-22', '2026-11-23', '2026-11-24'].map(day => dayTitle(day, now))).toEqual([
      'Aujourd’hui',
      'Demain',
      'Mardi 24 novembre',
    ])
  })
})
