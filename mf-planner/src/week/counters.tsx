import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { BookOpenIcon, ClipboardIcon, FlagIcon, Flex, Grid, Text } from '@ariane/shared/ui'
import { countByType } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { useNarrow } from './use-narrow.ts'

const text = messages.week
const COUNTERS = [
  { name: 'course', icon: BookOpenIcon, tone: 'info' },
  { name: 'homework', icon: ClipboardIcon, tone: 'orange' },
  { name: 'exam', icon: FlagIcon, tone: 'danger' },
] as const

/** Three figures, small enough to leave the screen to the days. */
export function Counters({ events }: { events: readonly CalendarEvent[] }) {
  const found = countByType(events)
  const isNarrow = useNarrow()
  const Row = isNarrow ? Grid : Flex
  return (
    <Row
      {...(isNarrow ? { templateColumns: 'repeat(3, minmax(0, 1fr))' } : { wrap: 'wrap' as const })}
      gap="2"
      role="group"
      aria-label={text.countersLabel}
    >
      {COUNTERS.map(({ name, icon: CounterIcon, tone }) => (
        <Flex
          key={name}
          colorPalette={tone}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          align="center"
          columnGap={{ base: '1.5', md: '2' }}
          bg={{ base: 'surface', md: 'colorPalette.subtle' }}
          color="colorPalette.fg"
          borderWidth={{ base: '1px', md: '0' }}
          borderColor="border"
          borderRadius={{ base: 'l3', md: 'full' }}
          boxShadow={{ base: 'sm', md: 'none' }}
          px={{ base: '2', md: '3' }}
          py="1"
        >
          {!isNarrow && <CounterIcon size={18} aria-hidden />}
          <Text fontSize={{ base: 'xl', md: 'md' }} lineHeight="1.2" fontWeight="bold">
            {found[name]}
          </Text>
          <Text
            flex={{ base: '1 1 min-content', md: 'none' }}
            color={{ base: 'ink.muted', md: 'colorPalette.fg' }}
            textStyle={{ base: '2xs', md: 'sm' }}
          >
            {text.counters[name]}
          </Text>
        </Flex>
      ))}
    </Row>
  )
}
