import type { PathStatus } from '@ariane/shared/contracts/learning'
import { messages } from '../messages.ts'

const text = messages.homework.status

/** Homework labels of S2 §4. */
export function homeworkLabel(status: PathStatus): string {
  switch (status) {
    case 'completed':
    case 'done':
      return text.done
    case 'in_progress':
    case 'generated':
      return text.ready
    case 'generating':
      return text.generating
    default:
      return text.waiting
  }
}
