import { RECALLS, type Recall } from '@ariane/shared/contracts/review'
import { useAction } from '@ariane/shared/form'
import { Box, Button, Flex, Notice, Text } from '@ariane/shared/ui'
import { useId } from 'react'
import { review } from '../../stores/review.ts'
import { messages } from './messages.ts'

const text = messages.session

/** For answers that rules cannot grade: the pupil compares and grades the own answer. */
export function Assess({ cardId, onAssessed }: { cardId: number; onAssessed: (dueDay: string) => void }) {
  const action = useAction('review', text.assessFailure)
  const label = useId()
  const say = (recall: Recall) => action.run(async () => onAssessed(await review.assess(cardId, recall)))

  return (
    <Box mt="5" role="group" aria-labelledby={label}>
      <Text id={label} fontWeight="semibold" mb="2">
        {text.assess}
      </Text>
      <Flex gap="3" wrap="wrap">
        {RECALLS.map(recall => (
          <Button key={recall} variant="outline" disabled={action.busy} onClick={() => void say(recall)}>
            {text.recalls[recall]}
          </Button>
        ))}
      </Flex>
      {action.problem && (
        <Box mt="3">
          <Notice tone="warning">{action.problem}</Notice>
        </Box>
      )}
    </Box>
  )
}
