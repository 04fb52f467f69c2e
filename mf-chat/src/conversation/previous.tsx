import type { Message } from '@ariane/shared/contracts/chat'
import { Box, chakra } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Thread } from './thread.tsx'

/** Messages of earlier requests in the same room, collapsed. */
export function Previous({ said, ...rest }: { said: readonly Message[]; reader: string; mayReport: boolean }) {
  return (
    <chakra.details bg="bg.subtle" borderRadius="l3" px="5" py="2">
      <chakra.summary cursor="pointer" fontWeight="semibold" minH="touch" alignContent="center" borderRadius="l2">
        {messages.previous}
        <chakra.span color="ink.muted" fontWeight="normal" textStyle="sm" ms="2">
          {messages.previousCount(said.length)}
        </chakra.span>
      </chakra.summary>
      <Box py="3">
        <Thread said={said} {...rest} label={messages.previous} />
      </Box>
    </chakra.details>
  )
}
