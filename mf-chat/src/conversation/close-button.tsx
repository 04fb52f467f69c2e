import { CHAT_LIMITS } from '@ariane/shared/contracts/chat'
import { logOnly } from '@ariane/shared/http'
import { ChatFailure } from '@ariane/shared/ports'
import { Button, ConsentNotice, Flex, FormField, LockIcon, Notice, showToast, Textarea } from '@ariane/shared/ui'
import { ConfirmDialog, Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { chat } from '../me.ts'
import { messages as text } from '../messages.ts'
import type { Part } from '../rules.ts'

type Props = { pupil: string; part: Part; onClosed: () => void }

/** The pupil confirms (S1 §4); an adult adds a closing comment. */
export function CloseButton({ pupil, part, onClosed }: Props) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<'consent' | 'other' | null>(null)
  const stop = () => {
    setAsking(false)
    setFailed(null)
  }

  async function close(comment: string) {
    setBusy(true)
    try {
      await (await chat()).close(pupil, comment)
      stop()
      onClosed()
    } catch (error) {
      logOnly('chat close', error)
      const isConsent = error instanceof ChatFailure && error.code === 'consent'
      setFailed(isConsent ? 'consent' : 'other')
      if (!isConsent) showToast(text.closeFailure, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

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
              {failed === 'consent' && <ConsentNotice />}
              {failed === 'other' && <Notice tone="error">{text.closeFailure}</Notice>}
            </>
          }
          busy={busy}
          onCancel={stop}
          onConfirm={() => void close(text.closedByPupil)}
        />
      )}
      {asking && part === 'adult' && (
        <Comment busy={busy} failed={failed !== null} onCancel={stop} onClose={comment => void close(comment)} />
      )}
    </>
  )
}

type CommentProps = { busy: boolean; failed: boolean; onCancel: () => void; onClose: (comment: string) => void }
function Comment({ busy, failed, onCancel, onClose }: CommentProps) {
  const [comment, setComment] = useState('')
  const footer = (
    <>
      <Button variant="ghost" colorPalette="neutral" onClick={onCancel}>
        {text.cancel}
      </Button>
      <Button loading={busy} disabled={!comment.trim()} onClick={() => onClose(comment.trim())}>
        {text.closeConfirm}
      </Button>
    </>
  )
  return (
    <Modal title={text.closeQuestion} onClose={onCancel} footer={footer}>
      <Flex direction="column" gap="4">
        <FormField label={text.closeComment} hint={text.closeCommentHint} required>
          <Textarea
            rows={3}
            lang="fr"
            value={comment}
            maxLength={CHAT_LIMITS.comment}
            onChange={({ target }) => setComment(target.value)}
          />
        </FormField>
        {failed && <Notice tone="error">{text.closeFailure}</Notice>}
      </Flex>
    </Modal>
  )
}
