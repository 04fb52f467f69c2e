// What the JSON reports of Vitest and Playwright say: how many passed, and which tests failed or passed at the second try only.
import { readFileSync } from 'node:fs'

export type ReportKind = 'vitest' | 'playwright'
/** Titles of what failed, and of what passed only when it was tried again; the latter are among `passed`. */
export type Report = { passed: number; skipped: number; failed: string[]; retried: string[] }

/** A run that wrote no report, or not all of it, has failed as a whole. */
const NO_REPORT: Report = { passed: 0, skipped: 0, failed: ['no report was written'], retried: [] }

/** Reads the report at a path. */
export function readReport(kind: ReportKind, file: string): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return kind === 'vitest' ? readVitest(report) : readPlaywright(report)
  } catch {
    return NO_REPORT
  }
}

export interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A test that passed and has messages of a failure passed when it was tried again; a file may fail before any of its tests. */
export function readVitest({ numPassedTests, numPendingTests, testResults }: VitestReport): Report {
  const tests = testResults.flatMap(file => file.assertionResults)
  const title = (test: (typeof tests)[number]) => test.fullName
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
  )
  return {
    passed: numPassedTests,
    skipped: numPendingTests,
    failed: [...tests.filter(test => test.status === 'failed').map(title), ...broken.map(file => file.name)],
    retried: tests.filter(test => test.status === 'passed' && test.failureMessages.length > 0).map(title),
  }
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { projectName: string; status: string }[] }[]
}
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
  stats: { expected: number; skipped: number; flaky: number }
}

/** Errors outside of tests (a server that did not start) count as failures. */
export function readPlaywright({ suites, errors, stats }: PlaywrightReport): Report {
  const failed: string[] = []
  const retried: string[] = []
  const read = (suite: PlaywrightSuite, above: string[]) => {
    const path = [...above, suite.title]
    for (const { title, tests } of suite.specs ?? [])
      for (const { projectName, status } of tests) {
        const name = `${[...path, title].join(' › ')} (${projectName})`
        if (status === 'unexpected') failed.push(name)
        if (status === 'flaky') retried.push(name)
      }
    for (const inner of suite.suites ?? []) read(inner, path)
  }
  for (const suite of suites) read(suite, [])
  failed.push(...errors.map(error => error.message ?? 'an error outside of any test'))
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failed, retried }
}
