import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { logOnly } from '@ariane/shared/http'
import { Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from './messages.ts'
import { removeStudent } from './store.ts'

/** Asks before an account is deleted, or before somebody else's pupil is not followed any more. */
export function RemoveDialog({ student, onClose }: { student: StudentSummary; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const text = student.link === 'created' ? messages.remove : messages.leave

  async function remove() {
    setBusy(true)
    setFailed(false)
    try {
      await removeStudent(student)
      showToast(text.done(student.fullName), { tone: 'success' })
      onClose()
    } catch (error) {
      logOnly('student', error)
      setBusy(false)
      setFailed(true)
    }
  }

  return (
    <ConfirmDialog
      sentence={text.sentence(student.fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.details}</Text>
          {failed && <Notice tone="error">{text.failure}</Notice>}
        </VStack>
      }
      confirmLabel={text.confirm}
      tone="danger"
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
