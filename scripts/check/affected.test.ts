import { expect, test } from 'vitest'
import { findAffectedTests, findImporters, type Module } from './affected.ts'

const modules: Module[] = [
  { source: 'shared/src/dates/week.ts', imports: [] },
  { source: 'shared/src/dates/week.test.ts', imports: ['shared/src/dates/week.ts'] },
  { source: 'api/src/calendar/calendar.ts', imports: ['shared/src/dates/week.ts'] },
  { source: 'api/src/calendar/calendar.test.ts', imports: ['api/src/calendar/calendar.ts'] },
  { source: 'api/src/calendar/routes.test.ts', imports: ['api/src/platform/testing/test-api.ts'] },
  { source: 'api/src/app.ts', imports: ['api/src/calendar/calendar.ts'] },
  { source: 'api/src/platform/testing/test-api.ts', imports: ['api/src/app.ts'] },
  { source: 'api/src/chat/routes.test.ts', imports: ['api/src/platform/testing/test-api.ts'] },
  { source: 'api/src/policy.test.ts', imports: ['api/src/app.ts'] },
  { source: 'api/src/run.test.ts', imports: [] },
  { source: 'scripts/check/documents.test.ts', imports: [] },
  { source: 'shell/src/profile/messages.ts', imports: [] },
  { source: 'shell/src/profile/name-form.test.tsx', imports: ['shell/src/profile/messages.ts'] },
]

test('A change concerns the tests of its own folder and those that import it, however far away.', () => {
  expect(findAffectedTests(modules, ['shared/src/dates/week.ts'])).toEqual([
    'shared/src/dates/week.test.ts',
    'api/src/calendar/calendar.test.ts',
    'scripts/check/documents.test.ts',
  ])
})

test('A changed sentence concerns the screens that show it.', () => {
  const tests = findAffectedTests(modules, ['shell/src/profile/messages.ts'])
  expect(tests).toContain('shell/src/profile/name-form.test.tsx')
})

test('A change of an area concerns its route tests and the walk over all routes, not those of other areas.', () => {
  expect(findAffectedTests(modules, ['api/src/calendar/calendar.ts'])).toEqual([
    'api/src/calendar/calendar.test.ts',
    'api/src/calendar/routes.test.ts',
    'api/src/policy.test.ts',
    'scripts/check/documents.test.ts',
  ])
})

test('A change of what every start goes through concerns the tests of starts.', () => {
  expect(findAffectedTests(modules, ['api/src/app.ts'])).toContain('api/src/run.test.ts')
  expect(findAffectedTests(modules, ['api/src/platform/config.ts'])).toContain('api/src/run.test.ts')
})

test('A change of versions or settings concerns every test.', () => {
  expect(findAffectedTests(modules, ['pnpm-lock.yaml'])).toBeNull()
  expect(findAffectedTests(modules, ['api/package.json', 'docs/teams.md'])).toBeNull()
})

test('A page of documentation concerns the tests that read pages; where nothing changed there is none.', () => {
  expect(findAffectedTests(modules, ['docs/teams.md'])).toEqual(['scripts/check/documents.test.ts'])
  expect(findAffectedTests(modules, [])).toEqual([])
})

test('Type-aware rules look at a changed file and at those that import it.', () => {
  expect(findImporters(modules, ['shared/src/dates/week.ts'])).toEqual([
    'shared/src/dates/week.test.ts',
    'api/src/calendar/calendar.ts',
  ])
})
