import { PRODUCT } from '@ariane/shared/catalogue'
import { ApiError } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Illustration,
  LoadingState,
  ProgressBar,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { type ReactNode, useEffect } from 'react'
import { TaughtIn } from '../../parts/taught-in.tsx'
import { onWholePhone, useFullScreen } from '../../parts/use-full-screen.ts'
import { isPathId } from '../../path/id.ts'
import { useRoomAbove } from '../../path/use-room-above.ts'
import { messages } from './messages.ts'
import { HomeworkShow } from './show.tsx'
import { useHomework } from './use-homework.ts'

export type HomeworkPlayerProps = { id: number; onBack: () => void }

/** A homework as a slideshow, inside the app's layout; on a phone it is the whole screen. */
export default function HomeworkPlayer(props: HomeworkPlayerProps) {
  const [ref, above] = useRoomAbove<HTMLDivElement>()
  // Whose pages a manager sees has to stay above them.
  const wholePhone = !(useStore($activeUser)?.switched ?? false)
  useFullScreen(wholePhone)
  return (
    <Box
      ref={ref}
      bg="bg"
      minH={{ base: wholePhone ? '0' : '28rem', md: '28rem' }}
      overflow="hidden"
      {...(wholePhone && { css: onWholePhone })}
      style={{ height: `calc(100dvh - ${above}px - var(--bottom-bar, 0px) - 1.25rem)` }}
    >
      <Player key={props.id} {...props} />
    </Box>
  )
}

function Player({ id, onBack }: HomeworkPlayerProps) {
  const { loaded, reload, clarify, correct, skip } = useHomework(id)
  const title = loaded.state === 'ready' ? loaded.data.title : null
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT.name}`
  }, [title])
  const back = (
    <Button variant="outline" onClick={onBack}>
      {messages.toList}
    </Button>
  )
  const missing = (
    <EmptyState title={messages.missing} description={messages.missingHint} action={back} illustration="sleeping" />
  )

  if (!isPathId(id)) return missing
  if (loaded.state === 'loading') return <LoadingState label={messages.loading} />
  if (loaded.state === 'failed')
    return loaded.error instanceof ApiError && loaded.error.status === 404 ? (
      missing
    ) : (
      <VStack>
        <ErrorState message={messages.failure} onRetry={reload} />
        {back}
      </VStack>
    )
  const homework = loaded.data
  if (homework.status === 'generating') return <Generating generation={homework.generation} back={back} />
  if (homework.status === 'incomplete_homework')
    return <EmptyState title={messages.incomplete.title} description={messages.incomplete.hint} action={back} />
  if (!homework.modules[0]?.exercices.length)
    return <EmptyState title={messages.none} description={messages.noneHint} action={back} />
  return (
    <TaughtIn subject={homework.subject}>
      <HomeworkShow homework={homework} clarify={clarify} correct={correct} skip={skip} onBack={onBack} />
    </TaughtIn>
  )
}

type GeneratingProps = { generation: { done: number; total: number } | null; back: ReactNode }

function Generating({ generation, back }: GeneratingProps) {
  const { done, total } = generation ?? { done: 0, total: 1 }
  return (
    <VStack gap="4" py="12" maxW="24rem" mx="auto" textAlign="center">
      <Illustration name="thinking" size={160} />
      <Text role="status" textStyle="lg" fontWeight="bold">
        {messages.generating.title}
      </Text>
      <ProgressBar label={messages.generating.progress} value={(100 * done) / Math.max(1, total)} />
      <Text color="ink.muted">{messages.generating.hint}</Text>
      {back}
    </VStack>
  )
}
