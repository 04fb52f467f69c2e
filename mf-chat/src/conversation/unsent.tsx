import { useStore } from '@ariane/shared/session'
import { AlertIcon, Box, Button, ConsentNotice, Flex, RefreshIcon, Text } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import type { Outgoing } from '../outbox/queue.ts'
import { $unkept, discard, resend } from '../outbox/sender.ts'

const text = messages.state

/** Below a message that was not sent: the reason, and the actions. */
export function Unsent({ outgoing }: { outgoing: Outgoing }) {
  const [asking, setAsking] = useState(false)
  const isKept = !useStore($unkept).includes(outgoing.id)
  if (outgoing.state !== 'failed')
    return isKept || outgoing.state === 'sent' ? null : <Text textStyle="xs">{text.notKept}</Text>
  return (
    <Flex direction="column" gap="2" mt="1" align="flex-end">
      <Flex gap="1.5" align="center" color="danger.fg" role="status">
        <Box flexShrink="0">
          <AlertIcon size={16} aria-hidden />
        </Box>
        <Text textStyle="sm" fontWeight="medium">
          {text.failed}. {text.why[outgoing.why ?? 'refused']} {!isKept && text.notKept}
        </Text>
      </Flex>
      {outgoing.why === 'consent' && <ConsentNotice />}
      <Flex gap="2" wrap="wrap" justify="flex-end">
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => setAsking(true)}>
          {text.discard}
        </Button>
        <Button size="sm" variant="outline" onClick={() => resend(outgoing.id)}>
          <RefreshIcon aria-hidden />
          {text.resend}
        </Button>
      </Flex>
      {asking && (
        <ConfirmDialog
          sentence={text.discardQuestion}
          confirmLabel={text.discard}
          tone="danger"
          onCancel={() => setAsking(false)}
          onConfirm={() => discard(outgoing.id)}
        />
      )}
    </Flex>
  )
}
