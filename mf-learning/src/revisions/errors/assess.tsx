import { RECALLS, type Recall } from '@ariane/shared/contracts/review'
import { logOnly } from '@ariane/shared/http'
import { Box, Button, Flex, Notice, Text } from '@ariane/shared/ui'
import { useId, useState } from 'react'
import { review } from '../../stores/review.ts'
import { messages } from './messages.ts'

const text = messages.session

/** For answers that rules cannot grade: the pupil compares and grades the own answer. */
export function Assess({ cardId, onAssessed }: { cardId: number; onAssessed: (dueDay: string) => void }) {
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open')
  const label = useId()

  async function say(recall: Recall) {
    setState('busy')
    try {
      onAssessed(await review.assess(cardId, recall))
    } catch (error) {
      logOnly('review', error)
      setState('failed')
    }
  }

  return (
    <Box mt="5" role="group" aria-labelledby={label}>
      <Text id={label} fontWeight="semibold" mb="2">
        {text.assess}
      </Text>
      <Flex gap="3" wrap="wrap">
        {RECALLS.map(recall => (
          <Button key={recall} variant="outline" disabled={state === 'busy'} onClick={() => void say(recall)}>
            {text.recalls[recall]}
          </Button>
        ))}
      </Flex>
      {state === 'failed' && (
        <Box mt="3">
          <Notice tone="warning">{text.assessFailure}</Notice>
        </Box>
      )}
    </Box>
  )
}
