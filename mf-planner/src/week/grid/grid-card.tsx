import { EVENT_TITLES } from '@ariane/shared/catalogue'
import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { Link } from '@ariane/shared/router'
import {
  AlertIcon,
  Badge,
  Box,
  CalendarIcon,
  ClipboardIcon,
  chakra,
  eventPalette,
  FlagIcon,
  Flex,
  type Icon,
  ReviewIcon,
  subjectPalette,
  Text,
  VisuallyHidden,
} from '@ariane/shared/ui'
import { eventAddress } from '../../address.ts'
import { DoneMark } from '../../event/done-mark.tsx'
import { canBeDone, formatHours, formatSubject } from '../../event-rules.ts'
import { messages } from '../../messages.ts'

const Card = chakra(Link)
/** A lesson is what stands on a school day by itself: the others say what they are. */
const ICONS: Record<Exclude<CalendarEvent['type'], 'course'>, Icon> = {
  homework: ClipboardIcon,
  exam: FlagIcon,
  revision: ReviewIcon,
  other: CalendarIcon,
}

type Props = {
  event: CalendarEvent
  day: string
  offset: number
  onMark: (done: boolean) => void
  /** Present when the event can be dragged to another day. */
  onDrag: ((carried: boolean) => void) | undefined
}

/** An event on the grid: filled by its type, with the colour of its subject at its edge and in its title. */
export function GridCard({ event, day, offset, onMark, onDrag }: Props) {
  const { title, subject, type, alert, cancelled, meta } = event
  const palette = cancelled ? 'neutral' : eventPalette(type)
  const subjectColour = subject && !cancelled ? subjectPalette(subject) : palette
  const struck = cancelled ? 'line-through' : undefined
  const about = [formatSubject(event) !== title && formatSubject(event), meta.room].filter(Boolean).join(' · ')
  const TypeIcon = type === 'course' ? undefined : ICONS[type]
  return (
    <Flex
      direction="column"
      colorPalette={palette}
      h="full"
      bg="colorPalette.subtle"
      borderWidth={type === 'course' ? '0' : '1.5px'}
      borderColor="colorPalette.solid"
      borderLeftWidth="5px"
      borderLeftColor={`${subjectColour}.solid`}
      borderRadius="l1"
      px="1.5"
      py="1"
      textStyle="xs"
      _hover={{ bg: 'colorPalette.muted' }}
    >
      <Card
        to={eventAddress(event, offset)}
        display="flex"
        flexDirection="column"
        flex="1"
        minW="0"
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
        <Text fontVariantNumeric="tabular-nums" order="3" textDecoration={struck}>
          {formatHours(event, day)}
        </Text>
        <Text
          order="2"
          fontWeight="bold"
          fontSize="0.8125rem"
          letterSpacing="-0.01em"
          lineHeight="1.25"
          color={`${subjectColour}.fg`}
          overflowWrap="anywhere"
          textDecoration={struck}
        >
          {title}
        </Text>
        {TypeIcon ? (
          <Flex order="1" gap="1" align="center" color="colorPalette.fg" fontWeight="semibold">
            <TypeIcon size={13} aria-hidden />
            {EVENT_TITLES[type]}
          </Flex>
        ) : (
          <VisuallyHidden>{EVENT_TITLES[type]}</VisuallyHidden>
        )}
        {about && <Text order="4">{about}</Text>}
        {cancelled && (
          <Badge order="0" alignSelf="start" colorPalette="warning" variant="solid">
            {messages.event.cancelled}
          </Badge>
        )}
        {alert && (
          <Box order="5" mt="1">
            <Badge colorPalette="warning" variant="solid">
              <AlertIcon size={14} aria-hidden />
              {messages.event.alert}
            </Badge>
            <Text mt="0.5">{alert.description}</Text>
          </Box>
        )}
      </Card>
      {canBeDone(event) && !cancelled && (
        <Box mt="1">
          <DoneMark event={event} onMark={onMark} size="sm" w="full" />
        </Box>
      )}
    </Flex>
  )
}
