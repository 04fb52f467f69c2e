import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { Box, Flex, subjectPalette, Text, VisuallyHidden } from '@ariane/shared/ui'
import { useEffect, useRef } from 'react'
import { Deck } from '../../path/deck/deck.tsx'
import type { Action } from '../../path/navigation.ts'
import { Footer } from '../../path/show/footer.tsx'
import { useKeys } from '../../path/show/keys.ts'
import { useSwipe } from '../../path/show/use-swipe.ts'
import { Sheet } from '../../path/slides/sheet.tsx'
import { Header } from './header.tsx'
import { messages } from './messages.ts'
import type { SlideAt } from './navigation.ts'
import { SlideContent } from './slide-content.tsx'
import type { Correcting } from './use-homework.ts'
import { useNavigation } from './use-navigation.ts'

type Props = Correcting & { homework: HomeworkDetail; onBack: () => void }

/** The slides of a homework. */
export function HomeworkShow({ homework, clarify, correct, skip, onBack }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { exercises, slides, position, isDrawn, locked, refused, move, goTo } = useNavigation(homework)
  const wanted = useRef<number | null>(null)
  useKeys(root, false, move)
  const swipe = useSwipe(move)

  // The button that was pressed is on another slide: the new slide takes the focus.
  useEffect(() => {
    if (wanted.current === null || wanted.current === position.slide) return
    wanted.current = null
    setTimeout(() => document.getElementById(slideId(position.slide))?.focus())
  }, [position])
  const leave = (action: Action) => {
    wanted.current = position.slide
    move(action)
  }
  const jump = (slide: number) => {
    wanted.current = position.slide
    goTo(slide)
  }

  const at = slides[position.slide]
  const title = slideTitle(at, exercises[at && 'exercise' in at ? at.exercise : -1]?.title ?? homework.title)
  return (
    <Flex
      ref={root}
      direction="column"
      gap="2"
      h="full"
      css={{ containerType: 'inline-size' }}
      colorPalette={subjectPalette(homework.subject)}
    >
      <Header title={homework.title} given={homework.given} onBack={onBack} />
      <VisuallyHidden role="status">
        {messages.position(title, position.slide + 1, slides.length)}
        {refused ? ` ${messages.locked}` : ''}
      </VisuallyHidden>
      <Box flex="1" minH="0" pos="relative" mx={{ base: '-2', md: '0' }} {...swipe}>
        <Deck
          label={messages.slides}
          index={position.slide}
          slides={slides.map((slide, n) => ({
            id: slideKey(slide),
            content: isDrawn(n) && (
              <Sheet id={slideId(n)} label={slideTitle(slide, homework.title)}>
                <SlideContent
                  at={slide}
                  homework={homework}
                  step={n === position.slide ? position.step : 0}
                  isCurrent={slide === at || isSameQuestion(slide, at)}
                  clarify={clarify}
                  correct={correct}
                  skip={skip}
                  slides={slides}
                  onBack={onBack}
                  onGoTo={jump}
                  onNext={() => leave('next')}
                />
              </Sheet>
            ),
          }))}
        />
      </Box>
      {locked && (
        <Text color="ink.muted" textStyle="sm" textAlign="center">
          {messages.locked}
        </Text>
      )}
      <Footer
        label={messages.controls}
        counter={messages.counter(position.slide + 1, slides.length)}
        advance={slides.length > 1 ? position.slide / (slides.length - 1) : 1}
        isFirst={position.slide === 0}
        isEnd={position.slide === slides.length - 1}
        isQuiet={locked}
        hasButtons={at?.kind === 'answer' || at?.kind === 'end'}
        onStep={move}
      />
    </Flex>
  )
}

const slideId = (n: number) => `homework-slide-${n}`
const slideKey = (at: SlideAt) =>
  at.kind === 'end' ? 'end' : `${at.kind}:${at.exercise}:${'question' in at ? at.question : ''}`
const isSameQuestion = (a: SlideAt, b: SlideAt | undefined) =>
  'question' in a && b !== undefined && 'question' in b && a.exercise === b.exercise && a.question === b.question

/** What a slide is called when it is read aloud. */
function slideTitle(at: SlideAt | undefined, exercise: string): string {
  if (!at || at.kind === 'end') return messages.end.title
  if (at.kind === 'intro') return exercise
  const names = {
    question: messages.questionSlide,
    course: messages.course,
    answer: messages.answer.title,
    correction: messages.correction.slide,
  }
  return names[at.kind]
}
