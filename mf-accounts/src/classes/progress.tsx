import type { ResultLevel, TopicResult } from '@ariane/shared/contracts/class-results'
import { Link, useNavigate } from '@ariane/shared/router'
import {
  Badge,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  PageHeader,
  Panel,
  SkeletonCards,
  subjectPalette,
  Text,
  VStack,
} from '@ariane/shared/ui'
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
          {loaded.data.length === 0 && (
            <EmptyState
              illustration="thinking"
              title={text.none}
              {...(name === undefined && {
                description: text.noneHint,
                action: (
                  <Button asChild>
                    <Link to="/revisions?demarrage=1">{text.start}</Link>
                  </Button>
                ),
              })}
            />
          )}
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

/** A topic with what can be said of each notion; those with too few answers are a line that opens. */
function Topic({
  topic,
  levels,
}: {
  topic: TopicResult
  levels: Readonly<Record<Exclude<ResultLevel, 'few'>, string>>
}) {
  const rows = topic.notions.length > 0 ? topic.notions : [topic]
  const few = rows.filter(({ level }) => level === 'few')
  const said = rows.flatMap(row => (row.level === 'few' ? [] : [{ row, words: levels[row.level] }]))
  return (
    <Panel title={topic.title}>
      <Badge mt="-2" mb="4" colorPalette={subjectPalette(topic.subject)}>
        {topic.subject}
      </Badge>
      {said.length > 0 && (
        <VStack as="ul" aria-label={topic.title} listStyleType="none" gap="3" align="stretch">
          {said.map(({ row, words }) => (
            <Notion key={row.ref} notion={row} words={words} />
          ))}
        </VStack>
      )}
      {few.length > 0 && (
        <Box as="details" mt={said.length > 0 ? '3' : undefined}>
          <Box as="summary" display="list-item" py="2.5" cursor="pointer" color="ink.muted">
            {text.few(few.length)}
          </Box>
          <VStack as="ul" aria-label={text.few(few.length)} listStyleType="none" gap="3" align="stretch" mt="2">
            {few.map(row => (
              <Notion key={row.ref} notion={row} />
            ))}
          </VStack>
        </Box>
      )}
    </Panel>
  )
}

type NotionProps = { notion: Pick<TopicResult, 'title' | 'level' | 'right' | 'answers'>; words?: string }

const Notion = ({ notion: { title, level, right, answers }, words }: NotionProps) => (
  <Flex as="li" gap="3" colorPalette={PALETTES[level]} align="start">
    <Box boxSize="2.5" mt="2" borderRadius="full" bg="colorPalette.solid" flexShrink="0" aria-hidden />
    <Box>
      <Text fontWeight="bold">{title}</Text>
      {words && <Text>{words}</Text>}
      <Text color="ink.muted" textStyle="sm">
        {text.counted(right, answers)}
      </Text>
    </Box>
  </Flex>
)
