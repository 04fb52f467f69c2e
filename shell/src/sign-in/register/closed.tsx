import { Button, Notice, VStack } from '@ariane/shared/ui'
import { EnterLink } from '../directory/enter-link.tsx'
import { messages } from '../messages.ts'

const text = messages.register

/** In place of the questions where nobody registers: who makes accounts then. */
export const Closed = ({ onLogin }: { onLogin: () => void }) => (
  <VStack gap="5" align="stretch">
    <Notice tone="info">{text.closed}</Notice>
    <EnterLink />
    <Button size="lg" onClick={onLogin}>
      {text.toLogin}
    </Button>
  </VStack>
)
