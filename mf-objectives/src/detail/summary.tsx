import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, Button, CalendarIcon, Flex, HStack, PencilIcon, ProgressBar, Text, VStack } from '@ariane/shared/ui'
import { Badges } from '../badges.tsx'
import { messages as shared } from '../messages.ts'
import { daysLeft, isActive, progressTone, shownProgress } from '../rules.ts'
import { formatPeriod } from '../words.ts'
import { messages } from './messages.ts'

/** The type of the objective, its end, its progress, and the link to edit it while it is open. */
export function Summary({ objective, onEdit }: { objective: Objective; onEdit: () => void }) {
  const percent = shownProgress(objective)
  const left = daysLeft(objective.endDate)
  return (
    <VStack gap="3" align="stretch">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Badges objective={objective} />
        {isActive(objective) && (
          <Button size="sm" variant="ghost" onClick={onEdit}>
            <PencilIcon aria-hidden />
            {messages.edit.open}
          </Button>
        )}
      </Flex>
      {objective.description && <Text>{objective.description}</Text>}
      <HStack gap="2" color="ink.muted" textStyle="sm" wrap="wrap">
        <CalendarIcon size={18} aria-hidden />
        {formatPeriod(objective)}
        {isActive(objective) && left >= 0 && <strong>{shared.left(left)}</strong>}
      </HStack>
      <ProgressBar label={shared.progress} value={percent} tone={progressTone(percent)} />
      {objective.statusNotes && (
        <Box ps="3" borderStartWidth="3px" borderColor="border.strong">
          <Text color="ink.muted" textStyle="sm">
            {messages.statusNotes}
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {objective.statusNotes}
          </Text>
        </Box>
      )}
    </VStack>
  )
}
