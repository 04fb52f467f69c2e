import type { WorkState } from '@ariane/shared/contracts'
import type { WorkProgress } from './ports.ts'

/** Where a pupil is with given work. */
export function findState(isDelivered: boolean, progress: WorkProgress | undefined): WorkState {
  if (!isDelivered) return 'waiting'
  if (!progress) return 'removed'
  if (progress.done) return 'done'
  return progress.begun ? 'begun' : 'not_begun'
}

/** Late from the day after the one it is due by; what was put away is nobody's to hand in. */
export const isLate = (state: WorkState, dueDay: string, today: string) =>
  today > dueDay && (state === 'not_begun' || state === 'begun')
