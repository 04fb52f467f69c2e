import { Button, Notice } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { useOnline } from './use-online.ts'

const text = messages.notLoaded

/** Why a part of a screen is not there, and that nothing is lost by it. */
export const useMissingReason = () => (useOnline() ? text.unreachable : text.offline)

/** In the place of a part that could not be fetched. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const reason = useMissingReason()
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {reason}
    </Notice>
  )
}
