import { MAX_TASKS } from '@ariane/shared/contracts/objectives'
import { Box, Button, Heading, Notice, PlusIcon, Text, VStack } from '@ariane/shared/ui'
import { useRef, useState } from 'react'
import { type Draft, type Errors, editTask, type ListedTask, putBack, removeTask } from './draft.ts'
import { IdeasPanel } from './ideas-panel.tsx'
import { messages } from './messages.ts'
import { TaskRow } from './task-row.tsx'
import type { Change } from './use-objective-draft.ts'

const text = messages.tasks
type Props = { draft: Draft; errors: Errors; change: Change }

/** Step 2: the tasks, the pupil's own and those taken from Ariane's ideas. */
export function StepTasks({ draft, errors, change }: Props) {
  const [removed, setRemoved] = useState<{ task: ListedTask; at: number } | null>(null)
  const { tasks } = draft
  const heading = useRef<HTMLHeadingElement>(null)
  const full = tasks.length >= MAX_TASKS
  return (
    <>
      <Box>
        <Heading as="h4" size="sm" mb="2" ref={heading} tabIndex={-1} outline="none">
          {text.list}
        </Heading>
        {tasks.length === 0 && <Text color="ink.muted">{text.empty}</Text>}
        <VStack as="ul" align="stretch" gap="2" listStyleType="none">
          {tasks.map((task, at) => (
            <TaskRow
              key={task.key}
              task={task}
              onEdit={() => change(now => editTask(now, task))}
              onRemove={() => {
                setRemoved({ task, at })
                change(now => removeTask(now, task.key))
                heading.current?.focus({ preventScroll: true })
              }}
            />
          ))}
        </VStack>
        <VStack align="stretch" gap="3" mt="3">
          {errors.tasks && <Notice tone="error">{errors.tasks}</Notice>}
          {removed && (
            <Notice
              action={
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => {
                    change(now => putBack(now, removed.task, removed.at))
                    setRemoved(null)
                    heading.current?.focus({ preventScroll: true })
                  }}
                >
                  {text.undo}
                </Button>
              }
            >
              {text.removed(removed.task.title)}
            </Notice>
          )}
          {full && <Text color="ink.muted">{text.most}</Text>}
          <Button
            variant="outline"
            alignSelf="flex-start"
            disabled={full}
            data-invalid={errors.tasks ? true : undefined}
            onClick={() => change(now => editTask(now))}
          >
            <PlusIcon aria-hidden />
            {text.add}
          </Button>
        </VStack>
      </Box>
      <IdeasPanel draft={draft} change={change} onTaken={() => heading.current?.focus()} />
    </>
  )
}
