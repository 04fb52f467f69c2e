import type { HomeworkDetail } from '@ariane/shared/contracts/homework'
import { Box, Notice, Text, VStack } from '@ariane/shared/ui'
import { Folded } from '../../parts/folded.tsx'
import { Markdown } from '../../path/slides/markdown.tsx'
import { messages } from './messages.ts'
import type { Exercise } from './navigation.ts'
import { Sent } from './sent.tsx'

type Props = { homework: Pick<HomeworkDetail, 'id' | 'sent'>; exercise: Exercise }

/** Homework of before has no statement where it had a single question: what the pupil sent is shown. */
function Words({ homework, exercise }: Props) {
  const own = exercise.statement || exercise.statment
  return own ? (
    <Box>
      <Markdown>{own}</Markdown>
    </Box>
  ) : (
    <Text whiteSpace="pre-line">{homework.sent.text || homework.sent.desc}</Text>
  )
}

/** The statement as it was given, with its photo or recording. */
export const Statement = ({ homework, exercise }: Props) => (
  <VStack align="stretch" gap="4">
    <Words homework={homework} exercise={exercise} />
    {exercise.unread && (
      <Box>
        <Notice title={messages.unread.title}>{messages.unread.text}</Notice>
        <Box mt="3">
          <Markdown>{exercise.unread}</Markdown>
        </Box>
      </Box>
    )}
    <Box>
      <Sent homework={homework} />
    </Box>
  </VStack>
)

/** The statement, collapsed: available on every slide. */
export const FoldedStatement = (props: Props) => (
  <Folded title={messages.statement}>
    <Statement {...props} />
  </Folded>
)
