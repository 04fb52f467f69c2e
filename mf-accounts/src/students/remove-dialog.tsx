import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { logOnly } from '@ariane/shared/http'
import { Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { DeletionDialog } from '../deletion-dialog.tsx'
import { messages } from './messages.ts'
import { leaveStudent, planDeletion } from './store.ts'

type Props = { student: StudentSummary; onClose: () => void }

/**
 * Asks for a confirmation before an account is deleted, or before the manager stops following a pupil whom another
 * adult created.
 */
export function RemoveDialog({ student, onClose }: Props) {
  if (student.link !== 'created') return <LeaveDialog student={student} onClose={onClose} />
  return (
    <DeletionDialog
      name={student.fullName}
      plan={password => planDeletion(student, password)}
      onDone={() => {
        showToast(messages.remove.done(student.fullName), { tone: 'success' })
        onClose()
      }}
      onCancel={onClose}
      failure={messages.remove.failure}
    />
  )
}

function LeaveDialog({ student, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const text = messages.leave

  async function leave() {
    setBusy(true)
    setFailed(false)
    try {
      await leaveStudent(student)
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
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}
