import type { DueReviews, ReviewResult } from '@ariane/shared/contracts/review'
import { Box, Button, Flex, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { TaughtIn } from '../../parts/taught-in.tsx'
import { ActivityQuestion } from './activity-question.tsx'
import { Assess } from './assess.tsx'
import { HomeworkQuestionAgain } from './homework-question.tsx'
import { messages } from './messages.ts'
import { onDay } from './rules.ts'

const text = messages.session
type Card = DueReviews['cards'][number]
type Props = { card: Card; nextLabel: string; onNext: () => void }

/** A review item, its correction, and when it is due again. */
export function ReviewQuestionView({ card, nextLabel, onNext }: Props) {
  const [reviewed, setReviewed] = useState<ReviewResult | null>(null)
  const [dueDay, setDueDay] = useState<string | null>(null)
  // More answers on the same day are practice: the first one counts.
  const take = (answer: ReviewResult) => setReviewed(before => before ?? answer)
  const day = dueDay ?? (reviewed && !reviewed.assess ? reviewed.dueDay : null)
  const { question } = card
  return (
    <TaughtIn subject={card.subject}>
      {question.kind === 'activity' ? (
        <ActivityQuestion cardId={card.id} question={question} ask={card.ask} onReviewed={take} />
      ) : (
        <HomeworkQuestionAgain card={{ ...card, question }} onReviewed={take} />
      )}
      {reviewed?.assess && dueDay === null && <Assess cardId={card.id} onAssessed={setDueDay} />}
      <Box mt="4" minH="6" role="status">
        {day && <Text color="ink.muted">{text.comesBack(onDay(day))}</Text>}
      </Box>
      <Flex justify="flex-end" mt="3">
        <Button variant={reviewed ? 'solid' : 'ghost'} onClick={onNext}>
          {reviewed ? nextLabel : text.later}
        </Button>
      </Flex>
    </TaughtIn>
  )
}
