import type { Health } from '@ariane/shared/contracts/health'
import { findExposedScreen, findScreen } from '../remotes/remotes.ts'
import { formatInstant } from './format-instant.ts'
import { messages } from './messages.ts'
import { ReportTable } from './report-table.tsx'

const text = messages.reported

/** A version of a remote can expose a screen that this shell does not know. */
function screenTitle(remote: string, screen: string): string {
  const id = findExposedScreen(remote, `./${screen}`)
  return id ? findScreen(id).title : screen
}

/** Failures that pages reported, the most frequent first. */
export function ReportedFailures({ failures }: Pick<Health, 'failures'>) {
  const rows = failures.map(({ remote, version, kind, screen, count, lastAt }) => [
    remote,
    version,
    text.kinds[kind],
    screenTitle(remote, screen),
    String(count),
    formatInstant(lastAt),
  ])
  return <ReportTable {...text} rows={rows} />
}

/** Errors outside drawing that pages reported, the most frequent first. */
export function ReportedErrors({ errors }: Pick<Health, 'errors'>) {
  const rows = errors.map(({ remote, version, error, file, line, column, count, lastAt }) => [
    remote,
    version,
    error,
    line > 0 ? `${file}:${line}:${column}` : file,
    String(count),
    formatInstant(lastAt),
  ])
  return <ReportTable {...messages.errors} rows={rows} />
}
