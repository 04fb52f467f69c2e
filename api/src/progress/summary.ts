import type { ProgressItem } from '@ariane/shared/contracts'
import { isHomework, type Work } from './ports.ts'

const LABELS: Partial<Record<Work['status'], 'to_do' | 'in_progress' | 'completed'>> = {
  to_do: 'to_do',
  generated: 'in_progress',
  done: 'completed',
}
const MOST = 20

/** What can be worked on, the last one worked on first. */
export const lastProgress = (works: readonly Work[]): ProgressItem[] =>
  works
    .toSorted((a, b) => b.activeAt.getTime() - a.activeAt.getTime())
    .flatMap(({ id, title, status, percent, assignedBy }) => {
      const label = LABELS[status]
      if (!label) return []
      const progress = { status: label, progress: { progress: { bookProgressPercent: percent } } }
      return { id, title, ...(assignedBy && { assignedBy }), progress }
    })
    .slice(0, MOST)

/** How many paths and homework there are, without those whose writing failed. */
export const countWorks = (works: readonly Work[]) => {
  const written = works.filter(work => !work.status.startsWith('incomplete'))
  const homework = written.filter(isHomework).length
  return { pedagogical_and_training: written.length - homework, homework }
}
