import { logOnly } from '@ariane/shared/http'
import { Button, Center, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { chat } from '../me.ts'
import { messages as text } from '../messages.ts'

/** Loads the previous page of messages. */
export function Older({ pupil }: { pupil: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function read() {
    setState('busy')
    try {
      await (await chat()).readOlder(pupil)
      setState('idle')
    } catch (error) {
      logOnly('chat older', error)
      setState('failed')
    }
  }
  return (
    <Center flexDirection="column" gap="1">
      <Button size="sm" variant="ghost" loading={state === 'busy'} onClick={() => void read()}>
        {text.older}
      </Button>
      {state === 'failed' && (
        <Text role="alert" textStyle="sm">
          {text.olderFailure}
        </Text>
      )}
    </Center>
  )
}
