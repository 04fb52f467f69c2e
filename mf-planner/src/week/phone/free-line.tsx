import { formatTime } from '@ariane/shared/dates'
import { Box, Flex, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import type { FreeTime } from './agenda.ts'

const text = messages.phone

/** Free time between lessons. */
export const FreeLine = ({ start, end, isLunch }: FreeTime) => (
  <Flex gap="3" textStyle="sm" color="ink.muted" align="center">
    <Text w="3.25rem" flexShrink="0" textAlign="end" textStyle="xs" fontVariantNumeric="tabular-nums">
      {messages.event.between(formatTime(start), formatTime(end))}
    </Text>
    <Box
      flex="1"
      minW="0"
      px="3"
      py="2"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="l2"
    >
      {isLunch ? text.lunch : text.free}
    </Box>
  </Flex>
)
