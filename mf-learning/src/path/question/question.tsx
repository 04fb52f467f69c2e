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
import { QuestionForm } from './question-form.tsx'

type Props = { pathId: number; about: About; onClose: () => void }

/** A question to Ariane about a slide, then her answer, in one sheet. What was typed stays until it is answered. */
export default function Question({ pathId, about, onClose }: Props) {
  const [text, setText, dropText] = useDraft(`path-question:${pathId}`, '')
  const [answer, setAnswer] = useState<{ question: string; reply: TutorAnswer } | null>(null)
  const action = useAction('question', messages.question.failure)

  async function send() {
    const userId = $activeUser.get()?.uid
    const description = text.trim()
    if (!description || !userId) return
    await action.run(async () => {
      const { data } = await call(learningRoutes.interactWithModule, {
        id: about.moduleId,
        userId,
        suggestionKey: 'question',
        description,
        ...about,
      })
      setAnswer({ question: description, reply: data })
      dropText()
    })
  }

  const buttons = answer ? (
    <Flex gap="3" wrap="wrap" w="full" justify="flex-end">
      <Button variant="outline" onClick={() => setAnswer(null)}>
        {messages.answer.another}
      </Button>
      <Button onClick={onClose}>{messages.answer.understood}</Button>
    </Flex>
  ) : (
    <Button disabled={action.busy || text.trim() === ''} onClick={() => void send()}>
      <SendIcon aria-hidden />
      {action.busy ? messages.question.sending : messages.question.send}
    </Button>
  )
  return (
    <BottomSheet
      title={answer ? messages.answer.title : messages.question.title}
      size="lg"
      onClose={onClose}
      footer={buttons}
    >
      {answer ? (
        <Answer question={answer.question} answer={answer.reply} />
      ) : (
        <QuestionForm text={text} asking={action} onText={setText} onSend={() => void send()} />
      )}
    </BottomSheet>
  )
}
