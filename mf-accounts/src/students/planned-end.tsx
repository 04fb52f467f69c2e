import type { StudentSummary } from '@ariane/shared/contracts/accounts'
import { formatDate } from '@ariane/shared/dates'
import { logOnly } from '@ariane/shared/http'
import { Badge, Button, HStack, showToast } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { keepStudent } from './store.ts'

const text = messages.remove

/** Shows when a pupil's account will be deleted, and cancels the deletion. */
export function PlannedEnd({ student, endsAt }: { student: StudentSummary; endsAt: string }) {
  const [busy, setBusy] = useState(false)

  async function keep() {
    setBusy(true)
    try {
      await keepStudent(student)
      showToast(text.undone(student.fullName), { tone: 'success' })
    } catch (error) {
      logOnly('student', error)
      showToast(text.undoFailure, { tone: 'error' })
      setBusy(false)
    }
  }

  return (
    <HStack gap="2" wrap="wrap" mt="2">
      <Badge size="md" colorPalette="danger">
        {text.planned(formatDate(endsAt))}
      </Badge>
      <Button
        size="sm"
        variant="outline"
        aria-label={text.undoFor(student.fullName)}
        loading={busy}
        loadingText={text.undoing}
        onClick={() => void keep()}
      >
        {text.undo}
      </Button>
    </HStack>
  )
}
