import type { PathDetail } from '@ariane/shared/contracts/learning'
import { Box, Button, EmptyState, Flex, Notice, subjectPalette, VisuallyHidden } from '@ariane/shared/ui'
import { useCallback, useRef } from 'react'
import { Deck } from '../deck/deck.tsx'
import { messages } from '../messages.ts'
import { advance, listChapters, titleAt } from '../navigation.ts'
import { formatOrigin } from '../origin.ts'
import { readSectionInView } from '../question/section-in-view.ts'
import { Slide } from '../slides/slide.tsx'
import { EndSlide } from './end-slide.tsx'
import { Header } from './header.tsx'
import { useKeys } from './keys.ts'
import { PathFooter } from './path-footer.tsx'
import { useAutoSlide } from './use-auto-slide.ts'
import { useLesson } from './use-lesson.ts'
import { useMediaPlaying } from './use-media-playing.ts'
import { useQuestionSheet } from './use-question-sheet.ts'
import { type About, useRating } from './use-rating.ts'
import { useSwipe } from './use-swipe.ts'

type Props = { path: PathDetail; backLabel: string; onBack: () => void }

export function Slideshow({ path, backLabel, onBack }: Props) {
  const { modules } = path
  const root = useRef<HTMLDivElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const { position, drawn, module, go, goTo, open, noteState, noteAnswer, waits, save } = useLesson(path)
  const question = useQuestionSheet()
  const asking = question.state === 'open'
  const about = module ? toAbout(module, position.chapter) : null
  const rating = useRating(about)
  const media = useMediaPlaying()
  const auto = useAutoSlide({
    enabled: path.autoSlide && module !== undefined,
    held: asking || waits || media.playing,
    place: `${position.slide}:${position.chapter}`,
    onNext: useCallback(() => go('next'), [go]),
  })
  const closeQuestion = () => {
    question.close()
    // The sheet disappears at once, so it cannot return the focus by itself.
    setTimeout(() => ask.current?.focus())
  }
  const swipe = useSwipe(go)
  useKeys(root, asking, go)

  // A slide is rendered when it is near, and stays, so that a frame keeps its state.
  const total = modules.length + 1
  const origin = formatOrigin(path)
  const title = titleAt(modules, position, { missing: messages.missingModule, end: path.title })
  const slides = modules.map((one, n) => ({
    id: String(one.id),
    content: drawn.has(n) && (
      <Slide
        module={one}
        chapter={drawn.get(n) ?? 0}
        onNavigate={action => n === position.slide && go(action)}
        onState={(key, state) => noteState(one.id, key, state)}
        onAnswered={key => noteAnswer(one.id, key)}
        onOpen={key => n === position.slide && open(n, key)}
      />
    ),
  }))
  const end =
    modules.length === 0 ? (
      <EmptyState title={messages.missingModule} description={messages.missingHint} />
    ) : (
      position.slide === modules.length && (
        <EndSlide pathId={path.id} save={save} backLabel={backLabel} onBack={onBack} onGoTo={goTo} onOpen={open} />
      )
    )

  return (
    <Flex
      ref={root}
      direction="column"
      gap="2"
      h="full"
      css={{ containerType: 'inline-size', isolation: 'isolate' }}
      colorPalette={subjectPalette(path.subject)}
      {...media.handlers}
    >
      <Header
        title={title}
        counter={module ? messages.counter(position.slide + 1, modules.length) : null}
        advance={advance(modules, position)}
        backLabel={backLabel}
        onBack={onBack}
        onModule={module !== undefined}
        askRef={ask}
        onAsk={() => void question.open()}
        onRate={one => void rating.rate(one)}
        isGiven={rating.isGiven}
        pulsing={rating.pulsing}
      />
      {rating.failed && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => rating.failed && void rating.rate(rating.failed)}>
              {messages.retry}
            </Button>
          }
        >
          {messages.ratingFailure}
        </Notice>
      )}
      {question.state === 'opening' && <Notice>{messages.question.opening}</Notice>}
      {question.state === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => void question.open()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.question.notOpened}
        </Notice>
      )}
      <VisuallyHidden role="status">{messages.slide(position.slide + 1, total, title)}</VisuallyHidden>
      {/* The deck's own margin reaches behind header and footer: an activity of 600 pixels fits a window of 800. */}
      <Box flex="1" minH="0" pos="relative" zIndex="-1" mx={{ base: '-2', md: '0' }} my="-6" {...swipe}>
        <Deck label={messages.slides} slides={[...slides, { id: 'end', content: end }]} index={position.slide} />
      </Box>
      <PathFooter
        quiet={module === undefined || listChapters(module).length > 0}
        isFirst={position.slide === 0 && position.chapter === 0}
        isEnd={position.slide === modules.length}
        onStep={go}
        origin={module && origin}
        auto={path.autoSlide ? { paused: auto.paused, onToggle: () => auto.setPaused(!auto.paused) } : undefined}
      />
      {path.autoSlide && (
        <VisuallyHidden role="status">
          {auto.paused ? messages.autoSlide.paused : messages.autoSlide.running}
        </VisuallyHidden>
      )}
      {asking && about && question.Sheet && (
        <question.Sheet
          pathId={path.id}
          about={about}
          readSection={() => readSectionInView(root.current)}
          onClose={closeQuestion}
        />
      )}
    </Flex>
  )
}

function toAbout(module: PathDetail['modules'][number], chapter: number): About {
  const { id, contentType, content } = module
  const chapterId = listChapters(module)[chapter]?.id
  const link = typeof content === 'object' && !Array.isArray(content) ? content.link : undefined
  const iframeUrl = link ?? (contentType === 'iframe' && typeof content === 'string' ? content : undefined)
  return { moduleId: id, contentType, ...(chapterId && { chapterId }), ...(iframeUrl && { iframeUrl }) }
}
