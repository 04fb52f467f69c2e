import { plainText } from '@ariane/activities/plain-text'
import type { Clarification } from '@ariane/shared/contracts/activities'
import { Box, Button, Flex, Illustration, Notice, Text } from '@ariane/shared/ui'
import { useEffect, useId, useRef } from 'react'
import { messages } from '../messages.ts'

const text = messages.clarification

type Props = {
  ask: Clarification
  busy: boolean
  problem: string | null
  onChoose: (optionId: string) => void
}

/** What Ariane asks back about an answer, with a button for each thing that may have been meant. */
export function ClarificationCard({ ask, busy, problem, onChoose }: Props) {
  const [title, question] = [useId(), useId()]
  const card = useRef<HTMLDivElement>(null)
  // The button that was pressed stands elsewhere: the reading position comes here, and hears the question.
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [ask.id])
  return (
    <Box
      ref={card}
      role="group"
      tabIndex={-1}
      aria-labelledby={title}
      aria-describedby={question}
      colorPalette="brand"
      bg="colorPalette.subtle"
      borderRadius="l3"
      p={{ base: '4', sm: '5' }}
      scrollMarginTop="24"
    >
      <Flex gap="4" align="center" mb="4">
        <Box flexShrink="0" display={{ base: 'none', sm: 'block' }}>
          <Illustration name="thinking" size={88} />
        </Box>
        <Box minW="0">
          <Text id={title} textStyle="lg" fontWeight="bold" color="colorPalette.fg">
            {text.title}
          </Text>
          <Text id={question} mt="1" overflowWrap="anywhere">
            {plainText(ask.text)}
          </Text>
        </Box>
      </Flex>
      <Flex direction="column" gap="3">
        {ask.options.map(option => (
          <Button
            key={option.id}
            variant="outline"
            borderRadius="l2"
            w="full"
            h="auto"
            minH="14"
            py="3"
            justifyContent="flex-start"
            textAlign="start"
            whiteSpace="normal"
            overflowWrap="anywhere"
            bg="surface"
            disabled={busy}
            onClick={() => onChoose(option.id)}
          >
            {plainText(option.text)}
          </Button>
        ))}
      </Flex>
      <Box aria-live="polite" mt="3">
        {problem ? (
          <Notice tone="warning">{problem}</Notice>
        ) : (
          <Text textStyle="sm" color="ink.muted">
            {text.hint}
          </Text>
        )}
      </Box>
    </Box>
  )
}
