import type { PathStatus } from '@ariane/shared/contracts/paths'
import type { PaletteName } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.revisions

export const FILTERS = ['all', 'to_do', 'generated', 'done'] as const
export type Filter = (typeof FILTERS)[number]

/** A filter is an exact match on the status (S2 §2). */
export const matches = (filter: Filter, status: PathStatus) => filter === 'all' || filter === status

/** Path labels of S2 §4. */
export function pathLabel(status: PathStatus): string {
  switch (status) {
    case 'completed':
    case 'done':
      return text.status.done
    case 'in_progress':
    case 'generating':
      return text.status.generating
    case 'generated':
      return text.status.generated
    default:
      return text.status.toDo
  }
}

export function pathTone(status: PathStatus): PaletteName {
  const label = pathLabel(status)
  if (label === text.status.done) return 'success'
  if (label === text.status.generated) return 'info'
  return status === 'incomplete_path' ? 'warning' : 'neutral'
}

/** What a click on a card does (S2 §4). */
export function clickAction(status: PathStatus): 'resume' | 'ignore' | 'play' {
  if (status === 'incomplete_path') return 'resume'
  return status === 'generating' ? 'ignore' : 'play'
}
