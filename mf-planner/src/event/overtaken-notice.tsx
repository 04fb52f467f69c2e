import { Box, Notice, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { Difference } from './overtaken.ts'

/** Says that an event was changed elsewhere, its current state, and what to do. */
export function OvertakenNotice({ differences, lead }: { differences: readonly Difference[]; lead: string }) {
  return (
    <Notice tone="warning" title={messages.overtaken.title}>
      <Text>{lead}</Text>
      <Box as="ul" ps="5" mt="1">
        {differences.map(({ field, now }) => (
          <Box as="li" key={field} overflowWrap="anywhere">
            {messages.overtaken.line(field, now)}
          </Box>
        ))}
      </Box>
    </Notice>
  )
}
