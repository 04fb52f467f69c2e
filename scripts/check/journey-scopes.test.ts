import { expect, it } from 'vitest'
import {
  LANDING,
  ONE_WIDTH,
  PHONE,
  readScope,
  type Scope,
  selectJourneys,
  type Width,
} from '../../e2e/support/scope.ts'

const WIDTHS: Width[] = ['large', 'phone']
const KINDS = [[], [ONE_WIDTH], [PHONE], [LANDING], [ONE_WIDTH, LANDING], [PHONE, LANDING]]
const journeys = KINDS.map(tags => ['[large] revisions.spec.ts a path is renamed @R05', ...tags].join(' '))

const runs = (journey: string, scope: Scope, width: Width) => {
  const { grep, grepInvert } = selectJourneys(scope, width)
  return grep.some(one => one.test(journey)) && !grepInvert.some(one => one.test(journey))
}
const places = (journey: string, scope: Scope) => WIDTHS.filter(width => runs(journey, scope, width))

it.each(journeys)('what `npm test` leaves out of %s runs before a change lands, and nothing runs twice', journey => {
  const both = [...places(journey, 'telling'), ...places(journey, 'rest')]
  expect(both.toSorted()).toEqual(places(journey, 'all'))
  expect(both.length).toBeGreaterThan(0)
})

it('a journey without a tag is on the phone in `npm test` and on the large screen before landing', () => {
  const journey = 'a path is renamed @R05'
  expect(places(journey, 'telling')).toEqual(['phone'])
  expect(places(journey, 'rest')).toEqual(['large'])
})

it('what the width has no part in runs once', () => {
  expect(places(`a tampered file ${ONE_WIDTH}`, 'all')).toEqual(['large'])
  expect(places(`a tampered file ${ONE_WIDTH}`, 'telling')).toEqual(['large'])
})

it('a scope that is none is refused', () => {
  expect(() => readScope('fast')).toThrow('JOURNEYS is one of telling, rest, all, not fast')
  expect(readScope()).toBe('all')
})
