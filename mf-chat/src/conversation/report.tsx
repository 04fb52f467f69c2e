import { CHAT_LIMITS, type Message, type ReportAnswer } from '@ariane/shared/contracts/chat'
import { useAction } from '@ariane/shared/form'
import { Button, FlagIcon, Flex, FormField, HelpNumbers, IconButton, Notice, Text, Textarea } from '@ariane/shared/ui'
import { HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { chat } from '../me.ts'
import { messages } from '../messages.ts'

const text = messages.report

/** A pupil reports a message to the adults who follow the pupil. The message stays, and its sender is not notified. */
export function Report({ message, pupil }: { message: Message; pupil: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        my="-2"
        colorPalette="neutral"
        aria-label={`${text.action} : ${message.content.slice(0, 60) || messages.media[message.type === 'text' ? 'image' : message.type](message.senderName)}`}
        title={text.action}
        onClick={() => setOpen(true)}
      >
        <FlagIcon size={16} aria-hidden />
      </IconButton>
      {open && <ReportDialog messageId={message.id} pupil={pupil} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = { messageId: string; pupil: string; onClose: () => void }
function ReportDialog({ messageId, pupil, onClose }: DialogProps) {
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState<ReportAnswer | null>(null)
  const action = useAction('chat report', text.failure)
  const submit = () => action.run(async () => setAnswer(await (await chat()).report(pupil, messageId, reason.trim())))

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
          <Text>{text.notified(answer.told)}</Text>
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
