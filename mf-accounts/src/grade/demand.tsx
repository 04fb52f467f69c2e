import type { SchoolGradeState } from '@ariane/shared/contracts/school-grade'
import { formatDate } from '@ariane/shared/dates'
import { logOnly } from '@ariane/shared/http'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, HStack, Notice, showToast } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'
import { keepGrade, setGrade } from './store.ts'

/** A change of grade that a pupil asked for: the pupil can withdraw it, an adult answers it. */
export function Demand({ user, state }: { user: ActiveUser; state: SchoolGradeState }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const { asked, grade } = state
  if (!asked) return null

  async function answer(work: () => Promise<SchoolGradeState>) {
    setBusy(true)
    setFailed(false)
    try {
      const next = await work()
      showToast(next.grade === grade ? text.kept(grade) : text.done(next.grade), { tone: 'success' })
    } catch (error) {
      logOnly('grade', error)
      setFailed(true)
      setBusy(false)
    }
  }

  const date = formatDate(asked.at)
  return (
    <>
      <Notice tone="info">
        {user.switched ? text.asked(user.displayName, asked.grade, date) : text.pending(asked.grade, date)}
      </Notice>
      {failed && <Notice tone="error">{text.failure}</Notice>}
      <HStack gap="3" wrap="wrap">
        {user.switched && (
          <Button loading={busy} onClick={() => void answer(() => setGrade(asked.grade))}>
            {text.accept(asked.grade)}
          </Button>
        )}
        <Button variant="outline" disabled={busy} onClick={() => void answer(keepGrade)}>
          {user.switched ? text.refuse(grade) : text.takeBack}
        </Button>
      </HStack>
    </>
  )
}
