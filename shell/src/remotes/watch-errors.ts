import { versionFolders } from '@ariane/shared/federation'
import { findThrower } from './find-thrower.ts'
import { reportThrown } from './report.ts'

/** Reports what remotes throw outside drawing: in an event, a timer, a promise. No boundary sees that. */
export function watchErrors(): void {
  const found = (error: unknown, place = '') => {
    const thrower = findThrower(error instanceof Error && error.stack ? error.stack : place, versionFolders())
    if (thrower) reportThrown(thrower, error)
  }
  addEventListener('error', ({ error, filename, lineno, colno }) => found(error, `${filename}:${lineno}:${colno}`))
  addEventListener('unhandledrejection', ({ reason }) => found(reason))
}
