import { useAction } from '@ariane/shared/form'
import { restoreSession, signOut } from '@ariane/shared/session'
import { Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { SingleCardPage } from '../welcome/single-card-page.tsx'
import { messages } from './waiting-messages.ts'

/** For an adult whom nobody accepted yet: the account is there, and nothing in it is open. */
export default function WaitingPage({ name }: { name: string }) {
  const action = useAction('sign-out', messages.failure)
  return (
    <SingleCardPage title={messages.title} maxW="lg">
      <VStack gap="4" align="stretch">
        <Text>{messages.lead(name)}</Text>
        <Text color="ink.muted">{messages.next}</Text>
        {action.problem && <Notice tone="error">{action.problem}</Notice>}
        <HStack gap="3" wrap="wrap">
          <Button onClick={() => void restoreSession()}>{messages.look}</Button>
          <Button variant="ghost" loading={action.busy} onClick={() => void action.run(signOut)}>
            {messages.leave}
          </Button>
        </HStack>
      </VStack>
    </SingleCardPage>
  )
}
