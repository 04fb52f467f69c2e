import { Box } from '@chakra-ui/react'
import { messages } from '../messages.ts'

/** Input level of the microphone, 0 to 1. */
export function LevelMeter({ level }: { level: number }) {
  const percent = Math.round(level * 100)
  return (
    <Box
      role="meter"
      aria-label={messages.record.level}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="3"
      w="full"
      maxW="20rem"
      borderRadius="full"
      bg="success.muted"
      overflow="hidden"
    >
      <Box h="full" borderRadius="full" bg="success.solid" style={{ width: `${percent}%` }} />
    </Box>
  )
}
