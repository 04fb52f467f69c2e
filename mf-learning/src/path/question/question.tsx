import { learningRoutes, type TutorAnswer } from '@ariane/shared/contracts/learning'
import { call, logOnly } from '@ariane/shared/http'
import { $activeUser, useDraft } from '@ariane/shared/session'
import { Button, Flex, SendIcon } from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import type { About } from '../show/use-rating.ts'
import { Answer } from './answer.tsx'
import { type Asking, QuestionForm } from './question-form.tsx'

type Props = { pathId: number; about: About; onClose: () => void }

/** A question to Ariane about a slide, then her answer, in one sheet. What was typed stays until it is answered. */
export default function Question({ pathId, about, onClose }: Props) {
  const [text, setText, dropText] = useDraft(`path-question:${pathId}`, '')
  const [asking, setAsking] = useState<Asking>('writing')
  const [answer, setAnswer] = useState<{ question: string; reply: TutorAnswer } | null>(null)

  async function send() {
    const userId = $activeUser.get()?.uid
    const description = text.trim()
    if (!description || !userId || asking === 'busy') return
    setAsking('busy')
    try {
      const { data } = await call(learningRoutes.interactWithModule, {
        id: about.moduleId,
        userId,
        suggestionKey: 'question',
        description,
        ...about,
      })
      setAnswer({ question: description, reply: data })
      dropText()
      setAsking('writing')
    } catch (error) {
      logOnly('question', error)
      setAsking('failed')
    }
  }

  const buttons = answer ? (
    <Flex gap="3" wrap="wrap" w="full" justify="flex-end">
      <Button variant="outline" onClick={() => setAnswer(null)}>
        {messages.answer.another}
      </Button>
      <Button onClick={onClose}>{messages.answer.understood}</Button>
    </Flex>
  ) : (
    <Button disabled={asking === 'busy' || text.trim() === ''} onClick={() => void send()}>
      <SendIcon aria-hidden />
      {asking === 'busy' ? messages.question.sending : messages.question.send}
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
        <QuestionForm text={text} asking={asking} onText={setText} onSend={() => void send()} />
      )}
    </BottomSheet>
  )
}
