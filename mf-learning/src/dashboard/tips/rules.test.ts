import { describe, expect, it } from 'vitest'
import { type Facts, makeTips } from './rules.ts'

/** Monday the 23rd of November, 16:00 in Paris. */
const now = Date.parse('2026-11-23T15:00:00Z')
const event = (id: string, type: 'exam' | 'homework' | 'course', day: number, more: object = {}) => ({
  id,
  title: `Titre ${id}`,
  type,
  subject: 'Français',
  startDate: `2026-11-${day}T08:00:00.000Z`,
  ...more,
})
const facts = (part: Partial<Facts>): Facts => ({
  events: [event('x', 'course', 24)],
  alerts: [],
  errors: 0,
  paths: 1,
  complete: true,
  ...part,
})
const lines = (part: Partial<Facts>) => makeTips(facts(part), now).map(({ title, reason, to }) => [title, reason, to])

describe('@D06 recommendations', () => {
  it('come from the planner, the nearest date first', () => {
    const events = [event('a', 'exam', 27), event('b', 'homework', 24)]
    expect(lines({ events })).toEqual([
      ['Préparez «\u00a0Titre b\u00a0»', 'C’est à rendre demain.', '/planning/b?debut=2026-11-24T08%3A00%3A00.000Z'],
      [
        'Révisez «\u00a0Titre a\u00a0»',
        'Avant le contrôle de vendredi 27 novembre.',
        '/planning/a?debut=2026-11-27T08%3A00%3A00.000Z',
      ],
    ])
  })

  it.each([
    ['is over', event('a', 'exam', 22)],
    ['is far away', event('a', 'homework', 29)],
    ['is done', event('a', 'homework', 24, { done: true })],
    ['is cancelled', event('a', 'exam', 24, { cancelled: true })],
  ])('leave out what %s', (_, one) =>
    expect(makeTips(facts({ events: [one] }), now).map(tip => tip.fact)).toEqual(['nothing due']),
  )

  it('come from the carnet d’erreurs and from alerts, an event named once', () => {
    const alerts = [
      { type: 'incomplete_lesson' as const, title: 'Titre b', description: 'À revoir', eventId: 'b' },
      { type: 'incomplete_path' as const, title: 'Les fables', description: 'Vous en êtes à 40 %.', pathId: 7 },
      { type: 'incomplete_homework' as const, title: 'Exercice 4', description: 'Pas fini.', homeworkId: 9 },
    ]
    expect(lines({ events: [event('b', 'homework', 24)], errors: 5, alerts })).toEqual([
      ['Préparez «\u00a0Titre b\u00a0»', 'C’est à rendre demain.', '/planning/b?debut=2026-11-24T08%3A00%3A00.000Z'],
      [
        'Revoyez 5 questions de votre carnet d’erreurs',
        'Vous les aviez manquées : c’est le bon moment pour les retrouver.',
        '/revisions/erreurs',
      ],
      ['Avancez dans «\u00a0Les fables\u00a0»', 'Vous en êtes à 40 %.', '/path/7'],
      ['Terminez le devoir «\u00a0Exercice 4\u00a0»', 'Pas fini.', '/homework?devoir=9'],
    ])
  })

  it('stay few, and each names the fact it comes from', () => {
    const alerts = Array.from({ length: 9 }, (_, n) => ({
      type: 'incomplete_path' as const,
      title: `P${n}`,
      description: 'Attend.',
      pathId: n + 1,
    }))
    const tips = makeTips(facts({ alerts, errors: 3 }), now)
    expect(tips).toHaveLength(4)
    expect(new Set(tips.map(tip => tip.fact)).size).toBe(4)
  })

  it('take nothing for a fact that could not be read', () => {
    expect(lines({ events: [], paths: 0, complete: false })).toEqual([])
  })

  it('say so when there is nothing yet, or nothing to do', () => {
    expect(lines({ events: [], paths: 0 }).map(([title]) => title)).toEqual([
      'Commencez un premier parcours',
      'Notez vos prochains contrôles',
    ])
    expect(lines({})).toEqual([
      ['Rien ne presse', 'Aucune échéance proche, aucune question à revoir aujourd’hui.', '/revisions'],
    ])
  })
})
