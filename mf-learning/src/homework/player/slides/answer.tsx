import type { HomeworkGrading } from '@ariane/shared/contracts/homework'
import { useAction } from '@ariane/shared/form'
import { Box, Button, Flex, Heading, LightbulbIcon, Notice } from '@ariane/shared/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ClarificationCard } from '../../../parts/clarification-card.tsx'
import { clarificationFailure } from '../../../parts/clarification-failure.ts'
import { Markdown } from '../../../path/slides/markdown.tsx'
import { AnswerField } from '../answer-field.tsx'
import { CorrectionPanel } from '../correction-panel.tsx'
import { messages } from '../messages.ts'
import { listSigns } from '../signs.ts'
import { FoldedStatement } from '../statement.tsx'
import { Timer } from '../timer.tsx'
import { useAnswer } from '../use-answer.ts'
import type { QuestionProps } from './shared.ts'

const text = messages.answer

type Props = QuestionProps & {
  /** The name of the draft. */
  name: string
  /** The pupil is at this question now. */
  current: boolean
  correct: (answer: string) => Promise<HomeworkGrading>
  /** Takes the reply to what was asked back about the stored answer. */
  clarify: (reply: { askId: string; optionId: string }) => Promise<HomeworkGrading>
  skip: () => Promise<void>
  onNext: () => void
}

/** The field for an answer: the attempt comes first, hints and the feedback on the last attempt stay visible. */
export function AnswerSlide(props: Props) {
  const { homework, exercise, question, name, current, correct, clarify, skip, onNext } = props
  const { answer, setAnswer, busy, problem, correction, settle, submit } = useAnswer(
    name,
    question,
    correct,
    text.failure,
  )
  const [panel, setPanel] = useState<HomeworkGrading | null>(null)
  const [hinted, setHinted] = useState(false)
  // It opens below the buttons, which on a phone may be the end of what is in sight.
  const hintBox = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hinted) hintBox.current?.scrollIntoView({ block: 'nearest' })
  }, [hinted])
  const [skipped, setSkipped] = useState(false)
  const skipping = useAction('skip', text.skipFailure)
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpen = ['open', 'attempted', 'skipped'].includes(question.progress.state)

  const { ask } = question.progress
  const clarifying = useAction('clarification', clarificationFailure)
  const validate = async () => {
    const found = await submit()
    setPanel(found?.ask ? null : found)
  }
  const choose = (askId: string, optionId: string) =>
    clarifying.run(async () => {
      const found = await clarify({ askId, optionId })
      settle(found)
      setPanel(found)
    })
  const pass = () =>
    skipping.run(async () => {
      await skip()
      setSkipped(true)
    })
  // The next slide opens once the question is known as skipped.
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (skipped) goOn()
  }, [skipped])
  const act = (action: HomeworkGrading['next_action']) => {
    setPanel(null)
    // The panel disappears at once, so it cannot return the focus by itself.
    if (action === 'retry') setTimeout(() => field.current?.focus())
    else onNext()
  }

  return (
    <>
      <FoldedStatement homework={homework} exercise={exercise} />
      <Heading as="h2" size="lg" mt="0!" mb="3">
        <Markdown>{question.reformulation_question}</Markdown>
      </Heading>
      {correction && !correction.ask && !panel && (
        <Box mb="4" bg="bg.subtle" borderRadius="l2" px="4" py="3" role="note" aria-label={text.last}>
          <Markdown>{`**${correction.message}** ${correction.feedback.content}`}</Markdown>
        </Box>
      )}
      <AnswerField
        field={field}
        value={answer}
        signs={listSigns(homework.subject)}
        readOnly={busy && panel === null}
        onChange={setAnswer}
        onSubmit={() => void validate()}
      />
      {ask && (
        <Box mt="4">
          <ClarificationCard
            ask={ask}
            busy={clarifying.busy}
            problem={clarifying.problem}
            onChoose={option => void choose(ask.id, option)}
          />
        </Box>
      )}
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        <Button
          size="lg"
          flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          disabled={busy || answer.trim() === ''}
          onClick={() => void validate()}
        >
          {busy ? text.validating : text.validate}
        </Button>
        <Button
          variant="surface"
          flex={{ base: '1', sm: '0 0 auto' }}
          aria-expanded={hinted}
          aria-controls={hint}
          onClick={() => setHinted(!hinted)}
        >
          <LightbulbIcon aria-hidden />
          {text.hint}
        </Button>
        {isOpen && (
          <Button
            variant="ghost"
            flex={{ base: '1', sm: '0 0 auto' }}
            disabled={skipping.busy}
            onClick={() => void pass()}
          >
            {text.skip}
          </Button>
        )}
      </Flex>
      <Box id={hint} ref={hintBox} mt="4" pb="2" hidden={!hinted}>
        <Box bg="warning.subtle" borderRadius="l2" px="4" py="3" role="note" aria-label={text.hint}>
          <Markdown>{question.indice.content}</Markdown>
        </Box>
      </Box>
      {problem && (
        <Box mt="4">
          <Notice tone="warning">{problem}</Notice>
        </Box>
      )}
      {skipping.problem && (
        <Box mt="4">
          <Notice tone="warning">{skipping.problem}</Notice>
        </Box>
      )}
      {isOpen && (
        <Box mt="4">
          <Timer advised={question.timer} running={current} />
        </Box>
      )}
      {panel && <CorrectionPanel correction={panel} onClose={() => act('retry')} onAction={act} />}
    </>
  )
}
