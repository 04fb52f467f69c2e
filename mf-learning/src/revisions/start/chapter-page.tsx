import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type { PathSummary } from '@ariane/shared/contracts/paths'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Input,
  LoadingState,
  Notice,
  SearchIcon,
  SimpleGrid,
  subjectPalette,
  Text,
} from '@ariane/shared/ui'
import { type ReactNode, useState } from 'react'
import { messages as wizard } from '../../messages.ts'
import { useChapters } from '../../parts/chapters.ts'
import { messages as text } from './messages.ts'
import { StartFooter } from './start-footer.tsx'
import { StartHeader } from './start-header.tsx'
import { SubjectPicture } from './subject-picture.tsx'
import { TopicChoice } from './topic-choice.tsx'
import { countDone, isDone, listTopics, nearestTopics, searchTopics, type Topic } from './topics.ts'

type Props = {
  subject: Subject
  grade: SchoolGrade
  /** Key of the topic that is chosen from the start. */
  first: string | null
  /** The pupil's path of each topic. */
  paths: ReadonlyMap<string, PathSummary>
  busy: boolean
  problem: string | null
  onStart: (topic: Topic) => void
  onResume: (path: PathSummary) => void
  onCustomise: () => void
  onBack: () => void
}

/** The second tap: a topic of the programme, found by reading or by searching. The third one is at the bottom. */
export function ChapterPage({ subject, grade, first, paths, busy, problem, ...on }: Props) {
  const [chapters, retry] = useChapters(subject, grade)
  const [wanted, setWanted] = useState('')
  const [key, choose] = useState(first)
  const topics = chapters.state === 'ready' ? listTopics(chapters.data) : []
  const found = searchTopics(topics, wanted)
  const isSearching = wanted.trim() !== ''
  const running = isSearching ? [] : topics.filter(topic => isRunning(paths.get(topic.key)))
  const chosen = topics.find(topic => topic.key === key)
  const path = chosen && paths.get(chosen.key)
  const list = (title: string, shown: readonly Topic[]) =>
    shown.length > 0 && (
      <Group title={title}>
        {shown.map(topic => (
          <li key={topic.key}>
            <TopicChoice
              topic={topic}
              path={paths.get(topic.key)}
              chosen={topic.key === key}
              onChoose={() => choose(topic.key)}
            />
          </li>
        ))}
      </Group>
    )

  return (
    <Box colorPalette={subjectPalette(subject)}>
      <StartHeader step={2} back={{ label: text.toSubjects, onClick: on.onBack }}>
        <Button variant="plain" colorPalette="brand" onClick={on.onCustomise}>
          {text.customise}
        </Button>
      </StartHeader>
      <Flex align="center" gap="3" mb="4">
        <SubjectPicture subject={subject} size="14" />
        <Box>
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
            {text.chapter}
          </Heading>
          <Text color="ink.muted" textStyle="sm">
            {text.place(subject, grade)}
          </Text>
        </Box>
      </Flex>
      {chapters.state === 'loading' && <LoadingState label={wizard.wizard.loadingChapters} />}
      {chapters.state === 'failed' && <ErrorState message={wizard.wizard.chaptersFailure} onRetry={retry} />}
      {chapters.state === 'ready' && topics.length === 0 && (
        <EmptyState title={wizard.wizard.noChapter(subject, grade)} illustration="thinking" />
      )}
      {topics.length > 0 && (
        <>
          <Box pos="relative">
            <Box pos="absolute" insetStart="4" top="50%" translate="0 -50%" color="ink.muted" pointerEvents="none">
              <SearchIcon size={22} aria-hidden />
            </Box>
            <Input
              type="search"
              aria-label={text.search}
              placeholder={text.searchHint}
              ps="12"
              minH="13"
              value={wanted}
              onChange={event => setWanted(event.target.value)}
            />
          </Box>
          <Text role="status" color="ink.muted" textStyle="sm" mt={isSearching ? '3' : '0'}>
            {isSearching ? text.found(found.length) : ''}
          </Text>
          {list(text.started, running)}
          {found.length > 0
            ? list(text.all, isSearching ? found : topics.filter(topic => !running.includes(topic)))
            : list(text.nearest, nearestTopics(topics, wanted))}
        </>
      )}
      {problem && (
        <Box mt="4">
          <Notice tone="warning">{problem}</Notice>
        </Box>
      )}
      {chosen && (
        <StartFooter lead={<Lead topic={chosen} path={path} />}>
          {path && !isDone(path) ? (
            <Button size="lg" colorPalette="brand" minW={{ md: '60' }} onClick={() => on.onResume(path)}>
              {text.resume}
            </Button>
          ) : (
            <Button
              size="lg"
              colorPalette="brand"
              minW={{ md: '60' }}
              loading={busy}
              loadingText={text.going}
              onClick={() => on.onStart(chosen)}
            >
              {text.go}
            </Button>
          )}
        </StartFooter>
      )}
    </Box>
  )
}

const isRunning = (path: PathSummary | undefined) => path !== undefined && !isDone(path) && path.percent > 0

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt="4">
      <Heading as="h2" textStyle="sm" fontSize="sm" color="ink.muted" mb="2">
        {title}
      </Heading>
      <SimpleGrid as="ul" columns={{ base: 1, lg: 2 }} gap={{ base: '2', lg: '3' }} listStyleType="none">
        {children}
      </SimpleGrid>
    </Box>
  )
}

function Lead({ topic, path }: { topic: Topic; path: PathSummary | undefined }) {
  const about =
    path && !isDone(path) ? text.doneSteps(countDone(path), path.moduleCount) : text.about(topic.prompts.length)
  return (
    <Text textStyle="sm" minW="0">
      <Box as="span" fontWeight="bold">
        {topic.title}
      </Box>{' '}
      <Box as="span" color="ink.muted">
        · {about}
      </Box>
    </Text>
  )
}
