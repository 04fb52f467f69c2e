import type { Message } from '@ariane/shared/contracts/chat'
import { formatTime } from '@ariane/shared/dates'
import { Box, CheckIcon, ClockIcon, Flex, Link, Text, VisuallyHidden } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import type { Outgoing } from '../outbox/queue.ts'
import { splitLinks } from '../rules.ts'
import { Media } from './media.tsx'

const text = messages.state

type Props = {
  message: Message
  mine: boolean
  /** Present while the message is being sent. */
  outgoing?: Outgoing | undefined
  /** Actions below the message. */
  below?: ReactNode
  /** At the end of the line with sender and time. */
  action?: ReactNode
}

/** One message: the reader's own on the right, the others on the left, each with its sender and state. */
export function Bubble({ message, mine, outgoing, below, action }: Props) {
  const failed = outgoing?.state === 'failed'
  return (
    <Box as="li" alignSelf={mine ? 'flex-end' : 'flex-start'} maxW={{ base: '94%', md: '75%' }} minW="0">
      <Flex gap="1.5" align="center" justify={mine ? 'flex-end' : 'flex-start'} mb="1" color="ink.muted">
        <Text textStyle="xs" overflowWrap="anywhere">
          {messages.at(mine ? messages.me : message.senderName, formatTime(message.timestamp))}
        </Text>
        {mine && <State of={outgoing?.state ?? 'sent'} />}
        {action}
      </Flex>
      <Box
        bg={mine ? 'brand.subtle' : 'surface'}
        borderWidth="1px"
        borderStyle={failed ? 'dashed' : 'solid'}
        borderColor={failed ? 'danger.fg' : mine ? 'brand.muted' : 'border'}
        borderRadius="l3"
        borderBottomRightRadius={mine ? 'xs' : 'l3'}
        borderBottomLeftRadius={mine ? 'l3' : 'xs'}
        boxShadow="xs"
        px="4"
        py="3"
        w="fit-content"
        maxW="full"
        ms={mine ? 'auto' : undefined}
      >
        {message.type !== 'text' && <Media message={message} />}
        {message.content && <Words text={message.content} />}
      </Box>
      {below}
    </Box>
  )
}

function State({ of }: { of: Outgoing['state'] }) {
  if (of === 'failed') return null
  const Icon = of === 'sent' ? CheckIcon : ClockIcon
  return (
    <Box as="span" title={text[of]} display="inline-flex">
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{text[of]}</VisuallyHidden>
    </Box>
  )
}

function Words({ text }: { text: string }) {
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {splitLinks(text).map(({ text: words, href }, i) =>
        href ? (
          <Link
            key={`${i} ${href}`}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            referrerPolicy="no-referrer"
          >
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </Text>
  )
}
