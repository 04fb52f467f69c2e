import { Badge, Box, chakra, Heading, Text } from '@ariane/shared/ui'
import { Sound } from '../../../path/slides/lazy-parts.tsx'
import { Markdown } from '../../../path/slides/markdown.tsx'
import { ByModel } from '../by-model.tsx'
import { messages } from '../messages.ts'
import { FoldedStatement } from '../statement.tsx'
import type { QuestionProps } from './shared.ts'

const text = messages.correction

/** Scrolls to a new step that is below the others. */
const show = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' })

/** The correction, one more step with each → ; earlier steps stay visible. */
export function CorrectionSlide({ homework, exercise, question, step }: QuestionProps & { step: number }) {
  const steps = question.answer_step_by_step
  const isLast = step >= steps.length - 1
  return (
    <>
      <Heading as="h2" size="xl" mb="4">
        {question.mode === 'guided' && question.source === 'built-in' ? text.method : text.slide}
      </Heading>
      <FoldedStatement homework={homework} exercise={exercise} />
      {steps.length === 0 && <Text>{text.none}</Text>}
      <chakra.ol listStyleType="none!" ps="0!" aria-live="polite">
        {steps.slice(0, step + 1).map((one, n) => (
          <Box as="li" key={one.content} ps="0!" mb="4!" animation={n === step ? 'rise' : undefined}>
            <Badge mb="2">{text.step(n + 1, steps.length)}</Badge>
            {one.audio && <Sound source={one.audio.url} label={messages.listen} />}
            <Markdown>{one.content}</Markdown>
          </Box>
        ))}
      </chakra.ol>
      <ByModel source={question.source} />
      {steps.length > 0 && (
        <Text
          key={step}
          ref={step > 0 ? show : undefined}
          mt="6"
          role="status"
          color={isLast ? 'success.fg' : 'ink.muted'}
          fontWeight="medium"
        >
          {isLast ? text.done : text.more}
        </Text>
      )}
    </>
  )
}
