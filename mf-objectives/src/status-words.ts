import type { PaletteName } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import type { Going } from './rules.ts'

/** The badge of an objective: the labels of S1 §4, and a word for what the table leaves open. */
export function statusLabel({ status, currentStatus }: Going): string {
  if (status === 'cancelled') return messages.status.cancelled
  return messages.status[currentStatus ?? 'none']
}

export function statusTone({ status, currentStatus }: Going): PaletteName {
  if (status === 'cancelled' || currentStatus === null) return 'neutral'
  if (currentStatus === 'in_progress') return 'info'
  return currentStatus === 'completed' || currentStatus === 'finished' ? 'success' : 'warning'
}
