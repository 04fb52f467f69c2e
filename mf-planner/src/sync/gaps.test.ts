import type { SchoolGap } from '@ariane/shared/contracts/school-gaps'
import { describe, expect, it } from 'vitest'
import { describeGaps } from './gaps.ts'

const gap = (part: Partial<SchoolGap> = {}): SchoolGap => ({
  part: 'timetable',
  reason: 'unreadable',
  from: '2026-11-23',
  to: '2026-11-23',
  items: 0,
  shownFrom: null,
  ...part,
})
const lines = (...gaps: SchoolGap[]) => describeGaps(gaps, '2026-11-25')

describe('@Y02 what a school did not give', () => {
  it('is nothing when it gave everything', () => expect(lines()).toEqual([]))

  it('is named with its part, its reason and its days', () => {
    expect(lines(gap({ part: 'homework', reason: 'closed', to: '2026-12-20' }))).toEqual([
      'Cahier de textes : votre établissement ne l’ouvre pas aux élèves.',
    ])
    expect(lines(gap({ from: '2026-11-30', to: '2026-12-06' }))).toEqual([
      'Emploi du temps, du lundi 30 novembre au dimanche 6 décembre : la réponse n’a pas pu être lue.',
    ])
    expect(lines(gap({ part: 'homework', reason: 'unanswered' }))).toEqual([
      'Cahier de textes, le lundi 23 novembre : le service n’a pas répondu.',
    ])
  })

  it('says how many lessons, tasks and tests, a line for each kind', () => {
    expect(lines(gap({ items: 1 }), gap({ items: 2, from: '2026-11-24', to: '2026-11-24' }))).toEqual([
      'Emploi du temps, le lundi 23 novembre, le mardi 24 novembre : 3 cours n’ont pas pu être lus.',
    ])
    expect(lines(gap({ items: 1 }), gap({ part: 'homework', items: 1 }), gap({ part: 'tests', items: 1 }))).toEqual([
      'Emploi du temps, le lundi 23 novembre : 1 cours n’a pas pu être lu.',
      'Cahier de textes, le lundi 23 novembre : 1 devoir n’a pas pu être lu.',
      'Contrôles, le lundi 23 novembre : pour 1 cours ou devoir, le service ne dit pas clairement si c’est un contrôle.',
    ])
  })

  it('counts the days that are too many to be named', () => {
    const days = ['23', '25', '26', '27', '28'].map(day =>
      gap({ part: 'homework', from: `2026-11-${day}`, to: `2026-11-${day}` }),
    )
    expect(lines(...days)[0]).toBe(
      'Cahier de textes, le lundi 23 novembre, le mercredi 25 novembre, le jeudi 26 novembre, et 2 autres : la réponse n’a pas pu être lue.',
    )
  })

  it('says when the oldest of what is shown in its place was read', () => {
    const shown = [
      gap({ shownFrom: '2026-11-25T07:05:00Z' }),
      gap({ from: '2026-11-26', shownFrom: '2026-11-24T16:30:00Z' }),
    ]
    expect(lines(shown[0] as SchoolGap)[0]).toMatch(/lue\. Ce qui est affiché : à jour à 08:05\.$/)
    expect(lines(...shown)[0]).toMatch(/lue\. Ce qui est affiché : à jour le 24 novembre 2026 à 17:30\.$/)
  })
})
