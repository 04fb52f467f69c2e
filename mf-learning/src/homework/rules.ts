import type { GivenWork, PathStatus } from '@ariane/shared/contracts/paths'
import { formatDay } from '@ariane/shared/dates'
import type { PaletteName } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.status

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

export function homeworkTone(status: PathStatus): PaletteName {
  const label = homeworkLabel(status)
  if (label === text.done) return 'success'
  return label === text.ready ? 'info' : 'neutral'
}

/** What a click on a card does: a homework that is being generated is ignored, an incomplete one reopens its sheet. */
export function clickAction(status: PathStatus): 'resume' | 'ignore' | 'play' {
  if (status === 'incomplete_homework') return 'resume'
  return status === 'generating' ? 'ignore' : 'play'
}

/** 'Donné par Mme Durand, à rendre mardi 1er décembre'. */
export const describeGiven = ({ by, dueDay }: GivenWork) => messages.given(by, formatDay(`${dueDay}T12:00:00Z`))
