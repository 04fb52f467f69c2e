import { Badge, Box, ClockIcon, Flex, Heading, Notice, Text } from '@ariane/shared/ui'
import { Markdown } from '../../../path/slides/markdown.tsx'
import { messages } from '../messages.ts'
import { FoldedStatement } from '../statement.tsx'
import type { QuestionProps } from './shared.ts'

const text = messages.question

/** A question in Ariane's words, with its number and the advised time. */
export function QuestionSlide({ homework, exercise, question, number }: QuestionProps & { number: number }) {
  const state = text.states[question.progress.state]
  return (
    <>
      <Flex align="center" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="xl" m="0!">
          {text.title(number, exercise.questions.length)}
        </Heading>
        {state && <Badge colorPalette="neutral">{state}</Badge>}
      </Flex>
      <FoldedStatement homework={homework} exercise={exercise} />
      <Box textStyle="lg" fontWeight="medium">
        <Markdown>{question.reformulation_question}</Markdown>
      </Box>
      <Flex align="center" gap="2" mt="6" color="ink.muted" textStyle="md" wrap="wrap">
        <ClockIcon size={18} aria-hidden />
        <Text m="0!">{text.timer(question.timer)}</Text>
        <Text m="0!">{text.calm}</Text>
      </Flex>
      {question.mode === 'guided' && (
        <Box mt="5">
          <Notice>{messages.guided}</Notice>
        </Box>
      )}
    </>
  )
}
