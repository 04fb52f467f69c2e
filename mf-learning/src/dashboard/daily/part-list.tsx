import type { DailyPart } from '@ariane/shared/contracts/daily-session'
import { Box, Center, CheckIcon, ClipboardIcon, Flex, ReviewIcon, RouteIcon, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { describePart } from './rules.ts'

const ICONS = { homework: ClipboardIcon, errors: ReviewIcon, path: RouteIcon }

type Props = {
  parts: readonly DailyPart[]
  today: string
  /** Nothing above or below it that the thread would lead to. */
  alone?: boolean
}

/** The parts of a session as knots on the thread, each with its reason. */
export function PartList({ parts, today, alone = false }: Props) {
  return (
    <Box as="ol" listStyleType="none" css={alone ? endsAtKnots : undefined}>
      {parts.map(part => (
        <PartLine key={part.key} part={part} today={today} />
      ))}
    </Box>
  )
}

function PartLine({ part, today }: { part: DailyPart; today: string }) {
  const { title, reason } = describePart(part, today)
  const isDone = part.outcome === 'done'
  const PartIcon = isDone ? CheckIcon : ICONS[part.kind]
  return (
    <Flex as="li" pos="relative" align="center" gap="3.5" py="1.5" minH="14" css={threadBehind}>
      <Center
        pos="relative"
        boxSize="9"
        ms="2"
        flexShrink="0"
        borderRadius="full"
        borderWidth="3px"
        borderColor="accent.solid"
        bg={isDone ? 'accent.solid' : 'surface'}
        color={isDone ? 'accent.contrast' : 'accent.fg'}
        aria-hidden
      >
        <PartIcon size={18} />
      </Center>
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="ink.muted" textStyle="sm" lineHeight="1.35">
          {reason}
        </Text>
      </Box>
      <Text color="ink.muted" textStyle="sm" whiteSpace="nowrap">
        {part.outcome === 'open' ? text.minutes(part.minutes) : text.state[part.outcome]}
      </Text>
    </Flex>
  )
}

/** From the ball above to the button below. */
const threadBehind = {
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(0.5rem + 1.125rem - 2.5px)',
    top: '-2',
    bottom: '-2',
    width: '5px',
    bg: 'accent.solid',
  },
  '&:first-of-type': { _before: { top: '-6' } },
  '&:last-of-type': { _before: { bottom: '-4' } },
}

const endsAtKnots = {
  '& > li:first-of-type::before': { top: '50%' },
  '& > li:last-of-type::before': { bottom: '50%' },
}
