import { Button, HStack, Spinner, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** A waiting message with a button to cancel. */
export function Waiting({ label, onStop }: { label: string; onStop: () => void }) {
  return (
    <HStack gap="3" role="status" minH="touch" wrap="wrap">
      <Spinner size="sm" color="accent.fg" aria-hidden />
      <Text>{label}</Text>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={onStop}>
        {messages.stop}
      </Button>
    </HStack>
  )
}
