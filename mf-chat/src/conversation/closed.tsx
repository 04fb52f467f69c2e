import type { Channel } from '@ariane/shared/contracts/chat'
import { formatDate } from '@ariane/shared/dates'
import { Box, HStack, LockIcon, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

/** Replaces the composer of a closed conversation. */
export function Closed({ channel }: { channel: Channel }) {
  const more = [channel.closedAt && messages.closedOn(formatDate(channel.closedAt)), channel.closeComment]
    .filter(Boolean)
    .join(' · ')
  return (
    <HStack gap="3" bg="bg.muted" borderRadius="l2" px="5" py="4">
      <LockIcon size={20} aria-hidden />
      <Box>
        <Text fontWeight="bold">{messages.closed}</Text>
        {more && (
          <Text color="ink.muted" textStyle="sm">
            {more}
          </Text>
        )}
      </Box>
    </HStack>
  )
}
