import { $seenAt } from '@ariane/shared/http'
import { useStore } from '@ariane/shared/session'
import { Box } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { seenAt } from './seen-at.ts'

/** Says, above a screen, that it shows what the device kept. */
export function SeenNotice() {
  const at = useStore($seenAt)
  if (at === null) return null
  return (
    <Box
      role="status"
      aria-label={messages.label}
      display="inline-flex"
      px="4"
      py="1.5"
      mb="3"
      borderRadius="full"
      bg="warning.subtle"
      color="warning.fg"
      fontWeight="semibold"
      textStyle="sm"
    >
      {seenAt(at)}
    </Box>
  )
}
