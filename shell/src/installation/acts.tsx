import type { LoggedAct } from '@ariane/shared/contracts/installation'
import { useStore } from '@ariane/shared/session'
import { Box, ErrorState, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { useEffect } from 'react'
import { formatInstant } from '../health/format-instant.ts'
import { messages } from './messages.ts'
import { $acts, loadActs } from './store.ts'

const text = messages.acts

/** What operators did, the newest first. */
export function Acts() {
  const loaded = useStore($acts)
  useEffect(() => void loadActs(), [])
  return (
    <Panel title={text.title}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {text.lead}
      </Text>
      {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void loadActs()} />}
      {loaded.state === 'ready' && loaded.data.length === 0 && <Text>{text.none}</Text>}
      {loaded.state === 'ready' && loaded.data.length > 0 && (
        <VStack as="ul" aria-label={text.list} listStyleType="none" gap="2" align="stretch">
          {loaded.data.map(act => (
            <Line key={act.id} act={act} />
          ))}
        </VStack>
      )}
    </Panel>
  )
}

const Line = ({ act: { at, by, what, about } }: { act: LoggedAct }) => (
  <Box as="li" borderTopWidth="1px" borderColor="border" pt="2" overflowWrap="anywhere">
    <Text>{about ? text.about(text.what[what], about) : text.what[what]}</Text>
    <Text color="ink.muted" textStyle="sm">
      {by ? text.by(by, formatInstant(at)) : text.atTerminal(formatInstant(at))}
    </Text>
  </Box>
)
