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
import { useEffect } from 'react'
import { TaughtIn } from '../parts/taught-in.tsx'
import { onWholePhone, useFullScreen } from '../parts/use-full-screen.ts'
import { isPathId } from './id.ts'
import { messages } from './messages.ts'
import { SharedPath } from './shared-path.tsx'
import { Slideshow } from './show/slideshow.tsx'
import { usePath } from './use-path.ts'
import { useRoomAbove } from './use-room-above.ts'

export type PathPlayerProps = {
  id: number
  backLabel: string
  onBack: () => void
  /** Opens a path that was just added. */
  onOpen: (id: number) => void
  fullScreen?: boolean
}

/** In a window that is low as well, as one is at 400 %, the slide would have no room left: what is in it is scrolled. */
const onLowPhone = {
  '@media (max-width: 47.99rem) and (max-height: 27.99rem)': { overflowY: 'auto', '& > *': { minHeight: '27rem' } },
}

/** A path as a slideshow: in the whole window, or inside the app's layout. */
export default function PathPlayer({ fullScreen = false, ...props }: PathPlayerProps) {
  const [ref, above] = useRoomAbove<HTMLDivElement>()
  // Whose pages a manager sees has to stay above them.
  const viewing = useStore($activeUser)?.switched ?? false
  const wholePhone = !fullScreen && !viewing
  useFullScreen(wholePhone)
  const room = fullScreen
    ? { as: 'main' as const, h: '100dvh', p: { base: '2.5', md: '4' }, css: onLowPhone }
    : {
        ...(wholePhone && { css: [onWholePhone, onLowPhone] }),
        style: { height: `calc(100dvh - ${above}px - 1.25rem)` },
      }
  return (
    <Box ref={ref} bg="bg" minH={{ md: '28rem' }} overflow="hidden" {...room}>
      <Player key={props.id} {...props} ownsTitle={fullScreen} />
    </Box>
  )
}

type PlayerProps = Omit<PathPlayerProps, 'fullScreen'> & { ownsTitle: boolean }

function Player({ id, backLabel, onBack, onOpen, ownsTitle }: PlayerProps) {
  const { loaded, reload } = usePath(id)
  const title = loaded.state === 'ready' ? loaded.data.title : messages.loading
  // Without the app's layout nothing else sets the page's title; in it, the title of the list stands until the path is there.
  const isOpen = loaded.state === 'ready'
  useEffect(() => {
    if (ownsTitle || isOpen) document.title = `${isPathId(id) ? title : messages.missing} · ${PRODUCT.name}`
  }, [ownsTitle, isOpen, id, title])
  const back = (
    <Button variant="outline" onClick={onBack}>
      {backLabel === messages.home ? messages.toHome : messages.end.back(backLabel)}
    </Button>
  )
  const missing = (
    <EmptyState title={messages.missing} description={messages.missingHint} action={back} illustration="sleeping" />
  )

  if (!isPathId(id)) return missing
  if (loaded.state === 'loading') return <LoadingState label={messages.loading} />
  if (loaded.state === 'failed') {
    if (loaded.error instanceof ApiError && loaded.error.status === 404)
      return <SharedPath id={id} back={back} missing={missing} onAdopted={onOpen} />
    return (
      <VStack>
        <ErrorState message={messages.failure} onRetry={reload} retryLabel={messages.retry} />
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
      </VStack>
    )
  }
  const path = loaded.data
  if (path.status === 'incomplete_path')
    return <EmptyState title={messages.incomplete.title} description={messages.incomplete.hint} action={back} />
  if (path.status === 'generating') {
    const { done, total } = path.generation ?? { done: 0, total: 1 }
    return (
      <VStack gap="4" py="12" maxW="24rem" mx="auto" textAlign="center">
        <Illustration name="thinking" size={160} />
        <Text role="status" textStyle="lg" fontWeight="bold">
          {messages.generating.title}
        </Text>
        <ProgressBar label={messages.generating.progress(done, total)} value={(100 * done) / Math.max(1, total)} />
        <Text color="ink.muted">{messages.generating.hint}</Text>
        <Button variant="ghost" onClick={onBack}>
          {backLabel}
        </Button>
      </VStack>
    )
  }
  return (
    <TaughtIn subject={path.subject}>
      <Slideshow path={path} backLabel={backLabel} onBack={onBack} />
    </TaughtIn>
  )
}
