import type { InboxRow } from '@ariane/shared/contracts/chat'
import { describe, expect, it } from 'vitest'
import { countRows, shownRows, wordsToFind } from './inbox-rules.ts'
import { durationSince } from './waiting.ts'

const row = (userId: string, studentName: string, subject: string, status: 'open' | 'closed' = 'open'): InboxRow => ({
  userId,
  channel: {
    id: `room-${userId}`,
    studentName,
    subject,
    description: 'Je ne comprends pas les angles alternes-internes',
    status,
    createdAt: '2026-11-20T10:00:00Z',
    closedAt: null,
    closeComment: null,
  },
  unread: 0,
  waitingSince: null,
  last: null,
  reports: 0,
})
const rows = [row('1', 'Zoé Lemaire', 'Mathématiques'), row('2', 'Éloi B.', 'SVT'), row('3', 'Tom', 'SVT', 'closed')]

describe('@C06 the inbox of a manager', () => {
  it.each([
    ['', 'open', ['1', '2']],
    ['zoe', 'open', ['1']],
    ['svt eloi', 'open', ['2']],
    ['ALTERNES', 'open', ['1', '2']],
    ['svt', 'closed', ['3']],
    ['maths', 'open', []],
  ] as const)('searched for %j among the %s ones shows %j', (search, shown, ids) =>
    expect(shownRows(rows, shown, search).map(({ userId }) => userId)).toEqual(ids),
  )

  it('counts open and closed requests', () => {
    expect([countRows(rows, 'open'), countRows(rows, 'closed')]).toEqual([2, 1])
  })

  it('looks into messages from two letters on', () => {
    expect(wordsToFind(' a ')).toBeNull()
    expect(wordsToFind(' ab ')).toBe('ab')
  })

  it.each([
    [0, 'moins d’une minute'],
    [59_999, 'moins d’une minute'],
    [60_000, 'une minute'],
    [59 * 60_000, '59 minutes'],
    [60 * 60_000, 'une heure'],
    [23.9 * 3_600_000, '23 heures'],
    [24 * 3_600_000, 'un jour'],
    [72 * 3_600_000, '3 jours'],
    [-5000, 'moins d’une minute'],
  ])('after %d ms somebody waits since %s', (passed, said) => {
    const since = '2026-11-20T10:00:00Z'
    expect(durationSince(since, Date.parse(since) + passed)).toBe(said)
  })
})
