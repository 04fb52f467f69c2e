import type { HomeworkGrading } from '@ariane/shared/contracts/homework'
import { logOnly } from '@ariane/shared/http'
import { Box, Button, Flex, Heading, LightbulbIcon, Notice } from '@ariane/shared/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
  skip: () => Promise<void>
  onNext: () => void
}

/** The field for an answer: the attempt comes first, hints and the feedback on the last attempt stay visible. */
export function AnswerSlide(props: Props) {
  const { homework, exercise, question, name, current, correct, skip, onNext } = props
  const { answer, setAnswer, busy, correction, submit } = useAnswer(name, question, correct)
  const [panel, setPanel] = useState<HomeworkGrading | null>(null)
  const [hinted, setHinted] = useState(false)
  const [skipping, setSkipping] = useState<'no' | 'busy' | 'done' | 'failed'>('no')
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpen = ['open', 'attempted', 'skipped'].includes(question.progress.state)

  const validate = async () => setPanel(await submit())
  const pass = async () => {
    setSkipping('busy')
    try {
      await skip()
      setSkipping('done')
    } catch (error) {
      logOnly('skip', error)
      setSkipping('failed')
    }
  }
  // The next slide opens once the question is known as skipped.
  const goOn = useEffectEvent(onNext)
  useEffect(() => {
    if (skipping === 'done') goOn()
  }, [skipping])
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
      {correction && !panel && (
        <Box mb="4" bg="bg.subtle" borderRadius="l2" px="4" py="3" role="note" aria-label={text.last}>
          <Markdown>{`**${correction.message}** ${correction.feedback.content}`}</Markdown>
        </Box>
      )}
      <AnswerField
        field={field}
        value={answer}
        signs={listSigns(homework.subject)}
        readOnly={busy === 'checking' && panel === null}
        onChange={setAnswer}
        onSubmit={() => void validate()}
      />
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        <Button variant="surface" aria-expanded={hinted} aria-controls={hint} onClick={() => setHinted(!hinted)}>
          <LightbulbIcon aria-hidden />
          {text.hint}
        </Button>
        <Button disabled={busy === 'checking' || answer.trim() === ''} onClick={() => void validate()}>
          {busy === 'checking' ? text.validating : text.validate}
        </Button>
        {isOpen && (
          <Button variant="ghost" disabled={skipping === 'busy'} onClick={() => void pass()}>
            {text.skip}
          </Button>
        )}
      </Flex>
      <Box id={hint} mt="4" hidden={!hinted}>
        <Box bg="warning.subtle" borderRadius="l2" px="4" py="3" role="note" aria-label={text.hint}>
          <Markdown>{question.indice.content}</Markdown>
        </Box>
      </Box>
      {busy === 'failed' && (
        <Box mt="4">
          <Notice tone="warning">{text.failure}</Notice>
        </Box>
      )}
      {skipping === 'failed' && (
        <Box mt="4">
          <Notice tone="warning">{text.skipFailure}</Notice>
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
