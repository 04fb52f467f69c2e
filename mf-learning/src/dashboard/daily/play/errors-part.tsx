import type { DueReviews } from '@ariane/shared/contracts/review'
import { useStore } from '@ariane/shared/session'
import { Button, ErrorState, LoadingState, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as book } from '../../../revisions/errors/messages.ts'
import { ReviewQuestionView } from '../../../revisions/errors/question.tsx'
import { dueReviews } from '../../../stores/review.ts'
import { messages } from '../messages.ts'
import type { PartProps } from './part-props.ts'
import { PartTitle } from './part-title.tsx'

const text = messages.play

/** Questions of the carnet d'erreurs, as many as the part has. */
export function ErrorsPart(props: PartProps<'errors'>) {
  const due = useStore(dueReviews.$data)
  if (due.state === 'loading') return <LoadingState label={text.errors.loading} />
  if (due.state === 'failed')
    return (
      <VStack>
        <ErrorState message={text.errors.failure} onRetry={() => void dueReviews.reload({ showLoading: true })} />
        <Button variant="ghost" onClick={() => props.onClose('skipped')}>
          {text.later}
        </Button>
      </VStack>
    )
  return <Questions {...props} due={due.data} />
}

/** The list that is read again meanwhile does not change the questions that are asked. */
function Questions({ part, today, busy, isLast, onClose, due }: PartProps<'errors'> & { due: DueReviews }) {
  const [cards] = useState(() => due.cards.slice(0, part.count))
  const [doneBefore] = useState(due.doneToday)
  const [at, setAt] = useState(0)
  const card = cards[at]
  const isLastCard = at === cards.length - 1
  const label = book.session.position(at + 1, cards.length)

  async function next() {
    if (!isLastCard) return setAt(at + 1)
    await dueReviews.reload()
    const now = dueReviews.$data.get()
    onClose(now.state === 'ready' && now.data.doneToday > doneBefore ? 'done' : 'skipped')
  }

  return (
    <>
      <PartTitle part={part} today={today} />
      {card ? (
        <>
          {cards.length > 1 && (
            <Text color="ink.muted" textStyle="sm" mb="2">
              {label}
            </Text>
          )}
          <ReviewQuestionView
            key={card.id}
            card={card}
            nextLabel={isLastCard ? (isLast ? text.finish : text.next) : book.session.next}
            onNext={() => void next()}
          />
        </>
      ) : (
        <VStack align="start" gap="4">
          <Text>{text.errors.gone}</Text>
          <Button size="lg" disabled={busy} onClick={() => onClose(due.doneToday > 0 ? 'done' : 'skipped')}>
            {isLast ? text.finish : text.next}
          </Button>
        </VStack>
      )}
    </>
  )
}
