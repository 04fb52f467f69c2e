import { Box, Button, ProgressBar, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { stopGeneration } from './generation.ts'

const text = messages.wizard

export function GenerationProgress({ done, total }: { done: number; total: number }) {
  return (
    <Box role="status" bg="info.subtle" borderRadius="l2" p="4" mb="4">
      <ProgressBar label={text.progress(done, total)} value={(100 * done) / Math.max(1, total)} />
      <Text color="ink.muted" textStyle="sm" my="2">
        {text.keepsGoing}
      </Text>
      <Button size="sm" variant="outline" onClick={() => void stopGeneration()}>
        {text.stop}
      </Button>
    </Box>
  )
}
