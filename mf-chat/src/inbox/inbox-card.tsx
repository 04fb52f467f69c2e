import type { InboxRow } from '@ariane/shared/contracts/chat'
import { Link } from '@ariane/shared/router'
import {
  Badge,
  Box,
  CheckIcon,
  ClockIcon,
  chakra,
  FlagIcon,
  Flex,
  Heading,
  LockIcon,
  subjectPalette,
  Text,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { messages as text } from './messages.ts'
import { durationSince } from './waiting.ts'

const CardLink = chakra(Link)

/** One request: the pupil, the subject, the waiting time and the last message. The whole card opens it. */
export function InboxCard({ row, now }: { row: InboxRow; now: number }) {
  const { channel, unread, waitingSince, last, reports, userId } = row
  return (
    <Box
      as="li"
      pos="relative"
      colorPalette={subjectPalette(channel.subject)}
      bg="surface"
      borderWidth="1px"
      borderColor={unread > 0 ? 'brand.muted' : 'border'}
      borderLeftWidth="5px"
      borderLeftColor="colorPalette.solid"
      borderRadius="l3"
      boxShadow="sm"
      p={{ base: '4', sm: '5' }}
      _hover={{ boxShadow: 'md' }}
    >
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Heading as="h2" size="md" flex="1 1 12rem" minW="0">
          <CardLink
            to={`/chat/${encodeURIComponent(userId)}`}
            color="inherit"
            textDecoration="none"
            overflowWrap="anywhere"
            _before={{ content: '""', pos: 'absolute', inset: '0', borderRadius: 'l3' }}
          >
            {channel.studentName} · {channel.subject}
          </CardLink>
        </Heading>
        <Flex gap="2" wrap="wrap">
          {reports > 0 && (
            <Badge colorPalette="warning">
              <FlagIcon size={14} aria-hidden />
              {text.reported(reports)}
            </Badge>
          )}
          {unread > 0 && <Badge colorPalette="brand">{text.unread(unread)}</Badge>}
        </Flex>
      </Flex>
      <Text mt="1" lineClamp={2} overflowWrap="anywhere">
        {channel.description}
      </Text>
      {last && (
        <Text mt="2" color="ink.muted" textStyle="sm" lineClamp={1} overflowWrap="anywhere">
          {text.said(last.senderName, last.content || (last.type === 'text' ? '' : messages.kinds[last.type]))}
        </Text>
      )}
      <Flex gap="1.5" align="center" mt="3" textStyle="sm" fontWeight="medium">
        <State row={row} />
        {channel.status === 'closed'
          ? text.closedState
          : waitingSince
            ? text.waiting(durationSince(waitingSince, now))
            : text.answered}
      </Flex>
    </Box>
  )
}

function State({ row: { channel, waitingSince } }: { row: InboxRow }) {
  if (channel.status === 'closed') return <LockIcon size={16} aria-hidden />
  return waitingSince ? <ClockIcon size={16} aria-hidden /> : <CheckIcon size={16} aria-hidden />
}
