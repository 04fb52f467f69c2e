import type { TutorAnswer } from '@ariane/shared/contracts/learning'
import { Button, Flex } from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.answer

type Props = {
  kind: NonNullable<TutorAnswer['kind']>
  /** Where Ariane asks something back, answering it comes first. */
  onReply: (() => void) | undefined
  onAnother: () => void
  onAgain: () => void
  onClose: () => void
}

/** Where nothing was answered there is nothing to have understood: asking otherwise comes first. */
export function AnswerButtons({ kind, onReply, onAnother, onAgain, onClose }: Props) {
  const isAnswered = kind !== 'unknown' && kind !== 'refusal'
  return (
    <Flex gap="3" wrap="wrap" w="full" justify="flex-end">
      {kind === 'answer' && (
        <Button variant="ghost" onClick={onAgain}>
          {text.again}
        </Button>
      )}
      <Button variant={isAnswered ? 'outline' : 'solid'} onClick={onAnother}>
        {text.another}
      </Button>
      <Button variant={isAnswered && !onReply ? 'solid' : 'outline'} onClick={onClose}>
        {text.understood}
      </Button>
      {onReply && <Button onClick={onReply}>{text.reply}</Button>}
    </Flex>
  )
}
