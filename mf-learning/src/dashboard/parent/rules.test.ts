import { describe, expect, it } from 'vitest'
import { chooseHint, countDays, otherNeeds } from './rules.ts'

const event = (kind: 'exam' | 'homework') => ({ id: kind, kind, title: '', subject: null, startDate: '' })
const need = (kind: 'due_tomorrow' | 'away') => ({ kind, count: 1, title: null, at: null, id: null })

describe('@K07 the card of a child', () => {
  it.each([
    ['a test before homework', [event('homework'), event('exam')], 'exam'],
    ['homework', [event('homework')], 'homework'],
    ['nothing that presses', [], 'calm'],
  ] as const)('proposes what to do for %s', (_, coming, hint) => expect(chooseHint({ coming: [...coming] })).toBe(hint))

  it('says each thing once', () =>
    expect(otherNeeds({ needs: [need('due_tomorrow'), need('away')] }).map(({ kind }) => kind)).toEqual(['away']))

  it('counts the days of a session', () =>
    expect(
      countDays({
        days: [
          { day: '2026-11-23', session: true },
          { day: '2026-11-24', session: false },
        ],
      }),
    ).toBe(1))
})
