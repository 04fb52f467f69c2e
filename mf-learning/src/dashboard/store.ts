import { type Alert, type ProgressItem, progressRoutes } from '@ariane/shared/contracts/progress'
import { call, isAborted, logOnly, NetworkFailure } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

type Week = { alerts: Alert[]; paths: number; homework: number }
const NOTHING: Week = { alerts: [], paths: 0, homework: 0 }

/**
 * The week's alerts and totals. A failure of the API empties them and shows nothing (S2 §8); without an answer they are
 * unknown.
 */
export const week = userData<Week>(async (user, signal) => {
  try {
    const { data } = await call(progressRoutes.weeklyAlerts, { userId: user.uid }, { signal })
    return { alerts: data.alerts, paths: data.totals.pedagogical_and_training, homework: data.totals.homework }
  } catch (error) {
    if (isAborted(error) || error instanceof NetworkFailure) throw error
    logOnly('alerts', error)
    return NOTHING
  }
})

const SHOWN = 3
type Recent = { paths: ProgressItem[]; homework: ProgressItem[] }

/** The three most recent paths and homework. */
export const recent = userData<Recent>(async (user, signal) => {
  const { data } = await call(progressRoutes.progressSummary, { userId: user.uid }, { signal })
  const { pedagogical, homework } = data.last_progress
  return { paths: pedagogical.slice(0, SHOWN), homework: homework.slice(0, SHOWN) }
})
