import { Box, Button, Flex, Heading, HStack, RefreshIcon, Text, TrophyIcon } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import type { Prompt } from './status-rules.ts'

const text = messages.status
type Props = { asked: Prompt | null; onAsk: (prompt: Prompt) => void }

/** Asks whether the objective was reached, once its end has come. */
export function FinalEvaluation({ asked, onAsk }: Props) {
  return (
    <Flex
      gap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="l2"
      p="4"
    >
      <Box flex="1 1 14rem">
        <Heading as="h4" size="sm">
          {text.final}
        </Heading>
        <Text color="ink.muted">{text.finalLead}</Text>
      </Box>
      <HStack gap="3" wrap="wrap">
        <Button
          variant="subtle"
          colorPalette="success"
          data-prompt="succeeded"
          aria-expanded={asked === 'succeeded'}
          onClick={() => onAsk('succeeded')}
        >
          <TrophyIcon aria-hidden />
          {text.succeeded}
        </Button>
        <Button
          variant="subtle"
          colorPalette="orange"
          data-prompt="failed"
          aria-expanded={asked === 'failed'}
          onClick={() => onAsk('failed')}
        >
          <RefreshIcon aria-hidden />
          {text.failed}
        </Button>
      </HStack>
    </Flex>
  )
}
