import { useAction } from '@ariane/shared/form'
import { $waiting, dropWaiting, useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

/** What of the pupil's work waits for a connection, and what the server did not take. */
export function OutboxNotice() {
  const list = useStore($waiting)
  const action = useAction('outbox', text.copyFailure)
  const stale = list.filter(({ state }) => state === 'stale')
  const count = list.length - stale.length
  if (list.length === 0) return null
  return (
    <VStack align="stretch" gap="3" mb="5">
      {count > 0 && <Notice tone="info">{text.waiting(count)}</Notice>}
      {stale.map(one => (
        <Notice
          key={one.id}
          tone="warning"
          title={text.stale(one.title)}
          action={
            <HStack gap="2" wrap="wrap">
              {one.text && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => void action.run(() => navigator.clipboard.writeText(one.text), { at: one.id })}
                >
                  {text.copy}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => void dropWaiting(one.id)}>
                {text.drop}
              </Button>
            </HStack>
          }
        >
          <Text>{text.staleWhy}</Text>
          {one.text && (
            <Box as="blockquote" mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {one.text}
            </Box>
          )}
        </Notice>
      ))}
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
    </VStack>
  )
}
