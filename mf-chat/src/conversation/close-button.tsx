import { CHAT_LIMITS } from '@ariane/shared/contracts/chat'
import { type Action, useAction } from '@ariane/shared/form'
import { ChatFailure } from '@ariane/shared/ports'
import { Button, ConsentNotice, Flex, FormField, LockIcon, Notice, showToast, Textarea } from '@ariane/shared/ui'
import { ConfirmDialog, HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { chat } from '../me.ts'
import { messages as text } from '../messages.ts'
import type { Part } from '../rules.ts'

type Props = { pupil: string; part: Part; onClosed: () => void }

/** The pupil confirms (S1 §4); an adult may add a closing comment. */
export function CloseButton({ pupil, part, onClosed }: Props) {
  const [asking, setAsking] = useState(false)
  const [needsConsent, setNeedsConsent] = useState(false)
  const action = useAction('chat close', error => {
    const isConsent = error instanceof ChatFailure && error.code === 'consent'
    setNeedsConsent(isConsent)
    if (!isConsent) showToast(text.closeFailure, { tone: 'error' })
    return text.closeFailure
  })
  const stop = () => {
    setAsking(false)
    action.clear()
  }
  const close = (comment: string) =>
    action.run(async () => {
      await (await chat()).close(pupil, comment)
      stop()
      onClosed()
    })

  return (
    <>
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setAsking(true)}>
        <LockIcon aria-hidden />
        {text.close}
      </Button>
      {asking && part === 'pupil' && (
        <ConfirmDialog
          sentence={text.closeQuestion}
          details={
            <>
              {text.closeDetails}
              {action.problem && needsConsent && <ConsentNotice />}
              {action.problem && !needsConsent && <Notice tone="error">{action.problem}</Notice>}
            </>
          }
          busy={action.busy}
          onCancel={stop}
          onConfirm={() => void close(text.closedByPupil)}
        />
      )}
      {asking && part === 'adult' && (
        <Comment action={action} onCancel={stop} onClose={comment => void close(comment)} />
      )}
    </>
  )
}

type CommentProps = { action: Action; onCancel: () => void; onClose: (comment: string) => void }
function Comment({ action, onCancel, onClose }: CommentProps) {
  const [comment, setComment] = useState('')
  const footer = (
    <>
      <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
        {text.cancel}
      </Button>
      <Button loading={action.busy} onClick={() => onClose(comment.trim())}>
        {text.closeConfirm}
      </Button>
    </>
  )
  return (
    <Modal title={text.closeQuestion} onClose={onCancel} footer={footer}>
      <Flex direction="column" gap="4">
        <FormField label={text.closeComment} hint={text.closeCommentHint}>
          <Textarea
            rows={3}
            lang="fr"
            value={comment}
            maxLength={CHAT_LIMITS.comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </FormField>
        <HelplineNotice texts={[comment]} />
        {action.problem && <Notice tone="error">{action.problem}</Notice>}
      </Flex>
    </Modal>
  )
}
