import type { Objective } from '@ariane/shared/contracts/objectives'
import { Box, CalendarIcon, chakra, Flex, Heading, HStack, ListChecksIcon, ProgressBar, Text } from '@ariane/shared/ui'
import { Badges } from '../badges.tsx'
import { messages } from '../messages.ts'
import { daysLeft, isActive, progressTone, shownProgress } from '../rules.ts'
import { typeTone } from '../type-tone.ts'
import { formatPeriod } from '../words.ts'

const Opener = chakra('button')

/** The whole card opens the objective. */
export function ObjectiveCard({ objective, onOpen }: { objective: Objective; onOpen: (id: string) => void }) {
  const percent = shownProgress(objective)
  const left = daysLeft(objective.endDate)
  return (
    <Flex
      as="article"
      direction="column"
      h="full"
      pos="relative"
      colorPalette={typeTone(objective.type)}
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderTopWidth="4px"
      borderTopColor="colorPalette.solid"
      borderRadius="l3"
      boxShadow="sm"
      p="5"
      gap="3"
      opacity={objective.status === 'cancelled' ? 0.75 : 1}
      _hover={{ boxShadow: 'md' }}
    >
      <Badges objective={objective} />
      <Heading as="h2" size="md" overflowWrap="anywhere">
        <Opener
          type="button"
          textAlign="start"
          cursor="pointer"
          aria-haspopup="dialog"
          onClick={() => onOpen(objective.id)}
          _after={{ content: '""', pos: 'absolute', inset: '0', borderRadius: 'l3' }}
        >
          {objective.title}
        </Opener>
      </Heading>
      {objective.description && (
        <Text color="ink.muted" lineClamp={2}>
          {objective.description}
        </Text>
      )}
      <Box mt="auto">
        <ProgressBar label={messages.progress} value={percent} tone={progressTone(percent)} />
        <Flex direction="column" gap="1.5" mt="4" color="ink.muted" textStyle="sm">
          <HStack gap="2" align="start">
            <Box flexShrink="0" pt="0.5" aria-hidden>
              <CalendarIcon size={18} />
            </Box>
            {formatPeriod(objective)}
          </HStack>
          <HStack gap="2" justify="space-between" wrap="wrap">
            <HStack gap="2">
              <ListChecksIcon size={18} aria-hidden />
              {messages.taskCount(objective.tasksCount)}
            </HStack>
            {isActive(objective) && left >= 0 && <strong>{messages.left(left)}</strong>}
          </HStack>
        </Flex>
      </Box>
    </Flex>
  )
}
