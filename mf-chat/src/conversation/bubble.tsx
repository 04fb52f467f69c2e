import type { Message } from '@ariane/shared/contracts/chat'
import { formatTime } from '@ariane/shared/dates'
import { Box, Link, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { partsOf } from '../rules.ts'
import { Media } from './media.tsx'

/** One message: the reader's own on the right, the others on the left, each with its sender in words. */
export function Bubble({ message, mine }: { message: Message; mine: boolean }) {
  return (
    <Box as="li" alignSelf={mine ? 'flex-end' : 'flex-start'} maxW={{ base: '92%', md: '75%' }}>
      <Text textStyle="xs" color="ink.muted" mb="1" textAlign={mine ? 'end' : 'start'}>
        {messages.at(mine ? messages.me : message.senderName, formatTime(message.timestamp))}
      </Text>
      <Box
        bg={mine ? 'brand.subtle' : 'surface'}
        borderWidth="1px"
        borderColor={mine ? 'brand.muted' : 'border'}
        borderRadius="l3"
        borderBottomRightRadius={mine ? 'xs' : 'l3'}
        borderBottomLeftRadius={mine ? 'l3' : 'xs'}
        px="4"
        py="3"
      >
        {message.type !== 'text' && <Media message={message} />}
        {message.content && <Words text={message.content} />}
      </Box>
    </Box>
  )
}

function Words({ text }: { text: string }) {
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere">
      {partsOf(text).map(({ text: words, href }, i) =>
        href ? (
          <Link key={`${i} ${href}`} href={href} target="_blank" rel="noopener noreferrer">
            {words}
          </Link>
        ) : (
          words
        ),
      )}
    </Text>
  )
}
