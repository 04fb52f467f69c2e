import { Box, Flex, Illustration, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { Suggestions } from './suggestions.tsx'

const text = messages.answer

type Props = { suggestions: readonly string[]; onAsk: (question: string) => void }

/** Says honestly that there is no answer, and what can be asked or done instead. */
export function Unknown({ suggestions, onAsk }: Props) {
  return (
    <>
      <Flex gap="5" align="center" direction={{ base: 'column', sm: 'row' }}>
        <Illustration name="thinking" size={130} />
        <Box>
          <Text fontWeight="bold" textStyle="lg">
            {text.unknown}
          </Text>
          <Text mt="2">{text.whatNext}</Text>
          <Box as="ul" listStyleType="disc" ps="6" mt="1">
            {text.ideas.map(idea => (
              <li key={idea}>{idea}</li>
            ))}
          </Box>
        </Box>
      </Flex>
      <Suggestions questions={suggestions} onAsk={onAsk} />
    </>
  )
}
