import { soundsDistressed } from '@ariane/shared/catalogue'
import { objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { focusInvalid, useOneCall } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Box, Button, Flex, Notice, SparklesIcon } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { TaskDraft, TaskErrors } from '../parts/task.ts'
import { TaskFields } from '../parts/task-fields.tsx'
import { changeEdited, type Draft, readTaskPeriod } from './draft.ts'
import { messages } from './messages.ts'
import type { Change } from './use-objective-draft.ts'
import { Waiting } from './waiting.tsx'

const text = messages.editor
type Outcome = { kind: 'untitled' } | { kind: 'none' } | { kind: 'taken'; before: Partial<TaskDraft> }
type Props = { draft: Draft; editing: NonNullable<Draft['editing']>; errors: TaskErrors; today: string; change: Change }

/** The sub-view for one task, which Ariane can describe. */
export function TaskEditor({ draft, editing, errors, today, change }: Props) {
  const asking = useOneCall('task suggestion')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const { task } = editing
  const untitled = outcome?.kind === 'untitled' && !task.title.trim() ? messages.errors.taskTitle : undefined

  useEffect(() => {
    if (outcome?.kind === 'untitled') focusInvalid(fields.current)
  }, [outcome])

  function ask() {
    asking.forget()
    if (!task.title.trim()) return setOutcome({ kind: 'untitled' })
    setOutcome(null)
    const { title, type, criteria } = draft
    const asked = { title: task.title.trim(), type, objective: { title, ...criteria } }
    void asking.run(async signal => {
      const [idea] = (await call(objectivesRoutes.suggestObjective, asked, { signal })).suggestions
      if (!idea) return setOutcome({ kind: 'none' })
      setOutcome({ kind: 'taken', before: { description: task.description, selectedDays: task.selectedDays } })
      change(now => changeEdited(now, { description: idea.description, selectedDays: idea.selectedDays }))
    })
  }

  const suggestion = (
    <Flex direction="column" gap="2" align="flex-start">
      {asking.busy ? (
        <Waiting label={text.suggesting} onStop={asking.stop} />
      ) : (
        !soundsDistressed(task.title) && (
          <Button variant="subtle" colorPalette="accent" size="sm" onClick={ask}>
            <SparklesIcon aria-hidden />
            {text.suggest}
          </Button>
        )
      )}
      {asking.state.kind === 'failed' && <Notice tone="error">{messages.errors.task}</Notice>}
      {outcome?.kind === 'none' && <Notice>{messages.errors.noIdea}</Notice>}
      {outcome?.kind === 'taken' && (
        <Notice
          tone="success"
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                change(now => changeEdited(now, outcome.before))
                setOutcome(null)
              }}
            >
              {text.undo}
            </Button>
          }
        >
          {text.suggested}
        </Notice>
      )}
    </Flex>
  )
  return (
    <Box ref={fields}>
      <TaskFields
        task={task}
        errors={{ ...errors, ...(untitled && { title: untitled }) }}
        period={readTaskPeriod(draft, today)}
        onChange={part => change(now => changeEdited(now, part))}
        underTitle={suggestion}
      />
    </Box>
  )
}
