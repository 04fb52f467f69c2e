import type { DailyPart } from '@ariane/shared/contracts/daily-session'
import { Box, Flex } from '@ariane/shared/ui'

/** The parts as knots on a line; the words beside it say the same. */
export function StepDots({ parts, step }: { parts: readonly DailyPart[]; step: number }) {
  return (
    <Flex flex="1" gap="1" align="center" aria-hidden>
      {parts.map(({ key }, n) => (
        <Box key={key} flex="1" h="2.5" borderRadius="full" bg={n < step ? 'accent.solid' : 'bg.muted'} />
      ))}
    </Flex>
  )
}
