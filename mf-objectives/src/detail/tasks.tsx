import { type Objective, type ObjectiveTask, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { Box, Button, Flex, Heading, PlusIcon, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages as shared } from '../messages.ts'
import { isActive } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import type { Changing } from '../use-change.ts'
import { messages } from './messages.ts'
import { TaskItem } from './task-item.tsx'

const text = messages.tasks
const HERE = 'tasks'
type Props = { objective: Objective; changing: Changing; onAdd: () => void; onEdit: (taskId: string) => void }

export function Tasks({ objective, changing, onAdd, onEdit }: Props) {
  const [leaving, setLeaving] = useState<ObjectiveTask | null>(null)

  async function remove({ id }: ObjectiveTask) {
    await changing.run(HERE, objective, shared.alerts.removeTask, () => call(objectivesRoutes.deleteTask, { id }))
    setLeaving(null)
  }

  return (
    <Box as="section">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading as="h3" size="md">
          {text.title}
        </Heading>
        {isActive(objective) && (
          <Button size="sm" variant="subtle" onClick={onAdd}>
            <PlusIcon aria-hidden />
            {text.add}
          </Button>
        )}
      </Flex>
      {objective.tasks.length === 0 && <Text color="ink.muted">{text.none}</Text>}
      <VStack gap="3" align="stretch">
        <TroubleNotice trouble={changing.troubleAt(HERE)} />
        <VStack as="ul" gap="3" align="stretch" listStyleType="none">
          {objective.tasks.map(task => (
            <TaskItem
              key={task.id}
              objective={objective}
              task={task}
              changing={changing}
              onEdit={() => onEdit(task.id)}
              onRemove={() => setLeaving(task)}
            />
          ))}
        </VStack>
      </VStack>
      {leaving && (
        <ConfirmDialog
          sentence={text.removeSentence(leaving.title)}
          details={text.removeDetails}
          confirmLabel={text.remove}
          tone="danger"
          busy={changing.isBusy(HERE)}
          onConfirm={() => void remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Box>
  )
}
