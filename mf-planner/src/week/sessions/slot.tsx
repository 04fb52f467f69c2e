import { formatTime } from '@ariane/shared/dates'
import { Box, ClockIcon, Flex, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'
import type { SlotOfDay } from './rules.ts'
import { Suggestion } from './suggestion.tsx'

type Props = { slot: SlotOfDay; onAnswered: (answer: 'accepted' | 'refused' | 'gone') => void }

/** A work slot of the settings, with the sessions suggested in it. */
export function Slot({ slot: { start, end, suggestions }, onAnswered }: Props) {
  return (
    <Box bg="bg.subtle" borderRadius="l1" px={{ base: '3', md: '0' }} py="2" textStyle={{ base: 'sm', md: 'xs' }}>
      <Flex color="ink.muted" gap="1.5" align="flex-start" px={{ base: '0', md: '1' }}>
        <Box pt="0.5" flexShrink="0">
          <ClockIcon size={14} aria-hidden />
        </Box>
        <Text minW="0">
          {text.slot}{' '}
          <Box as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {text.hours(formatTime(start), formatTime(end))}
          </Box>
        </Text>
      </Flex>
      {suggestions.length > 0 && (
        <Box as="ul" listStyleType="none" data-screen>
          {suggestions.map(session => (
            <Suggestion key={session.key} session={session} onAnswered={onAnswered} />
          ))}
        </Box>
      )}
    </Box>
  )
}
