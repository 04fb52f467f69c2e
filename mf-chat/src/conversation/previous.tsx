import type { Message } from '@ariane/shared/contracts/chat'
import { Box, ChevronDownIcon, chakra, Flex } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Thread } from './thread.tsx'

/** Messages of earlier requests in the same room, collapsed. */
export function Previous({ said, ...rest }: { said: readonly Message[]; reader: string; mayReport: boolean }) {
  return (
    <chakra.details bg="bg.subtle" borderRadius="l3" px="5" py="2">
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="2"
        cursor="pointer"
        fontWeight="semibold"
        minH="touch"
        borderRadius="l2"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { transition: 'rotate 140ms' },
          'details[open] > & > svg': { rotate: '180deg' },
        }}
      >
        <Flex as="span" flex="1" minW="0" wrap="wrap" align="baseline" columnGap="2">
          {messages.previous}
          <chakra.span color="ink.muted" fontWeight="normal" textStyle="sm">
            {messages.previousCount(said.length)}
          </chakra.span>
        </Flex>
        <ChevronDownIcon size={20} aria-hidden />
      </chakra.summary>
      <Box py="3">
        <Thread said={said} {...rest} label={messages.previous} />
      </Box>
    </chakra.details>
  )
}
