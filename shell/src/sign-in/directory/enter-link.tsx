import { useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { $refusal, beginAddress, offersDirectory } from './outcome.ts'

/** The way in through the school, where there is one, and why it just did not let somebody in. */
export function EnterLink() {
  const refusal = useStore($refusal)
  if (!offersDirectory()) return null
  const sentence = refusal && messages.refusals[refusal]
  return (
    <VStack gap="3" align="stretch">
      {sentence && <Notice tone="error">{sentence}</Notice>}
      <Button asChild size="lg">
        <a href={beginAddress()}>{messages.enter}</a>
      </Button>
      <Text color="ink.muted" textStyle="sm">
        {messages.enterHint}
      </Text>
      <HStack gap="3" color="ink.muted" textStyle="sm" mt="2">
        <Box flex="1" borderTopWidth="1px" borderColor="border" />
        {messages.or}
        <Box flex="1" borderTopWidth="1px" borderColor="border" />
      </HStack>
    </VStack>
  )
}
