import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { localDay } from '@ariane/shared/dates'
import { useForm, useOneCall } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { $activeUser, useStore } from '@ariane/shared/session'
import { chakra, showToast, VStack } from '@ariane/shared/ui'
import { BottomSheet, EraseDraft } from '@ariane/shared/ui/overlay'
import { useId, useState } from 'react'
import { type TaskErrors, taskErrors } from '../parts/task.ts'
import { objectives } from '../store.ts'
import { type Errors, isUntouched, keepEdited, readTaskPeriod, stepErrors, toRequest } from './draft.ts'
import { DraftHelpline } from './draft-helpline.tsx'
import { messages } from './messages.ts'
import { SheetFooter } from './sheet-footer.tsx'
import { StepCriteria } from './step-criteria.tsx'
import { StepGoal } from './step-goal.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepTasks } from './step-tasks.tsx'
import { TaskEditor } from './task-editor.tsx'
import { useObjectiveDraft } from './use-objective-draft.ts'

type Props = { onClose: () => void; onCreated: (objective: Objective) => void }

/** 'Nouvel objectif' in three steps. What is chosen and typed survives closing, a reload, a failure and a lost session. */
export default function CreateSheet({ onClose, onCreated }: Props) {
  const uid = useStore($activeUser)?.uid
  const { draft, change, toSend, drop } = useObjectiveDraft()
  const sending = useOneCall('create objective')
  const id = useId()
  const [today] = useState(() => localDay(Date.now()))
  const { editing, step } = draft
  const form = useForm({
    name: 'new objective',
    state: [draft, next => change(() => next), () => undefined],
    check: now => {
      const edited = now.editing && taskErrors(now.editing.task, readTaskPeriod(now, today))
      const errors = edited ?? stepErrors(now, today)
      return Object.keys(errors).length > 0 ? { errors } : { sent: now }
    },
    send: async () => {
      if (editing) change(keepEdited)
      else if (step < 3) change(now => ({ ...now, step: step === 1 ? 2 : 3 }))
      else await sending.run(send)
    },
    // The footer says why it was not sent.
    failure: () => null,
  })
  const errors: Errors & TaskErrors = form.errors

  async function send(signal: AbortSignal) {
    if (!uid) return
    const { data } = await call(
      objectivesRoutes.createObjective,
      { objective: toRequest(toSend(), uid, today) },
      { signal },
    )
    drop()
    showToast(messages.created)
    onCreated(data)
  }

  /** The objective may have been created all the same: the list shows it. */
  function stop() {
    sending.stop()
    void objectives.reload()
  }

  function goBack() {
    form.clear()
    sending.forget()
    if (editing) change(now => ({ ...now, editing: null }))
    else if (step > 1) change(now => ({ ...now, step: step === 3 ? 2 : 1 }))
    else onClose()
  }

  const footer = <SheetFooter form={id} draft={draft} sending={sending} onStop={stop} onBack={goBack} />
  return (
    <BottomSheet title={messages.title} onClose={onClose} footer={footer}>
      <chakra.form id={id} {...form.props}>
        <VStack align="stretch" gap="5" minH="min(24rem, 45dvh)">
          <StepHeading draft={draft} />
          <DraftHelpline draft={draft} />
          {editing && <TaskEditor draft={draft} editing={editing} errors={errors} today={today} change={change} />}
          {!editing && step === 1 && <StepGoal draft={draft} errors={errors} change={change} />}
          {!editing && step === 2 && <StepTasks draft={draft} errors={errors} change={change} />}
          {!editing && step === 3 && <StepCriteria draft={draft} errors={errors} today={today} change={change} />}
          {!isUntouched(draft) && (
            <EraseDraft
              onErase={() => {
                form.clear()
                sending.stop()
                sending.forget()
                drop()
              }}
            />
          )}
        </VStack>
      </chakra.form>
    </BottomSheet>
  )
}
