import { type Objective, type ObjectiveTask, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { checkWith, useForm } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Button, chakra, Notice, VStack } from '@ariane/shared/ui'
import { HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { useId } from 'react'
import { formatTask } from '../differences.ts'
import { messages as shared } from '../messages.ts'
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
  const id = useId()
  const changing = useChange()
  const task = objective.tasks.find(({ id }) => id === taskId)
  const open = task && readEvaluation(task) === 'open' ? task : undefined
  const typed = useTyped(taskId ? taskDraft(taskId) : newTaskDraft(objective.id), task ? toTaskDraft(task) : NEW)
  const trouble = changing.troubleAt(HERE)
  const lost = taskId !== null && !open
  const form = useForm({
    name: 'objective task',
    state: [typed.value, typed.set, () => undefined],
    check: checkWith(task => taskErrors(task, objective)),
    send: async () => {
      if (!(await send(open))) return
      typed.drop()
      onClose()
    },
    // A change explains by itself why it was not made.
    failure: () => null,
  })
  const send = (edited: ObjectiveTask | undefined) =>
    changing.run(HERE, objective, shared.alerts.submit, version => {
      const fields = { ...toTaskFields(typed.value), version }
      return edited
        ? call(objectivesRoutes.updateTask, { id: edited.id, ...fields })
        : call(objectivesRoutes.createTask, { id: objective.id, ...fields })
    })

  const footer = isActive(objective) && (
    <Button type="submit" form={id} loading={form.busy}>
      {lost ? text.add : messages.save}
    </Button>
  )
  return (
    <Modal title={taskId ? text.edit : text.add} onClose={onClose} footer={footer}>
      <VStack gap="4" align="stretch">
        {!isActive(objective) && <Notice tone="warning">{text.ended}</Notice>}
        {isActive(objective) && lost && <Notice tone="warning">{text.gone}</Notice>}
        {!trouble && typed.overtaken.length > 0 && <Overtaken now={task && formatTask(task)} />}
        <chakra.form id={id} {...form.props}>
          <TaskFields task={typed.value} errors={form.errors} period={objective} onChange={form.change} />
        </chakra.form>
        <HelplineNotice texts={[typed.value.title, typed.value.description]} />
        <TroubleNotice trouble={trouble} />
      </VStack>
    </Modal>
  )
}
