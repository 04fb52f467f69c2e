import { useOneCall } from '@ariane/shared/form'
import { Box, Button, Heading, Notice, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { download } from './store.ts'

const text = messages.download

/** Downloads once, as a file, what the secret address gives. */
export function Download() {
  const loading = useOneCall('calendar file')
  return (
    <VStack as="section" align="stretch" gap="3">
      <Heading as="h3" size="lg">
        {text.title}
      </Heading>
      {loading.state.kind === 'failed' && <Notice tone="warning">{text.failure}</Notice>}
      <Box>
        <Button variant="outline" disabled={loading.busy} onClick={() => void loading.run(download)}>
          {text.action}
        </Button>
      </Box>
    </VStack>
  )
}
