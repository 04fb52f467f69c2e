import { describe, expect, it } from 'vitest'
import {
  countWeeksFromNow,
  eventAddress,
  findTab,
  parseEventId,
  tabAddress,
  weekAddress,
  weekOffset,
} from './address.ts'

const query = (text: string) => new URLSearchParams(text)

describe('addresses of the school screen', () => {
  it.each([
    ['/scolaire', '', 'planning'],
    ['/scolaire', 'onglet=revisions', 'revisions'],
    ['/scolaire', 'onglet=devoirs', 'devoirs'],
    ['/scolaire', 'onglet=autre', 'planning'],
    ['/planning', '', 'planning'],
    ['/homework', '', 'devoirs'],
    ['/homework/12', '', 'devoirs'],
  ])('%s?%s opens the tab %s', (pathname, search, tab) => expect(findTab(pathname, query(search))).toBe(tab))

  it('are given to each tab', () => {
    expect((['planning', 'revisions', 'devoirs'] as const).map(tabAddress)).toEqual([
      '/scolaire',
      '/scolaire?onglet=revisions',
      '/scolaire?onglet=devoirs',
    ])
  })

  it.each([
    ['/planning/3f-1', '3f-1'],
    ['/planning/3f-1/', '3f-1'],
    ['/planning', undefined],
    ['/planning/', undefined],
    ['/scolaire/3f-1', undefined],
  ])('%s names the event %s', (pathname, id) => expect(parseEventId(pathname)).toBe(id))

  it.each([
    ['', 0],
    ['semaine=2', 2],
    ['semaine=-1', -1],
    ['semaine=1.5', 0],
    ['semaine=demain', 0],
    ['semaine=99999', 0],
  ])('"%s" is the week at %i', (search, offset) => expect(weekOffset(query(search))).toBe(offset))

  it('count weeks from Monday to Sunday, also over a change of the clock', () => {
    const now = Date.parse('2026-10-21T12:00:00Z')
    const days = ['2026-10-18', '2026-10-19', '2026-10-25', '2026-10-26', '2026-12-07']
    expect(days.map(day => countWeeksFromNow(day, now))).toEqual([-1, 0, 0, 1, 7])
  })

  it('bring back to the week one came from', () => {
    expect(weekAddress(0)).toBe('/scolaire')
    expect(weekAddress(-2)).toBe('/scolaire?semaine=-2')
    const event = { id: 'e1', startDate: '2026-11-16T08:00:00.000Z' }
    expect(eventAddress(event, 0)).toBe('/planning/e1?debut=2026-11-16T08%3A00%3A00.000Z')
    expect(eventAddress(event, 3)).toBe('/planning/e1?debut=2026-11-16T08%3A00%3A00.000Z&semaine=3')
  })
})
