import type { ObjectiveTask } from '@ariane/shared/contracts/objectives'
import { formatDate } from '@ariane/shared/dates'
import {
  Badge,
  Box,
  CircleCheckIcon,
  CircleXIcon,
  ClockIcon,
  Flex,
  type Icon,
  type PaletteName,
  Text,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { type Evaluation, evaluationOf } from '../rules.ts'
import { hoursOf } from '../words.ts'
import { Days } from './days.tsx'

const text = messages.detail

const LOOKS: Record<Evaluation, { tone: PaletteName; icon: Icon }> = {
  open: { tone: 'neutral', icon: ClockIcon },
  succeeded: { tone: 'success', icon: CircleCheckIcon },
  failed: { tone: 'warning', icon: CircleXIcon },
}

export function TaskItem({ task }: { task: ObjectiveTask }) {
  const evaluation = evaluationOf(task)
  const { tone, icon: StateIcon } = LOOKS[evaluation]
  const when = [hoursOf(task), task.dueDate && text.due(formatDate(task.dueDate))].filter(Boolean).join(' · ')
  return (
    <Box as="li" bg="bg.subtle" borderRadius="l2" p="4">
      <Flex gap="3" justify="space-between" align="start" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere" flex="1 1 12rem">
          {task.title}
        </Text>
        <Badge colorPalette={tone} variant="surface">
          <StateIcon size={14} aria-hidden />
          {text.evaluation[evaluation]}
        </Badge>
      </Flex>
      {task.description && (
        <Text color="ink.muted" mt="1">
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
        <Text mt="2" textStyle="sm">
          {task.notes}
        </Text>
      )}
    </Box>
  )
}
