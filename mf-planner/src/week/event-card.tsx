import { EVENT_TITLES } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { Link } from '@ariane/shared/router'
import { AlertIcon, Badge, Box, chakra, eventPalette, Text } from '@ariane/shared/ui'
import { eventAddress } from '../address.ts'
import { DoneMark } from '../event/done-mark.tsx'
import { canBeDone, formatHours } from '../event-rules.ts'
import { messages } from '../messages.ts'

const Card = chakra(Link)

type Props = {
  event: CalendarEvent
  day: string
  offset: number
  onMark: (done: boolean) => void
  /** Its hours stand beside it, as in an agenda. */
  hoursBeside?: boolean
  /** Present when the event can be dragged to another day. */
  onDrag: ((carried: boolean) => void) | undefined
}

/** An event under a day: a line where days are stacked, a small card in a column. */
export function EventCard({ event, day, offset, hoursBeside = false, onMark, onDrag }: Props) {
  const { title, subject, type, alert, cancelled, meta } = event
  const palette = cancelled ? 'neutral' : eventPalette(type)
  const struck = cancelled ? 'line-through' : undefined
  const about = [subject !== title && subject, meta.room].filter(Boolean).join(' · ')
  return (
    <Box
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderLeftWidth="3px"
      borderLeftColor="colorPalette.solid"
      borderRadius="l1"
      px={{ base: '3', xl: '1' }}
      py="2"
      textStyle={{ base: 'sm', xl: 'xs' }}
      _hover={{ bg: 'colorPalette.muted' }}
    >
      <Card
        to={eventAddress(event, offset)}
        display={{ base: hoursBeside ? 'flex' : 'block', sm: 'flex', xl: 'block' }}
        columnGap="3"
        minH="touch"
        color="inherit"
        textDecoration="none"
        draggable={Boolean(onDrag)}
        cursor={onDrag ? 'grab' : 'pointer'}
        onDragStart={drag => {
          drag.dataTransfer.effectAllowed = 'move'
          drag.dataTransfer.setData('text/plain', title)
          onDrag?.(true)
        }}
        onDragEnd={() => onDrag?.(false)}
      >
        <Text
          color="colorPalette.fg"
          fontVariantNumeric="tabular-nums"
          w={{ base: hoursBeside ? '3.25rem' : 'auto', sm: hoursBeside ? '3.25rem' : '28', xl: 'auto' }}
          textStyle={hoursBeside ? 'xs' : undefined}
          flexShrink="0"
          textDecoration={struck}
        >
          {formatHours(event, day)}
        </Text>
        <Box minW="0" flex="1">
          {cancelled && (
            <Badge colorPalette="warning" variant="solid">
              {messages.event.cancelled}
            </Badge>
          )}
          <Text
            fontWeight="bold"
            // The longest subject fits on one line of a column.
            fontSize={{ xl: '0.79rem' }}
            letterSpacing={{ xl: '-0.02em' }}
            hyphens="auto"
            overflowWrap="anywhere"
            textDecoration={struck}
          >
            {title}
          </Text>
          <Text>
            <Box as="span" color="colorPalette.fg" fontWeight="semibold">
              {EVENT_TITLES[type]}
            </Box>
            {about && ` · ${about}`}
          </Text>
          {alert && (
            <Box mt="1.5">
              <Badge colorPalette="warning" variant="solid">
                <AlertIcon size={14} aria-hidden />
                {messages.event.alert}
              </Badge>
              <Text mt="1">{alert.description}</Text>
            </Box>
          )}
        </Box>
      </Card>
      {canBeDone(event) && !cancelled && (
        <Box mt="1">
          <DoneMark event={event} onMark={onMark} size="sm" w={{ base: 'auto', xl: 'full' }} />
        </Box>
      )}
    </Box>
  )
}
