import type { PathDetail } from '@ariane/shared/contracts/learning'
import { pathRoutes } from '@ariane/shared/contracts/paths'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import {
  Box,
  Button,
  ErrorState,
  Flex,
  Heading,
  Illustration,
  LoadingState,
  Notice,
  PlayIcon,
  subjectPalette,
  Text,
  VisuallyHidden,
  VStack,
} from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { useFullScreen } from '../../parts/use-full-screen.ts'
import { paths, readPath } from '../../stores/paths.ts'
import { useGenerated } from '../../stores/use-generated.ts'
import { messages as text } from './messages.ts'
import { StartFooter } from './start-footer.tsx'
import { StartHeader } from './start-header.tsx'
import { StepThread } from './step-thread.tsx'
import { stepKinds } from './steps.ts'

type Props = { id: number; onStart: () => void; onBack: () => void; onResume: () => void }

/** The path that was asked for, while it grows step by step and when it is ready: then there is one action. */
export function ReadyPage({ id, onStart, onBack, onResume }: Props) {
  useFullScreen(true)
  const { loaded, reload } = useGenerated(id, readPath)
  const action = useAction('quick start', text.cancelFailure)
  const start = useRef<HTMLButtonElement>(null)
  const path = loaded.state === 'ready' ? loaded.data : null
  const isReady = path !== null && path.status !== 'generating' && path.status !== 'incomplete_path'
  useEffect(() => {
    if (isReady) start.current?.focus({ preventScroll: true })
  }, [isReady])

  if (loaded.state === 'failed') return <ErrorState message={text.failure} onRetry={reload} />
  if (!path) return <LoadingState label={text.loading} />

  const cancel = () =>
    action.run(async () => {
      await call(pathRoutes.deletePath, { id })
      onBack()
      void paths.reload()
    })
  const isStopped = path.status === 'incomplete_path'
  const title = isReady ? text.ready : isStopped ? text.stopped : text.building
  return (
    <Flex
      direction="column"
      colorPalette={subjectPalette(path.subject)}
      maxW="32rem"
      mx="auto"
      minH={{ base: 'calc(100dvh - 2.5rem)', md: '0' }}
    >
      <StartHeader step={3} back={{ label: text.toChapters, onClick: onBack }} />
      <VStack gap="1" textAlign="center" mb="5" mt={{ md: '4' }}>
        <Illustration name={isReady ? 'welcome' : 'thinking'} size={190} />
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <VisuallyHidden role="status">{title}</VisuallyHidden>
        <Text color="ink.muted">
          {path.title}, {text.minutes}
        </Text>
      </VStack>
      <StepThread
        label={text.readyAfter(countReady(path, isReady), path.customPrompts.length)}
        kinds={stepKinds(path.customPrompts.map(({ type }) => type))}
        titles={path.customPrompts.map(({ title }) => title)}
        ready={countReady(path, isReady)}
      />
      {action.problem && (
        <Box mt="4">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
      <StartFooter isPlain>
        {isReady ? (
          <Button ref={start} size="lg" w="full" colorPalette="brand" onClick={onStart}>
            <PlayIcon aria-hidden />
            {text.start}
          </Button>
        ) : isStopped ? (
          <Button size="lg" w="full" colorPalette="brand" onClick={onResume}>
            {text.resume}
          </Button>
        ) : (
          <Button size="lg" w="full" variant="outline" loading={action.busy} onClick={() => void cancel()}>
            {text.cancel}
          </Button>
        )}
      </StartFooter>
    </Flex>
  )
}

const countReady = ({ generation, customPrompts }: PathDetail, isReady: boolean) =>
  isReady ? customPrompts.length : (generation?.done ?? 0)
