import type { SchoolGradeState } from '@ariane/shared/contracts/school-grade'
import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import type { ActiveUser } from '@ariane/shared/session'
import { Button, HStack, Notice, showToast } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import { keepGrade, setGrade } from './store.ts'

/** A change of grade that a pupil asked for: the pupil can withdraw it, an adult answers it. */
export function Demand({ user, state }: { user: ActiveUser; state: SchoolGradeState }) {
  const action = useAction('grade', text.failure)
  const { asked, grade } = state
  if (!asked) return null

  const answer = (work: () => Promise<SchoolGradeState>) =>
    action.run(async () => {
      const next = await work()
      showToast(next.grade === grade ? text.kept(grade) : text.done(next.grade), { tone: 'success' })
    })

  const date = formatDate(asked.at)
  return (
    <>
      <Notice tone="info">
        {user.switched ? text.asked(user.displayName, asked.grade, date) : text.pending(asked.grade, date)}
      </Notice>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {user.switched && state.maySet === false ? null : (
        <HStack gap="3" wrap="wrap">
          {user.switched && (
            <Button loading={action.busy} onClick={() => void answer(() => setGrade(asked.grade))}>
              {text.accept(asked.grade)}
            </Button>
          )}
          <Button variant="outline" disabled={action.busy} onClick={() => void answer(keepGrade)}>
            {user.switched ? text.refuse(grade) : text.takeBack}
          </Button>
        </HStack>
      )}
    </>
  )
}
