import type { HistoryEntry, Objective } from '@ariane/shared/contracts/objectives'
import { readEvaluation, shownProgress } from '../rules.ts'
import { messages } from './messages.ts'

const text = messages.history

/** The displayed progress after each step. */
export function progressSteps(history: readonly HistoryEntry[]): number[] {
  let currentStatus: Objective['currentStatus'] = null
  return history.map(({ report, progress }) => {
    currentStatus = report ?? currentStatus
    return shownProgress({ currentStatus, progress })
  })
}

/** A step of the history in a few words. */
export function formatStep({ kind, report, task, isSuccess }: HistoryEntry): string {
  if (kind === 'reported') return report ? text.reports[report] : ''
  const what =
    kind === 'task-done'
      ? text.done[readEvaluation({ isSuccess }) === 'succeeded' ? 'succeeded' : 'failed']
      : text.kinds[kind]
  return task ? text.withTask(what, task) : what
}

/** The points of a curve in a box of 100 × 100, evenly spaced, 100 % at the top. */
export const curvePoints = (percents: readonly number[]): { x: number; y: number }[] =>
  percents.map((percent, step) => ({ x: (100 * step) / Math.max(1, percents.length - 1), y: 100 - percent }))
