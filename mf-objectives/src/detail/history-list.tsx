import type { HistoryEntry } from '@ariane/shared/contracts/objectives'
import { formatDay, formatTime } from '@ariane/shared/dates'
import { Box, Button, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { formatStep } from './history-rules.ts'
import { messages } from './messages.ts'

const text = messages.history
/** As many as fit beside the curve. */
const FEW = 6
type Props = { steps: readonly HistoryEntry[]; percents: readonly number[] }

/** The history, newest first; older entries on request. */
export function HistoryList({ steps, percents }: Props) {
  const [all, setAll] = useState(false)
  const newestFirst = steps.map((step, i) => ({ step, percent: percents[i] ?? 0 })).reverse()
  const shown = all ? newestFirst : newestFirst.slice(0, FEW)
  const hidden = steps.length - shown.length
  return (
    <Box>
      <VStack as="ol" align="stretch" gap="0" listStyleType="none" borderStartWidth="2px" borderColor="brand.muted">
        {shown.map(({ step, percent }) => (
          <Box as="li" key={`${step.at} ${formatStep(step)}`} pos="relative" ps="5" pb="3">
            <Box
              pos="absolute"
              boxSize="2.5"
              borderRadius="full"
              bg="brand.solid"
              style={{ left: '-6px', top: '7px' }}
              aria-hidden
            />
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {formatStep(step)}
            </Text>
            <Text color="ink.muted" textStyle="sm">
              {[
                `${formatDay(step.at)}, ${formatTime(step.at)}`,
                `${text.progress} ${text.percent(percent)}`,
                step.by === 'manager' && text.byManager,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {step.notes && (
              <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
                «&nbsp;{step.notes}&nbsp;»
              </Text>
            )}
          </Box>
        ))}
      </VStack>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {text.more(hidden)}
        </Button>
      )}
    </Box>
  )
}
