import { call } from '@ariane/shared/http'
import { $activeUser, $manager, useStore } from '@ariane/shared/session'
import { Button, FlagIcon, Flex, FormField, HelpNumbers, IconButton, Notice, Text, Textarea } from '@ariane/shared/ui'
import { HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { CHAT_LIMITS, chatRoutes, type ReportAnswer } from '../contracts/chat.ts'
import { useAction } from '../form/index.ts'
import { messages as text } from './messages.ts'

const SHOWN = 60
type Send = (reason: string) => Promise<ReportAnswer>

/** The button with which a pupil reports a text of an adult, who is not told. `words`: how it begins. */
export function Report({ words, send }: { words: string; send: Send }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        my="-2"
        colorPalette="neutral"
        aria-label={text.actionFor(words.slice(0, SHOWN))}
        title={text.action}
        onClick={() => setOpen(true)}
      >
        <FlagIcon size={16} aria-hidden />
      </IconButton>
      {open && <ReportDialog send={send} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same for a text outside of the chat, by the id that its screen has; nothing for an adult who looks at the page. */
export function ReportText({ id, words }: { id: string; words: string }) {
  const user = useStore($activeUser)
  const isAdult = useStore($manager) !== null
  if (isAdult || !user) return null
  const send: Send = async reason =>
    (await call(chatRoutes.reportMessage, { userId: user.uid, messageId: id, reason })).data
  return <Report words={words} send={send} />
}

function ReportDialog({ send, onClose }: { send: Send; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState<ReportAnswer | null>(null)
  const action = useAction('report', text.failure)
  const submit = () => action.run(async () => setAnswer(await send(reason.trim())))

  const footer = answer ? (
    <Button onClick={onClose}>{text.close}</Button>
  ) : (
    <>
      <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button colorPalette="danger" loading={action.busy} onClick={() => void submit()}>
        <FlagIcon aria-hidden />
        {text.confirm}
      </Button>
    </>
  )
  return (
    <Modal title={text.question} onClose={onClose} footer={footer}>
      {answer ? (
        <Notice tone="success" title={text.done}>
          <Text>{text.notified(answer.told, answer.operators)}</Text>
          {answer.told === 0 && <HelpNumbers />}
        </Notice>
      ) : (
        <Flex direction="column" gap="4">
          <Text color="ink.muted">{text.details}</Text>
          <FormField label={text.reason} hint={text.reasonHint}>
            <Textarea
              rows={3}
              lang="fr"
              value={reason}
              maxLength={CHAT_LIMITS.reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </FormField>
          <HelplineNotice texts={[reason]} />
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </Flex>
      )}
    </Modal>
  )
}
