import type { HomeworkGrading } from '@ariane/shared/contracts/homework'
import type { DueReviews, ReviewQuestion, ReviewResult } from '@ariane/shared/contracts/review'
import { useAction } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { Box, Button, Flex, Heading, LightbulbIcon, Notice } from '@ariane/shared/ui'
import { useId, useRef, useState } from 'react'
import { AnswerField } from '../../homework/player/answer-field.tsx'
import { CorrectionBody, OutcomeTitle } from '../../homework/player/correction-panel.tsx'
import { messages as player } from '../../homework/player/messages.ts'
import { listSigns } from '../../homework/player/signs.ts'
import { ClarificationCard } from '../../parts/clarification-card.tsx'
import { clarificationFailure } from '../../parts/clarification-failure.ts'
import { Folded } from '../../parts/folded.tsx'
import { unlessKept } from '../../parts/unless-kept.ts'
import { lessonStyle } from '../../path/slides/lesson-style.ts'
import { Markdown } from '../../path/slides/markdown.tsx'
import { review } from '../../stores/review.ts'
import { messages } from './messages.ts'

const text = messages.session
type Question = Extract<ReviewQuestion, { kind: 'homework' }>
type Props = {
  card: Omit<DueReviews['cards'][number], 'question'> & { question: Question }
  onReviewed: (reviewed: ReviewResult) => void
}

/** A question of a homework, shown again: one answer, then the whole correction. */
export function HomeworkQuestionAgain({ card, onReviewed }: Props) {
  const { id, subject, question } = card
  const [answer, setAnswer, dropAnswer] = useDraft(`review-answer:${id}`, '')
  const [given, setGiven] = useState<{ answer: string; correction: HomeworkGrading } | null>(null)
  const action = useAction('review', unlessKept(text.failure))
  const [hinted, setHinted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const outcome = useRef<HTMLHeadingElement>(null)
  const hint = useId()
  const [ask, setAsk] = useState(card.ask)
  const clarifying = useAction('clarification', clarificationFailure)

  async function validate() {
    const words = answer.trim()
    if (words === '' || given) return
    await action.run(async () => {
      take(words, await review.answer(id, question.question, words))
    })
  }
  const clarify = (askId: string, optionId: string) =>
    clarifying.run(async () => take(answer.trim(), await review.clarify(id, { askId, optionId })))

  function take(words: string, reviewed: ReviewResult) {
    if (reviewed.judged.kind !== 'homework') return
    const { correction } = reviewed.judged
    setAsk(correction.ask)
    if (correction.ask) return
    setGiven({ answer: words, correction })
    onReviewed(reviewed)
    dropAnswer()
    // The pressed button is gone: the focus moves to the outcome.
    setTimeout(() => outcome.current?.focus())
  }

  return (
    <Box
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="sm"
      p={{ base: '4', md: '6' }}
    >
      {question.statement !== '' && (
        <Box css={lessonStyle}>
          <Folded title={text.statement}>
            <Markdown>{question.statement}</Markdown>
          </Folded>
        </Box>
      )}
      <Box css={lessonStyle} mb="4">
        <Markdown>{question.question}</Markdown>
      </Box>
      <AnswerField
        field={field}
        value={given?.answer ?? answer}
        signs={given ? [] : listSigns(subject)}
        readOnly={action.busy || given !== null}
        onChange={setAnswer}
        onSubmit={() => void validate()}
      />
      {ask && !given && (
        <Box mt="4">
          <ClarificationCard
            ask={ask}
            busy={clarifying.busy}
            problem={clarifying.problem}
            onChoose={option => void clarify(ask.id, option)}
          />
        </Box>
      )}
      {!given && (
        <Flex gap="3" wrap="wrap" mt="4">
          <Button variant="surface" aria-expanded={hinted} aria-controls={hint} onClick={() => setHinted(!hinted)}>
            <LightbulbIcon aria-hidden />
            {player.answer.hint}
          </Button>
          <Button disabled={action.busy || answer.trim() === ''} onClick={() => void validate()}>
            {action.busy ? player.answer.validating : player.answer.validate}
          </Button>
        </Flex>
      )}
      <Box id={hint} hidden={!hinted} mt="4" bg="warning.subtle" borderRadius="l2" px="4" py="3">
        <Markdown>{question.hint}</Markdown>
      </Box>
      {action.problem && (
        <Box mt="4">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
      {given && (
        <Box mt="5">
          <Heading as="h2" size="lg" mb="3" ref={outcome} tabIndex={-1} outline="none">
            <OutcomeTitle correction={given.correction} />
          </Heading>
          <CorrectionBody correction={given.correction} />
        </Box>
      )}
    </Box>
  )
}
