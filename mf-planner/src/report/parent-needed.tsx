import { useOneCall } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import { Button, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { askParent } from './store.ts'

/** Whose yes is missing, and how it comes; a parent who agreed by mail can be asked the same way. */
export function ParentNeeded({ mayAsk }: { mayAsk: boolean }) {
  const asking = useOneCall('ask a parent')
  const [isAsked, setAsked] = useState(false)
  const { state } = asking
  const ask = async () => setAsked(await asking.run(askParent))
  const isOften = state.kind === 'failed' && state.error instanceof ApiError && state.error.status === 429
  return (
    <Notice
      title={text.adultTitle}
      action={
        mayAsk &&
        !isAsked && (
          <Button size="sm" variant="outline" aria-busy={asking.busy} onClick={() => void ask()}>
            {text.askParent}
          </Button>
        )
      }
    >
      <VStack align="stretch" gap="2">
        <Text>{mayAsk ? text.adultMail : text.adultAccount}</Text>
        {isAsked && <Text role="status">{text.asked}</Text>}
        {state.kind === 'failed' && <Text role="status">{isOften ? text.askAgain : text.askFailure}</Text>}
      </VStack>
    </Notice>
  )
}
