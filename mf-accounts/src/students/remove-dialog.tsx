import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { useAction } from '@ariane/shared/form'
import { Notice, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { DeletionDialog } from '../deletion-dialog.tsx'
import { messages } from './messages.ts'
import { leaveStudent, planDeletion } from './store.ts'
import { useMessages } from './use-messages.ts'

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
  const text = useMessages().leave
  const action = useAction('student', text.failure)
  const leave = () =>
    action.run(async () => {
      await leaveStudent(student)
      showToast(text.done(student.fullName), { tone: 'success' })
      onClose()
    })

  return (
    <ConfirmDialog
      sentence={text.sentence(student.fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.details}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={text.confirm}
      tone="danger"
      busy={action.busy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}
