import { learningRoutes, type TutorAnswer } from '@ariane/shared/contracts/learning'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { $activeUser, useDraft } from '@ariane/shared/session'
import { Button, Flex, SendIcon } from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import type { About } from '../show/use-rating.ts'
import { Answer } from './answer.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { QuestionForm } from './question-form.tsx'

type Props = {
  pathId: number
  about: About
  /** The title of the part of the slide that is in view. */
  readSection: () => string | undefined
  onClose: () => void
}
type Answered = { question: string; reply: TutorAnswer }

/** The contract's limit; older ones say nothing of what is asked now. */
const MAX_HISTORY = 5

/** A question to Ariane about a slide, then her answer, in one sheet. What was typed stays until it is answered. */
export default function Question({ pathId, about, readSection, onClose }: Props) {
  const [text, setText, dropText] = useDraft(`path-question:${pathId}`, '')
  const [answer, setAnswer] = useState<Answered | null>(null)
  /** What Ariane asked back, while the pupil answers it. */
  const [check, setCheck] = useState<string>()
  const [history, setHistory] = useState<readonly string[]>([])
  const action = useAction('question', messages.question.failure)

  async function ask(question: string) {
    const userId = $activeUser.get()?.uid
    const description = question.trim()
    if (!description || !userId) return
    const section = readSection()
    await action.run(async () => {
      const { data } = await call(learningRoutes.interactWithModule, {
        id: about.moduleId,
        userId,
        suggestionKey: 'question',
        description,
        ...about,
        ...(section && { section }),
        ...(history.length > 0 && { history: [...history] }),
      })
      setAnswer({ question: description, reply: data })
      setCheck(undefined)
      setHistory([...history, description].slice(-MAX_HISTORY))
      dropText()
    })
  }
  /** What Ariane proposes is asked as if it had been typed, so that it stays when it is not sent. */
  function propose(question: string) {
    setText(question)
    setAnswer(null)
    void ask(question)
  }

  const buttons = answer ? (
    <AnswerButtons
      kind={answer.reply.kind ?? (answer.reply.explanations.length > 0 ? 'answer' : 'unknown')}
      onReply={
        answer.reply.check === undefined
          ? undefined
          : () => {
              setCheck(answer.reply.check)
              setAnswer(null)
            }
      }
      onAnother={() => setAnswer(null)}
      onAgain={() => propose(messages.answer.explainAgain)}
      onClose={onClose}
    />
  ) : (
    <Flex w="full" justify="flex-end">
      <Button disabled={action.busy || text.trim() === ''} onClick={() => void ask(text)}>
        <SendIcon aria-hidden />
        {action.busy ? messages.question.sending : messages.question.send}
      </Button>
    </Flex>
  )
  return (
    <BottomSheet
      title={answer ? messages.answer.title : messages.question.title}
      size="lg"
      onClose={onClose}
      footer={buttons}
    >
      {answer ? (
        <Answer question={answer.question} answer={answer.reply} onAsk={propose} />
      ) : (
        <QuestionForm text={text} check={check} asking={action} onText={setText} onSend={() => void ask(text)} />
      )}
    </BottomSheet>
  )
}
