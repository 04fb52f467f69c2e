import { expect, it } from 'vitest'
import { ONE_WIDTH, PHONE, readScope, type Scope, SMOKE, selectJourneys, type Width } from '../../e2e/support/scope.ts'

const WIDTHS: Width[] = ['large', 'phone']

const runs = (journey: string, scope: Scope, width: Width) => {
  const { grep, grepInvert } = selectJourneys(scope, width)
  return grep.some(one => one.test(journey)) && !grepInvert.some(one => one.test(journey))
}
const places = (tags: string[], scope: Scope) => {
  const journey = ['[large] revisions.spec.ts a path is renamed @R05', ...tags].join(' ')
  return WIDTHS.filter(width => runs(journey, scope, width))
}

it.each([
  [[], ['large', 'phone']],
  [[ONE_WIDTH], ['large']],
  [[PHONE], ['phone']],
])('a journey with the tags %j is played at its widths before a release, and once in smoke', (tags, widths) => {
  expect(places(tags, 'all')).toEqual(widths)
  expect(places(tags, 'smoke')).toEqual([])
  expect(places([...tags, SMOKE], 'all')).toEqual(widths)
  expect(places([...tags, SMOKE], 'smoke')).toEqual([widths.at(-1)])
})

it('a scope that is none is refused', () => {
  expect(() => readScope('fast')).toThrow('JOURNEYS is one of smoke, all, not fast')
  expect(readScope()).toBe('all')
})
