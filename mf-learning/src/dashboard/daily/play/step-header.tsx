import type { DailyPart } from '@ariane/shared/contracts/daily-session'
import { Box, CloseIcon, Flex, IconButton, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.play
type Props = { parts: readonly DailyPart[]; step: number; onLeave: () => void }

/** Where the session stands, and the way out of it; it can be taken up again all day. */
export const StepHeader = ({ parts, step, onLeave }: Props) => (
  <Flex align="center" gap="3" mb="4">
    <IconButton variant="ghost" boxSize="11" ms="-2" aria-label={text.leave} title={text.leave} onClick={onLeave}>
      <CloseIcon aria-hidden />
    </IconButton>
    <Flex flex="1" gap="1" align="center" aria-hidden>
      {parts.map(({ key }, n) => (
        <Box key={key} flex="1" h="2.5" borderRadius="full" bg={n < step ? 'accent.solid' : 'bg.muted'} />
      ))}
    </Flex>
    <Text color="ink.muted" textStyle="sm" fontWeight="semibold" whiteSpace="nowrap" role="status">
      {text.step(step, parts.length)}
    </Text>
  </Flex>
)
