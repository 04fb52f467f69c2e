import type { DailyPart } from '@ariane/shared/contracts'
import type { DailyFacts } from './build-parts.ts'

/** What was finished since, wherever it was opened, is done in the session as well. */
export function closeParts(parts: readonly DailyPart[], { events, works }: Pick<DailyFacts, 'events' | 'works'>) {
  const isFinished = (part: DailyPart) => {
    if (part.kind === 'path') return works.some(({ id, status }) => id === part.id && status === 'done')
    if (part.kind === 'errors') return false
    return events.some(({ id, startDate, done }) => id === part.eventId && startDate === part.startDate && done)
  }
  return parts.map(part => (isFinished(part) ? { ...part, outcome: 'done' as const } : part))
}
