import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { Badge, Button, HStack, showToast } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { keepStudent } from './store.ts'

const text = messages.remove

/** Shows when a pupil's account will be deleted, and cancels the deletion. */
export function PlannedEnd({ student, endsAt }: { student: StudentSummary; endsAt: string }) {
  const action = useAction('student', () => {
    showToast(text.undoFailure, { tone: 'error' })
    return null
  })
  const keep = () =>
    action.run(async () => {
      await keepStudent(student)
      showToast(text.undone(student.fullName), { tone: 'success' })
    })

  return (
    <HStack gap="2" wrap="wrap" mt="2">
      <Badge size="md" colorPalette="danger">
        {text.planned(formatDate(endsAt))}
      </Badge>
      <Button
        size="sm"
        variant="outline"
        aria-label={text.undoFor(student.fullName)}
        loading={action.busy}
        loadingText={text.undoing}
        onClick={() => void keep()}
      >
        {text.undo}
      </Button>
    </HStack>
  )
}
