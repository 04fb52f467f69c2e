import { EVENT_TITLES } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { Link } from '@ariane/shared/router'
import { AlertIcon, Badge, Box, chakra, eventPalette, Text } from '@ariane/shared/ui'
import { eventAddress } from '../address.ts'
import { DoneMark } from '../event/done-mark.tsx'
import { canBeDone, formatHours, formatSubject } from '../event-rules.ts'
import { messages } from '../messages.ts'

const Card = chakra(Link)

type Props = {
  event: CalendarEvent
  day: string
  offset: number
  onMark: (done: boolean) => void
  /** Its hours stand beside it, as in an agenda. */
  hoursBeside?: boolean
}

/** An event under a day on a phone. */
export function EventCard({ event, day, offset, hoursBeside = false, onMark }: Props) {
  const { title, type, alert, cancelled, meta } = event
  const palette = cancelled ? 'neutral' : eventPalette(type)
  const struck = cancelled ? 'line-through' : undefined
  const about = [formatSubject(event) !== title && formatSubject(event), meta.room].filter(Boolean).join(' · ')
  return (
    <Box
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderLeftWidth="3px"
      borderLeftColor="colorPalette.solid"
      borderRadius="l1"
      px="3"
      py="2"
      textStyle="sm"
      _hover={{ bg: 'colorPalette.muted' }}
    >
      <Card
        to={eventAddress(event, offset)}
        display="flex"
        columnGap="3"
        minH="touch"
        color="inherit"
        textDecoration="none"
      >
        <Text
          color="colorPalette.fg"
          fontVariantNumeric="tabular-nums"
          w={{ base: '3.25rem', sm: hoursBeside ? '3.25rem' : '28' }}
          textStyle={{ base: 'xs', sm: hoursBeside ? 'xs' : 'sm' }}
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
          <Text fontWeight="bold" hyphens="auto" overflowWrap="anywhere" textDecoration={struck}>
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
          <DoneMark event={event} onMark={onMark} size="sm" />
        </Box>
      )}
    </Box>
  )
}
