import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, CalendarIcon, Heading, HStack, ProgressBar, Text, VStack } from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { Badges } from '../badges.tsx'
import { messages } from '../messages.ts'
import { progressTone, shownProgress } from '../rules.ts'
import { periodOf } from '../words.ts'
import { Criteria } from './criteria.tsx'
import { TaskItem } from './task-item.tsx'

const text = messages.detail

/** One objective to read: how it is going, its tasks and its criteria. */
export default function DetailSheet({ objective, onClose }: { objective: Objective; onClose: () => void }) {
  const percent = shownProgress(objective)
  return (
    <BottomSheet title={objective.title} size="lg" onClose={onClose}>
      <VStack gap="6" align="stretch">
        <VStack gap="3" align="stretch">
          <Badges objective={objective} />
          {objective.description && <Text>{objective.description}</Text>}
          <HStack gap="2" color="ink.muted" textStyle="sm">
            <CalendarIcon size={18} aria-hidden />
            {periodOf(objective)}
          </HStack>
          <ProgressBar label={messages.progress} value={percent} tone={progressTone(percent)} />
          {objective.statusNotes && <Text color="ink.muted">{objective.statusNotes}</Text>}
        </VStack>
        <Box as="section">
          <Heading as="h3" size="md" mb="3">
            {text.tasks}
          </Heading>
          {objective.tasks.length === 0 && <Text color="ink.muted">{text.noTask}</Text>}
          <VStack as="ul" gap="3" align="stretch" listStyleType="none">
            {objective.tasks.map(task => (
              <TaskItem key={task.id} task={task} />
            ))}
          </VStack>
        </Box>
        <Criteria objective={objective} />
        {objective.notes && (
          <Box as="section">
            <Heading as="h3" size="md" mb="2">
              {text.notes}
            </Heading>
            <Text whiteSpace="pre-line">{objective.notes}</Text>
          </Box>
        )}
      </VStack>
    </BottomSheet>
  )
}
