import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { Badge, Heading, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { Exercise } from '../navigation.ts'
import { Statement } from '../statement.tsx'

const text = messages.intro

/** An exercise: its title, its statement and how many questions it has. */
export const Intro = ({ homework, exercise }: { homework: HomeworkDetail; exercise: Exercise }) => (
  <>
    <Heading as="h2" size="2xl">
      {exercise.title}
    </Heading>
    <Badge my="4">{text.questions(exercise.questions.length)}</Badge>
    <Statement homework={homework} exercise={exercise} />
    <Text mt="6" color="ink.muted" fontWeight="medium">
      {text.start}
    </Text>
  </>
)
