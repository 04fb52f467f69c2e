import type { Message } from '@ariane/shared/contracts/chat'
import { Box, Text, VStack } from '@ariane/shared/ui'
import { byDay } from '../rules.ts'
import { Bubble } from './bubble.tsx'

type Props = { said: readonly Message[]; reader: string; label: string }

/** Messages under the day they were said. */
export function Thread({ said, reader, label }: Props) {
  return (
    <VStack as="section" aria-label={label} gap="5" align="stretch">
      {byDay(said).map(({ day, title, messages }) => (
        <Box key={`${day} ${messages[0]?.id}`}>
          <Text as="h3" textStyle="sm" fontWeight="semibold" color="ink.muted" textAlign="center" mb="3">
            {title}
          </Text>
          <VStack as="ol" gap="3" align="stretch" listStyleType="none">
            {messages.map(message => (
              <Bubble key={message.id} message={message} mine={message.senderId === reader} />
            ))}
          </VStack>
        </Box>
      ))}
    </VStack>
  )
}
