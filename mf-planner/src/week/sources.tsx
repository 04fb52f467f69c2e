import type { SchoolGap } from '@ariane/shared/contracts/school-gaps'
import { useStore } from '@ariane/shared/session'
import { Box, HStack, Notice, SchoolIcon, Text, VStack } from '@ariane/shared/ui'
import { formatFreshness } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { sources } from '../sources.ts'
import { EmptyWeeks } from '../sync/empty-weeks.tsx'
import { describeGaps } from '../sync/gaps.ts'
import { messages as syncing } from '../sync/messages.ts'
import { today } from './today.ts'

/**
 * The connected school systems, when each was last synchronised and what could not be read then; nothing while none is
 * connected or this is unknown.
 */
export function Sources({ onChanged }: { onChanged: () => void }) {
  const loaded = useStore(sources.$data)
  const known = (loaded.state === 'ready' ? loaded.data : []).filter(({ freshAt }) => freshAt !== null)
  if (known.length === 0) return null
  return (
    <VStack align="stretch" gap="3">
      <HStack gap="4" wrap="wrap" color="ink.muted" textStyle="sm">
        {known.map(({ provider, freshAt }) => (
          <HStack key={provider} gap="2">
            <SchoolIcon size={18} aria-hidden />
            <Text>{messages.source(messages.sources[provider], formatFreshness(freshAt ?? '', today()))}</Text>
          </HStack>
        ))}
      </HStack>
      {known.map(({ provider, gaps, emptyWeeks }) => (
        <VStack key={provider} align="stretch" gap="3" _empty={{ display: 'none' }}>
          <Gaps name={messages.sources[provider]} gaps={gaps} />
          <EmptyWeeks provider={provider} weeks={emptyWeeks} onSettled={onChanged} />
        </VStack>
      ))}
    </VStack>
  )
}

function Gaps({ name, gaps }: { name: string; gaps: readonly SchoolGap[] }) {
  if (gaps.length === 0) return null
  const lines = describeGaps(gaps, today()).map(line => <Text key={line}>{line}</Text>)
  // What a school never opens is no news.
  const isNews = gaps.some(({ reason, shownFrom }) => reason !== 'closed' || shownFrom !== null)
  return isNews ? (
    <Notice title={syncing.partly(name)}>{lines}</Notice>
  ) : (
    <Box color="ink.muted" textStyle="sm">
      {lines}
    </Box>
  )
}
