import { Box, Button, ProgressBar, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.wizard
type Props = { label: string; done: number; total: number; onStop: () => void }

/** How a generation is going; it goes on without this window, and can be stopped. */
export function GenerationProgress({ label, done, total, onStop }: Props) {
  return (
    <Box role="status" bg="info.subtle" borderRadius="l2" p="4" mb="4">
      <ProgressBar label={label} value={(100 * done) / Math.max(1, total)} />
      <Text color="ink.muted" textStyle="sm" my="2">
        {text.keepsGoing}
      </Text>
      <Button size="sm" variant="outline" onClick={onStop}>
        {text.stop}
      </Button>
    </Box>
  )
}
