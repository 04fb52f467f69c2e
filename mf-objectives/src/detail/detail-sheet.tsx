import { CREDIT_POINTS } from '@ariane/shared/catalogue'
import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, Heading, LockIcon, Notice, VStack } from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { Celebration } from '../celebration.tsx'
import { isActive, isFinished } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import { useChange } from '../use-change.ts'
import { Criteria } from './criteria.tsx'
import { EditForm } from './edit-form.tsx'
import { History } from './history.tsx'
import { Leave } from './leave.tsx'
import { messages } from './messages.ts'
import { Notes } from './notes.tsx'
import { Status } from './status.tsx'
import { Summary } from './summary.tsx'
import { TaskForm } from './task-form.tsx'
import { Tasks } from './tasks.tsx'
import { Unsent } from './unsent.tsx'
import { useSettled } from './use-settled.ts'

/** What is open above the sheet: the edit form, the form of a new task, or that of a task by its id. */
export const EDIT = 'modifier'
export const NEW_TASK = 'tache'

type Props = {
  objective: Objective
  form: string | null
  onForm: (form: string | null) => void
  onClose: () => void
}

/** One objective: its state, tasks, notes and history, and the actions while it is open. */
export default function DetailSheet({ objective, form, onForm, onClose }: Props) {
  const changing = useChange()
  const [celebrating, setCelebrating] = useState(false)
  const settled = useSettled()
  const active = isActive(objective)
  const closeForm = () => onForm(null)
  return (
    <>
      <BottomSheet title={objective.title} size="lg" onClose={onClose}>
        <VStack gap="7" align="stretch">
          {celebrating && (
            <Celebration
              title={messages.bravo}
              text={messages.bravoText}
              earned={messages.bravoPoints(CREDIT_POINTS.objective)}
              takesFocus
            />
          )}
          {!active && <TroubleNotice trouble={changing.trouble} />}
          <Summary objective={objective} onEdit={() => onForm(EDIT)} />
          {!active && <Ended objective={objective} />}
          {active && <Status objective={objective} changing={changing} onFinished={() => setCelebrating(true)} />}
          <Tasks objective={objective} changing={changing} onAdd={() => onForm(NEW_TASK)} onEdit={onForm} />
          {!active && (
            <Box as="section">
              <Heading as="h3" size="md" mb="3">
                {messages.status.criteria}
              </Heading>
              <Criteria objective={objective} />
            </Box>
          )}
          <Notes objective={objective} changing={changing} />
          <History objective={objective} />
          <Leave objective={objective} changing={changing} onGone={onClose} />
        </VStack>
      </BottomSheet>
      {settled && form === EDIT && <EditForm objective={objective} onClose={closeForm} />}
      {settled && form && form !== EDIT && (
        <TaskForm key={form} objective={objective} taskId={form === NEW_TASK ? null : form} onClose={closeForm} />
      )}
    </>
  )
}

/** Says that nothing can change any more, and keeps what was being written. */
function Ended({ objective }: { objective: Objective }) {
  const finished = isFinished(objective)
  return (
    <VStack gap="3" align="stretch">
      <Notice
        title={finished ? messages.lockedTitle : messages.cancelledTitle}
        action={<LockIcon size={20} aria-hidden />}
      >
        {finished ? messages.locked : messages.cancelled}
      </Notice>
      <Unsent objective={objective} />
    </VStack>
  )
}
