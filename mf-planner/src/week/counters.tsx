import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { BookOpenIcon, ClipboardIcon, FlagIcon, SimpleGrid, StatCard } from '@ariane/shared/ui'
import { counts } from '../event-rules.ts'
import { messages } from '../messages.ts'

const text = messages.week

export function Counters({ events }: { events: readonly CalendarEvent[] }) {
  const { course, homework, exam } = counts(events)
  return (
    <SimpleGrid minChildWidth="min(100%, 13rem)" gap="4" role="group" aria-label={text.countersLabel}>
      <StatCard icon={<BookOpenIcon />} label={text.counters.course} value={course} tone="info" />
      <StatCard icon={<ClipboardIcon />} label={text.counters.homework} value={homework} tone="orange" />
      <StatCard icon={<FlagIcon />} label={text.counters.exam} value={exam} tone="danger" />
    </SimpleGrid>
  )
}
