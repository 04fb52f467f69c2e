import type { ResultLevel, TopicResult } from '@ariane/shared/contracts/class-results'
import { useNavigate } from '@ariane/shared/router'
import { Badge, Box, ErrorState, Flex, PageHeader, Panel, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { PALETTES } from './page/results/rules.ts'
import { fetchPupilResults, toKey } from './page/results/store.ts'
import { useLoaded } from './use-loaded.ts'

const text = messages.progress
const PERIOD = 90

interface Props {
  userId: string
  /** The pupil's name for a teacher; undefined on the pupil's own page. */
  name?: string
  /** Where the page was opened from. */
  from: string
}

/** Where a pupil stands, notion by notion, in words: nobody is compared. */
export default function Progress({ userId, name, from }: Props) {
  const navigate = useNavigate()
  const { loaded, reload } = useLoaded(toKey({ id: userId, days: PERIOD }), fetchPupilResults)
  const levels = name === undefined ? text.levels : text.levelsOf
  return (
    <>
      <PageHeader
        title={name === undefined ? text.title : text.titleOf(name)}
        subtitle={name === undefined ? text.subtitle : text.subtitleOf}
        back={{ label: text.back, onClick: () => void navigate(from) }}
      />
      {loaded.state === 'loading' && <SkeletonCards count={2} label={messages.results.loading} />}
      {loaded.state === 'failed' && <ErrorState message={messages.results.failure} onRetry={() => void reload()} />}
      {loaded.state === 'ready' && (
        <VStack gap="5" align="stretch">
          {loaded.data.length === 0 && <Text color="ink.muted">{text.none}</Text>}
          {loaded.data.map(topic => (
            <Topic key={topic.ref} topic={topic} levels={levels} />
          ))}
          <Text color="ink.muted" textStyle="sm">
            {text.rule}
          </Text>
        </VStack>
      )}
    </>
  )
}

function Topic({ topic, levels }: { topic: TopicResult; levels: Readonly<Record<ResultLevel, string>> }) {
  const rows = topic.notions.length > 0 ? topic.notions : [topic]
  return (
    <Panel title={topic.title}>
      <Badge mt="-2" mb="4">
        {topic.subject}
      </Badge>
      <VStack as="ul" aria-label={topic.title} listStyleType="none" gap="3" align="stretch">
        {rows.map(({ ref, title, level, right, answers }) => (
          <Flex as="li" key={ref} gap="3" colorPalette={PALETTES[level]} align="start">
            <Box boxSize="2.5" mt="2" borderRadius="full" bg="colorPalette.solid" flexShrink="0" aria-hidden />
            <Box>
              <Text fontWeight="bold">{title}</Text>
              <Text>{levels[level]}</Text>
              <Text color="ink.muted" textStyle="sm">
                {text.counted(right, answers)}
              </Text>
            </Box>
          </Flex>
        ))}
      </VStack>
    </Panel>
  )
}
