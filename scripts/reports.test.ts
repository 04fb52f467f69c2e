import { expect, it } from 'vitest'
import { readPlaywright, readReport, readVitest } from './reports.ts'

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

it('names the tests of Vitest that failed, and those that passed when tried again', () => {
  const assertionResults = [
    assertion('the week begins on Monday', 'passed'),
    assertion('the week ends on Sunday', 'passed', ['Error: timeout']),
    assertion('the week has seven days', 'failed', ['Error: 6']),
  ]
  const report = readVitest({
    numPassedTests: 2,
    numPendingTests: 1,
    testResults: [{ name: 'week.test.ts', status: 'failed', assertionResults }],
  })
  expect(report).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['the week has seven days'],
    retried: ['the week ends on Sunday'],
  })
})

it('names a file of Vitest that could not be read', () => {
  const testResults = [{ name: 'week.test.ts', status: 'failed', assertionResults: [] }]
  expect(readVitest({ numPassedTests: 0, numPendingTests: 0, testResults }).failed).toEqual(['week.test.ts'])
})

it('names journeys by file, group and width, and errors outside of any', () => {
  const test = (status: string) => ({ projectName: 'phone', status })
  const report = readPlaywright({
    suites: [
      {
        title: 'chat.spec.ts',
        specs: [{ title: 'opens', tests: [test('flaky')] }],
        suites: [{ title: 'The chat', specs: [{ title: 'closes', tests: [test('unexpected'), test('expected')] }] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
    stats: { expected: 1, skipped: 2, flaky: 1 },
  })
  expect(report).toEqual({
    passed: 2,
    skipped: 2,
    failed: ['chat.spec.ts › The chat › closes (phone)', 'the server did not start'],
    retried: ['chat.spec.ts › opens (phone)'],
  })
})

it('a run without a report has failed', () => {
  expect(readReport('vitest', 'nowhere.json').failed).toEqual(['no report was written'])
})
