import { useAction } from '@ariane/shared/form'
import { Button, Center, Text } from '@ariane/shared/ui'
import { chat } from '../me.ts'
import { messages as text } from '../messages.ts'

/** Loads the previous page of messages. */
export function Older({ pupil }: { pupil: string }) {
  const action = useAction('chat older', text.olderFailure)
  const read = () => action.run(async () => (await chat()).readOlder(pupil))
  return (
    <Center flexDirection="column" gap="1">
      <Button size="sm" variant="ghost" loading={action.busy} onClick={() => void read()}>
        {text.older}
      </Button>
      {action.problem && (
        <Text role="alert" textStyle="sm">
          {action.problem}
        </Text>
      )}
    </Center>
  )
}
