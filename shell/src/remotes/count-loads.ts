import { pageReportRoutes } from '@ariane/shared/contracts/page-reports'
import { call, logOnly } from '@ariane/shared/http'
import { loadCounter } from './load-counter.ts'
import { whenSignedIn } from './when-signed-in.ts'

let hiddenAt = document.hidden ? 0 : -1
document.addEventListener('visibilitychange', () => {
  hiddenAt = performance.now()
})

/** What this page tells the server about loads, while a canary watches itself. */
export const loads = loadCounter({
  now: () => performance.now(),
  wasInView: from => !document.hidden && hiddenAt < from,
  send: report =>
    whenSignedIn(() => call(pageReportRoutes.reportLoad, report).catch((error: unknown) => logOnly('report', error))),
})
