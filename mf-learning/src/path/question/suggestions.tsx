import { Box, Button, Flex, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

/** Questions that the lesson does answer, one touch away. */
export function Suggestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  if (questions.length === 0) return null
  return (
    <Box mt="6">
      <Text fontWeight="bold">{messages.answer.suggested}</Text>
      <Flex as="ul" direction="column" gap="2" mt="3" listStyleType="none">
        {questions.map(question => (
          <li key={question}>
            <Button
              variant="outline"
              w="full"
              h="auto"
              minH="touch"
              py="2"
              justifyContent="flex-start"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => onAsk(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
