import { EVENT_TITLES } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { Link } from '@ariane/shared/router'
import { AlertIcon, Badge, Box, chakra, eventPalette, Text } from '@ariane/shared/ui'
import { eventAddress } from '../address.ts'
import { hoursOn } from '../event-rules.ts'
import { messages } from '../messages.ts'

const Card = chakra(Link)

type Props = { event: CalendarEvent; day: string; offset: number }

/** An event as it stands under a day: a line where days are stacked, a small card in a column. */
export function EventCard({ event, day, offset }: Props) {
  const { title, subject, type, alert } = event
  return (
    <Card
      to={eventAddress(event, offset)}
      display={{ base: 'flex', xl: 'block' }}
      flexWrap="wrap"
      columnGap="3"
      minH="touch"
      color="inherit"
      textDecoration="none"
      colorPalette={eventPalette(type)}
      bg="colorPalette.subtle"
      borderLeftWidth="3px"
      borderLeftColor="colorPalette.solid"
      borderRadius="l1"
      px={{ base: '3', xl: '1.5' }}
      py="2"
      textStyle={{ base: 'sm', xl: 'xs' }}
      _hover={{ bg: 'colorPalette.muted' }}
    >
      <Text color="colorPalette.fg" fontVariantNumeric="tabular-nums" w={{ base: '24', xl: 'auto' }} flexShrink="0">
        {hoursOn(event, day)}
      </Text>
      <Box minW="0" flex="1 1 6.5rem">
        <Text fontWeight="bold" hyphens="auto" overflowWrap="anywhere">
          {title}
        </Text>
        {subject && subject !== title && <Text>{subject}</Text>}
        <Text color="colorPalette.fg" fontWeight="semibold">
          {EVENT_TITLES[type]}
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
  )
}
