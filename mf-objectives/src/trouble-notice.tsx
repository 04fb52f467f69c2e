import { Box, Notice, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import type { Trouble } from './use-change.ts'

const text = messages.changed

/** Why a change was not made, beside the button that asked for it. */
export function TroubleNotice({ trouble }: { trouble: Trouble | null }) {
  if (!trouble) return null
  if ('alert' in trouble)
    return (
      <Notice tone="error" title={trouble.alert}>
        {messages.nothingLost}
      </Notice>
    )
  return (
    <Notice tone="warning" title={text.title}>
      <Text>{text.lead}</Text>
      <Box as="ul" mt="2" ps="5">
        {trouble.differences.map(({ label, now }) => (
          <Box as="li" key={label + now} overflowWrap="anywhere">
            <strong>{label}</strong> — {text.version(now)}
          </Box>
        ))}
      </Box>
    </Notice>
  )
}
