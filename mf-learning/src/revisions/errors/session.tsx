import type { DueReviews } from '@ariane/shared/contracts/review'
import {
  ArrowLeftIcon,
  Badge,
  Box,
  Button,
  EmptyState,
  Flex,
  Heading,
  ProgressBar,
  subjectPalette,
} from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { ReviewQuestionView } from './question.tsx'

const text = messages.session
type Props = { cards: DueReviews['cards']; onClose: () => void }

/** A review session: one question after the other, each with its correction; the pupil may stop after each. */
export function Session({ cards: given, onClose }: Props) {
  // A list that is read again meanwhile does not change the running session.
  const [cards] = useState(given)
  const [at, setAt] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const card = cards[at]
  useEffect(() => title.current?.focus(), [at])

  if (!card)
    return (
      <EmptyState
        title={text.done}
        description={text.doneHint}
        illustration="done"
        action={
          <Button autoFocus onClick={onClose}>
            {text.toBook}
          </Button>
        }
      />
    )
  const isLast = at === cards.length - 1
  return (
    <Box maxW="52rem" mx="auto" colorPalette={subjectPalette(card.subject)}>
      <Flex align="center" gap="3" wrap="wrap" mb="3">
        <Button variant="ghost" size="sm" ps="2" onClick={onClose}>
          <ArrowLeftIcon aria-hidden />
          {text.back}
        </Button>
        <Badge>{card.subject}</Badge>
      </Flex>
      <Heading as="h1" size="xl" mb="2" ref={title} tabIndex={-1} outline="none">
        {text.position(at + 1, cards.length)}
      </Heading>
      <ProgressBar label={text.position(at + 1, cards.length)} hideLabel value={(100 * at) / cards.length} />
      <Box mt="5">
        <ReviewQuestionView
          key={card.id}
          card={card}
          nextLabel={isLast ? text.finish : text.next}
          onNext={() => setAt(at + 1)}
        />
      </Box>
    </Box>
  )
}
