import { formatWeek, formatWeekTitle } from '@ariane/shared/dates'
import {
  Box,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Flex,
  Heading,
  HStack,
  RoundButton,
  Text,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { ZoneNote } from '../zone-note.tsx'
import { showToday } from './today.ts'

const text = messages.week

type Props = { start: Date; offset: number; onMove: (offset: number) => void }

/** Month and dates of the week, and the buttons to the weeks beside it. */
export function WeekBar({ start, offset, onMove }: Props) {
  return (
    <Flex
      flex={{ base: '1 1 100%', md: '0 1 auto' }}
      direction={{ md: 'row-reverse' }}
      gap={{ base: '4', md: '3' }}
      align="center"
      justify={{ base: 'space-between', md: 'flex-end' }}
      wrap="wrap"
    >
      <Box aria-live="polite">
        <Heading as="h2" size="xl" _firstLetter={{ textTransform: 'uppercase' }}>
          {formatWeekTitle(start)}
        </Heading>
        <Text color="ink.muted">{text.span(formatWeek(start))}</Text>
        <ZoneNote at={start} />
      </Box>
      <HStack gap="2" wrap="wrap">
        <RoundButton
          label={text.previous}
          icon={<ChevronLeftIcon aria-hidden />}
          variant="subtle"
          onClick={() => onMove(offset - 1)}
        />
        {offset === 0 ? (
          <Button variant="outline" px={{ base: '3', sm: '5' }} onClick={showToday} hideBelow="md" hideFrom="xl">
            {text.today}
          </Button>
        ) : (
          <Button variant="outline" px={{ base: '3', sm: '5' }} onClick={() => onMove(0)}>
            {text.current}
          </Button>
        )}
        <RoundButton
          label={text.next}
          icon={<ChevronRightIcon aria-hidden />}
          variant="subtle"
          onClick={() => onMove(offset + 1)}
        />
      </HStack>
    </Flex>
  )
}
