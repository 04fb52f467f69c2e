import { type Objective, type ObjectiveTask, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { Button, chakra, Notice, VStack } from '@ariane/shared/ui'
import { HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { type SubmitEvent, useId, useState } from 'react'
import { formatTask } from '../differences.ts'
import { messages as shared } from '../messages.ts'
import { focusInvalid } from '../parts/focus.ts'
import { emptyTask, taskErrors, toTaskDraft, toTaskFields } from '../parts/task.ts'
import { TaskFields } from '../parts/task-fields.tsx'
import { isActive, readEvaluation } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import { useChange } from '../use-change.ts'
import { useTyped } from '../use-typed.ts'
import { newTaskDraft, taskDraft } from './drafts.ts'
import { messages } from './messages.ts'
import { Overtaken } from './overtaken.tsx'

const text = messages.task
const HERE = 'task'
const NEW = emptyTask()
type Props = { objective: Objective; taskId: string | null; onClose: () => void }

/** Adds a task, or edits one that is not evaluated. What is typed survives closing, a reload and a failure. */
export function TaskForm({ objective, taskId, onClose }: Props) {
  const form = useId()
  const changing = useChange()
  const [checked, setChecked] = useState(false)
  const task = objective.tasks.find(({ id }) => id === taskId)
  const open = task && readEvaluation(task) === 'open' ? task : undefined
  const typed = useTyped(taskId ? taskDraft(taskId) : newTaskDraft(objective.id), task ? toTaskDraft(task) : NEW)
  const errors = taskErrors(typed.value, objective)
  const trouble = changing.troubleAt(HERE)
  const lost = taskId !== null && !open

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    setChecked(true)
    if (changing.isBusy(HERE)) return
    if (Object.keys(errors).length > 0) return void requestAnimationFrame(() => focusInvalid(currentTarget))
    if (!(await send(open))) return
    typed.drop()
    onClose()
  }
  const send = (edited: ObjectiveTask | undefined) =>
    changing.run(HERE, objective, shared.alerts.submit, version => {
      const fields = { ...toTaskFields(typed.value), version }
      return edited
        ? call(objectivesRoutes.updateTask, { id: edited.id, ...fields })
        : call(objectivesRoutes.createTask, { id: objective.id, ...fields })
    })

  const footer = isActive(objective) && (
    <Button type="submit" form={form} loading={changing.isBusy(HERE)}>
      {lost ? text.add : messages.save}
    </Button>
  )
  return (
    <Modal title={taskId ? text.edit : text.add} onClose={onClose} footer={footer}>
      <VStack gap="4" align="stretch">
        {!isActive(objective) && <Notice tone="warning">{text.ended}</Notice>}
        {isActive(objective) && lost && <Notice tone="warning">{text.gone}</Notice>}
        {!trouble && typed.overtaken.length > 0 && <Overtaken now={task && formatTask(task)} />}
        <chakra.form id={form} noValidate onSubmit={event => void save(event)}>
          <TaskFields
            task={typed.value}
            errors={checked ? errors : {}}
            period={objective}
            onChange={part => typed.set(part)}
          />
        </chakra.form>
        <HelplineNotice texts={[typed.value.title, typed.value.description]} />
        <TroubleNotice trouble={trouble} />
      </VStack>
    </Modal>
  )
}
