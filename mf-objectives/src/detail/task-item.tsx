import type { Objective, ObjectiveTask } from '@ariane/shared/contracts/objectives'
import {
  Badge,
  Box,
  Button,
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  Flex,
  HStack,
  type Icon,
  type PaletteName,
  PencilIcon,
  Text,
  TrashIcon,
} from '@ariane/shared/ui'
import { messages as shared } from '../messages.ts'
import { type Evaluation, isActive, readEvaluation } from '../rules.ts'
import type { Changing } from '../use-change.ts'
import { formatWhen } from '../words.ts'
import { Days } from './days.tsx'
import { messages } from './messages.ts'
import { TaskReport } from './task-report.tsx'

const text = messages.tasks

const LOOKS: Record<Evaluation, { tone: PaletteName; icon: Icon }> = {
  open: { tone: 'neutral', icon: ClockIcon },
  succeeded: { tone: 'success', icon: CircleCheckIcon },
  failed: { tone: 'warning', icon: CircleXIcon },
}

type Props = {
  objective: Objective
  task: ObjectiveTask
  changing: Changing
  onEdit: () => void
  onRemove: () => void
}

/** One task: description, dates and result; reported, edited and deleted as long as the rules allow. */
export function TaskItem({ objective, task, changing, onEdit, onRemove }: Props) {
  const evaluation = readEvaluation(task)
  const { tone, icon: StateIcon } = LOOKS[evaluation]
  const when = formatWhen(task)
  return (
    <Box as="li" aria-label={task.title} bg="bg.subtle" borderRadius="l2" p="4">
      <Flex gap="3" justify="space-between" align="start" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere" flex="1 1 12rem">
          {task.title}
        </Text>
        <Badge colorPalette={tone} variant="surface">
          <StateIcon size={14} aria-hidden />
          {shared.evaluation[evaluation]}
        </Badge>
      </Flex>
      {task.description && (
        <Text color="ink.muted" mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {task.description}
        </Text>
      )}
      <Flex gap="4" mt="3" align="center" wrap="wrap">
        <Days selected={task.selectedDays} />
        {when && (
          <Text color="ink.muted" textStyle="sm">
            {when}
          </Text>
        )}
      </Flex>
      {task.notes && (
        <Text mt="3" ps="3" borderStartWidth="3px" borderColor="border.strong" whiteSpace="pre-line">
          {task.notes}
        </Text>
      )}
      {isActive(objective) && (
        <TaskReport objective={objective} task={task} changing={changing}>
          {evaluation === 'open' && (
            <HStack gap="1">
              <Button
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={text.editLabel(task.title)}
                onClick={onEdit}
              >
                <PencilIcon aria-hidden />
                {text.edit}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={text.removeLabel(task.title)}
                onClick={onRemove}
              >
                <TrashIcon aria-hidden />
                {text.remove}
              </Button>
            </HStack>
          )}
        </TaskReport>
      )}
    </Box>
  )
}
