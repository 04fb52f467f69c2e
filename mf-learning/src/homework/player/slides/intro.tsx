import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { ReportText } from '@ariane/shared/report'
import { Badge, Box, Heading, Text } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { Exercise } from '../navigation.ts'
import { Statement } from '../statement.tsx'

const text = messages.intro

type Props = { homework: HomeworkDetail; exercise: Exercise }

/** An exercise: its title, what a teacher said with it, its statement and how many questions it has. */
export const Intro = ({ homework, exercise }: Props) => (
  <>
    <Heading as="h2" size="2xl">
      {exercise.title}
    </Heading>
    <Badge my="4">{text.questions(exercise.questions.length)}</Badge>
    {homework.given?.instruction && (
      <Box mb="4" ps="4" borderStartWidth="4px" borderColor="colorPalette.muted">
        <Text fontWeight="bold">{text.instruction}</Text>
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {homework.given.instruction} <ReportText id={homework.given.id} words={homework.given.instruction} />
        </Text>
      </Box>
    )}
    <Statement homework={homework} exercise={exercise} />
    <Text mt="6" color="ink.muted" fontWeight="medium">
      {text.start}
    </Text>
  </>
)
