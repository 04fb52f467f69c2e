import { WEEKDAYS } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay } from '@ariane/shared/dates'
import { Box, ClipboardIcon, chakra, FlagIcon, Grid, HStack, ReviewIcon, VisuallyHidden } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { today } from '../today.ts'
import { type MarkedType, marksOn } from './agenda.ts'
import { useStripKeys } from './use-strip-keys.ts'
import { useSwipe } from './use-swipe.ts'

const text = messages.phone
const ICONS: Record<MarkedType, typeof FlagIcon> = { homework: ClipboardIcon, exam: FlagIcon, revision: ReviewIcon }
const DayButton = chakra('button')

type Props = {
  days: readonly string[]
  events: readonly CalendarEvent[]
  chosen: string
  onChoose: (day: string) => void
  /** To the week before or after. */
  onWeek: (step: -1 | 1) => void
}

/** The seven days in a row, with what has to be ready; a swipe leads to the next week, and so do keys. */
export function DayStrip({ days, events, chosen, onChoose, onWeek }: Props) {
  const swipe = useSwipe(onWeek)
  const keys = useStripKeys({ days, chosen, onChoose, onWeek })
  const now = today()
  return (
    <Grid
      templateColumns="repeat(7, minmax(0, 1fr))"
      gap="0.5"
      role="group"
      aria-label={text.strip}
      {...swipe}
      {...keys}
    >
      {days.map((day, n) => {
        const isToday = day === now
        return (
          <DayButton
            key={day}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
            display="grid"
            justifyItems="center"
            alignContent="start"
            minH="4rem"
            py="1.5"
            borderRadius="lg"
            borderWidth="1.5px"
            borderColor={isToday ? 'brand.solid' : 'transparent'}
            color="ink"
            cursor="pointer"
            _pressed={{ bg: 'brand.solid', color: 'brand.contrast' }}
          >
            <VisuallyHidden>
              {formatDay(`${day}T12:00:00Z`)}
              {isToday && `, ${text.isToday}`}
              {marksOn(events, day).map(type => `, ${text.marks[type]}`)}
            </VisuallyHidden>
            <Box as="span" textStyle="2xs" aria-hidden>
              {`${(WEEKDAYS[n] ?? '').slice(0, 3).toLowerCase()}.`}
            </Box>
            <Box as="span" fontWeight="bold" lineHeight="1.3" aria-hidden>
              {Number(day.slice(-2))}
            </Box>
            <HStack gap="0.5" minH="3.5" aria-hidden>
              {marksOn(events, day).map(type => {
                const MarkIcon = ICONS[type]
                return <MarkIcon key={type} size={13} />
              })}
            </HStack>
          </DayButton>
        )
      })}
    </Grid>
  )
}
