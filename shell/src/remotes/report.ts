import type { ClientFailure } from '@ariane/shared/contracts'
import { ERROR_CLASSES, pageReportRoutes } from '@ariane/shared/contracts/page-reports'
import { type FailedLoad, RemoteError } from '@ariane/shared/federation'
import { call, logOnly } from '@ariane/shared/http'
import { loads } from './count-loads.ts'
import type { Thrower } from './find-thrower.ts'
import { isMissingChunk } from './is-missing-chunk.ts'
import { findExposedScreen, findRemote } from './remotes.ts'
import { shouldReport } from './report-rules.ts'
import { whenSignedIn } from './when-signed-in.ts'

const reported = new Map<string, number>()

/** Sends a report without waiting for its arrival. */
function sendReport(failure: ClientFailure): void {
  const key = [failure.remote, failure.version, failure.kind, failure.screen].join(' ')
  if (!shouldReport(reported, key, Math.random())) return
  call(pageReportRoutes.reportFailure, failure).catch((error: unknown) => logOnly('report', error))
}

/**
 * Reports an error of a remote outside drawing: its class and its place, never its message, which may hold what somebody
 * wrote. A call that the page itself ended is none.
 */
export function reportThrown(thrower: Thrower, thrown: unknown): void {
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'AbortError') return
  loads.countThrown(thrower.remote, thrower.version)
  const error = ERROR_CLASSES.find(one => one === name) ?? 'autre'
  const key = [error, ...Object.values(thrower)].join(' ')
  if (!shouldReport(reported, key, Math.random())) return
  whenSignedIn(() =>
    call(pageReportRoutes.reportError, { ...thrower, error }).catch((cause: unknown) => logOnly('report', cause)),
  )
}

/** Reports a version of a remote that could not be loaded, also when another version took its place. */
export function reportLoad({ remote, exposed, version, failure }: FailedLoad): void {
  const screen = findExposedScreen(remote, exposed)
  if (failure === 'disabled') return
  loads.countBroken(remote, version)
  if (screen) whenSignedIn(() => sendReport({ remote, version, kind: failure, screen }))
}

/** Reports a screen that broke, or of which nothing was drawn or seen after its code was loaded. Failed loads are reported already. */
export function reportBroken(screen: string, version: string, error: unknown): void {
  const unseen = error instanceof RemoteError && (error.failure === 'blank' ? 'blank' : 'stalled')
  const kind = unseen || (isMissingChunk(error) ? 'chunk' : 'render')
  const remote = findRemote(screen)
  loads.countBroken(remote, version)
  sendReport({ remote, version, kind, screen })
}
