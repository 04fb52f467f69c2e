import { ApiError } from '@ariane/shared/http'
import { useNavigate, useSearchParams } from '@ariane/shared/router'
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  PageHeader,
  Panel,
  SkeletonCards,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { useLoaded } from '../../use-loaded.ts'
import type { ClassProps } from '../class-props.ts'
import { withClassNames } from '../rules.ts'
import { AnsweredQuestion } from './answered-question.tsx'
import { Remedy } from './remedy.tsx'
import { parseDays } from './rules.ts'
import { fetchNotion, toKey } from './store.ts'

const text = messages.notion

/** Who answered what on a notion, side by side. */
export function NotionPage({ one }: Pick<ClassProps, 'one'>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const notion = search.get('notion') ?? undefined
  const days = parseDays(search)
  const topic = search.get('sousChapitre') ?? ''
  const key = toKey({ id: one.id, days, topic, ...(notion && { notion }) })
  const { loaded, reload } = useLoaded(key, fetchNotion)
  const back = { label: text.back(one.name), onClick: () => void navigate(`/classes/${one.id}?jours=${days}`) }
  if (loaded.state === 'loading') return <SkeletonCards count={2} label={text.loading} />
  if (loaded.state === 'failed') {
    const isMissing = loaded.error instanceof ApiError && loaded.error.status === 404
    if (isMissing) return <EmptyState title={text.missing} illustration="empty" />
    return <ErrorState message={text.failure} onRetry={() => void reload()} />
  }
  const data = { ...loaded.data, pupils: withClassNames(one.pupils, loaded.data.pupils) }
  const { figures } = data
  return (
    <>
      <PageHeader
        title={data.title}
        subtitle={text.subtitle(one.name, data.topic.title, figures.pupils, figures.answers)}
        back={back}
      />
      <VStack gap="6" align="stretch">
        <Box as="section">
          <Heading as="h2" size="lg" mb="4">
            {text.answered}
          </Heading>
          {data.questions.length === 0 && <Text color="ink.muted">{text.allRight}</Text>}
          <VStack gap="5" align="stretch">
            {data.questions.map(question => (
              <AnsweredQuestion key={question.prompt + question.expected} question={question} people={data.pupils} />
            ))}
          </VStack>
          <Text color="ink.muted" textStyle="sm" mt="4">
            {text.unranked}
          </Text>
        </Box>
        {one.archivedAt === null && (
          <Remedy id={one.id} notion={notion} detail={data} onGiven={() => void navigate(`/classes/${one.id}`)} />
        )}
        <Panel title={text.who}>
          <VStack as="ul" aria-label={text.whoLabel} listStyleType="none" gap="1" align="stretch">
            {data.pupils.map(({ userId, fullName, right, answers }) => (
              <Flex as="li" key={userId} justify="space-between" gap="3">
                <Text overflowWrap="anywhere">{fullName}</Text>
                <Text color="ink.muted" whiteSpace="nowrap">
                  {messages.results.figures(right, answers)}
                </Text>
              </Flex>
            ))}
          </VStack>
        </Panel>
      </VStack>
    </>
  )
}
