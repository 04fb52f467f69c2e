import { ArrowLeftIcon, Box, Flex, IconButton, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.register

/** Where one is among the questions, and the way back. */
export const StepHeader = ({ n, total, onBack }: { n: number; total: number; onBack: (() => void) | undefined }) => (
  <Flex align="center" gap="3" mb="4" minH="11">
    {onBack && (
      <IconButton variant="ghost" boxSize="11" ms="-2" aria-label={text.back} title={text.back} onClick={onBack}>
        <ArrowLeftIcon aria-hidden />
      </IconButton>
    )}
    <Flex flex="1" gap="1.5" aria-hidden>
      {Array.from({ length: total }, (_, i) => (
        <Box key={i} flex="0 1 1.75rem" h="1.5" borderRadius="full" bg={i < n ? 'brand.solid' : 'brand.muted'} />
      ))}
    </Flex>
    <Text color="ink.muted" textStyle="sm" fontWeight="semibold" role="status">
      {text.step(n, total)}
    </Text>
  </Flex>
)
