import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, ErrorState, Heading, LoadingState, SimpleGrid, Text } from '@ariane/shared/ui'
import { HistoryChart } from './history-chart.tsx'
import { HistoryList } from './history-list.tsx'
import { progressSteps } from './history-rules.ts'
import { messages } from './messages.ts'
import { useHistory } from './use-history.ts'

const text = messages.history

/** The history of an objective, as a curve and in words. */
export function History({ objective }: { objective: Objective }) {
  const [history, retry] = useHistory(objective)
  const steps = history.state === 'ready' ? history.data : []
  const percents = progressSteps(steps)
  return (
    <Box as="section">
      <Heading as="h3" size="md" mb="3">
        {text.title}
      </Heading>
      {history.state === 'loading' && <LoadingState label={text.loading} />}
      {history.state === 'failed' && <ErrorState message={text.failure} onRetry={retry} />}
      {history.state === 'ready' && steps.length === 0 && <Text color="ink.muted">{text.empty}</Text>}
      {steps.length > 0 && (
        <SimpleGrid columns={{ base: 1, md: steps.length > 1 ? 2 : 1 }} gap="6" alignItems="start">
          {steps.length > 1 && <HistoryChart percents={percents} />}
          <HistoryList steps={steps} percents={percents} />
        </SimpleGrid>
      )}
    </Box>
  )
}
