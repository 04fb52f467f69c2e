import { BookOpenIcon, Box, Flex, Heading } from '@ariane/shared/ui'
import { Sound } from '../../../path/slides/lazy-parts.tsx'
import { Markdown } from '../../../path/slides/markdown.tsx'
import { ByModel } from '../by-model.tsx'
import { messages } from '../messages.ts'
import { FoldedStatement } from '../statement.tsx'
import type { QuestionProps } from './shared.ts'

/** The part of the lesson that a question is about. */
export function CourseSlide({ homework, exercise, question: { course, source } }: QuestionProps) {
  return (
    <>
      <Flex align="center" gap="3" mb="4" color="colorPalette.fg">
        <BookOpenIcon aria-hidden />
        <Heading as="h2" size="xl" m="0!">
          {messages.course}
        </Heading>
      </Flex>
      <FoldedStatement homework={homework} exercise={exercise} />
      {course.audio && (
        <Box mb="4">
          <Sound source={course.audio.url} label={messages.listen} />
        </Box>
      )}
      <Markdown>{course.content}</Markdown>
      <ByModel source={source} />
    </>
  )
}
