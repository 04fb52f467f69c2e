import { describe, expect, it } from 'vitest'
import { withoutTwins } from './twins.ts'

type Row = Parameters<typeof withoutTwins>[0][number]
const READ = new Date('2026-11-23T11:00:00Z')
const LATER = new Date('2026-11-23T12:00:00Z')
const row = (account: string, part: Partial<Row> = {}): Row => ({
  user_id: 'lea',
  source: 'pronote',
  source_account: account,
  source_key: 'maths#0',
  description: '',
  all_day: false,
  fresh_at: READ,
  done_at: null,
  ...part,
})
const task = (account: string, part: Partial<Row> = {}) =>
  row(account, { all_day: true, description: 'Ex. 4', ...part })
const left = (...rows: Row[]) => withoutTwins(rows).map(({ source_account }) => source_account)

describe('@Y05 a lesson that two accounts of one system bring', () => {
  it('stands once, as the account says that was read last', () => {
    expect(left(row(''), row('B', { fresh_at: LATER }))).toEqual(['B'])
    expect(left(row('', { fresh_at: LATER }), row('B'))).toEqual([''])
    expect(left(row('B'), row(''))).toEqual([''])
    expect(left(task(''), task('B'))).toEqual([''])
  })

  it('has the mark of either', () => {
    expect(withoutTwins([task(''), task('B', { done_at: LATER })])).toEqual([task('', { done_at: LATER })])
  })

  it.each([
    ['at another hour or of another subject', { source_key: 'french#0' }],
    ['of another system', { source: 'ecoledirecte' as const }],
    ['of another pupil', { user_id: 'tom' }],
    ['from a calendar', { source: 'ical' as const }],
    ['of one’s own', { source: 'own' as const, source_key: null }],
  ])('is another one %s', (_, part) => expect(left(row(''), row('B', part))).toEqual(['', 'B']))

  it('is homework only in the same words', () => {
    expect(left(task(''), task('B', { description: 'Ex. 5' }))).toEqual(['', 'B'])
  })

  it('is what one account has twice, twice, each with its own mark', () => {
    const twice = [task('', { done_at: LATER }), task('', { source_key: 'maths#1' })]
    expect(withoutTwins([...twice, task('B')])).toEqual(twice)
    expect(withoutTwins(twice)).toBe(twice)
  })
})
