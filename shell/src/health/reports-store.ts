import { type OperatorReport, reportRoutes } from '@ariane/shared/contracts/reports'
import { call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'

export const $reports = atom<Loadable<OperatorReport[]>>(LOADING)

export async function loadReports(): Promise<void> {
  try {
    $reports.set(ready((await call(reportRoutes.listOpenReports, {})).data.reports))
  } catch (error) {
    $reports.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export async function closeReport(id: string): Promise<void> {
  await call(reportRoutes.closeReport, { id })
  await loadReports()
}
