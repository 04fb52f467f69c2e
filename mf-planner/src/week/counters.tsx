import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { BookOpenIcon, Box, ClipboardIcon, FlagIcon, Flex, SimpleGrid, Text } from '@ariane/shared/ui'
import { countByType } from '../event-rules.ts'
import { messages } from '../messages.ts'

const text = messages.week
const COUNTERS = [
  { name: 'course', icon: BookOpenIcon, tone: 'info' },
  { name: 'homework', icon: ClipboardIcon, tone: 'orange' },
  { name: 'exam', icon: FlagIcon, tone: 'danger' },
] as const

/** Three figures in a row, small enough on a phone to leave the screen to the days. */
export function Counters({ events }: { events: readonly CalendarEvent[] }) {
  const found = countByType(events)
  return (
    <SimpleGrid columns={3} gap={{ base: '2', md: '4' }} role="group" aria-label={text.countersLabel}>
      {COUNTERS.map(({ name, icon: CounterIcon, tone }) => (
        <Flex
          key={name}
          colorPalette={tone}
          columnGap={{ base: '2', md: '4' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          align="center"
          bg="surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="sm"
          px={{ base: '2.5', md: '4' }}
          py={{ base: '1', md: '4' }}
        >
          <Box hideBelow="md" bg="colorPalette.subtle" color="colorPalette.fg" borderRadius="l2" p="2.5" aria-hidden>
            <CounterIcon size={24} />
          </Box>
          <Flex
            flex="1"
            minW="0"
            wrap="wrap"
            align="center"
            columnGap="2"
            direction={{ base: 'row', md: 'column' }}
            alignItems={{ md: 'start' }}
          >
            <Text
              fontSize={{ base: 'xl', md: '2xl' }}
              lineHeight="1.2"
              fontWeight="bold"
              color={{ base: 'colorPalette.fg', md: 'ink' }}
            >
              {found[name]}
            </Text>
            <Text
              flex={{ base: '1 1 min-content', md: 'none' }}
              color="ink.muted"
              textStyle={{ base: '2xs', md: 'sm' }}
            >
              {text.counters[name]}
            </Text>
          </Flex>
        </Flex>
      ))}
    </SimpleGrid>
  )
}
