import type { ReceivedMessage } from '@ariane/shared/contracts/class-messages'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { ReportText } from '@ariane/shared/report'
import { Box, Button, CheckIcon, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

interface Props {
  message: ReceivedMessage
  isBusy?: boolean
  /** Absent for a message that was read. */
  onRead?: () => void
}

/** A message with the name of who wrote it, the class and the children whom it is about. */
export function MessageCard({ message, isBusy = false, onRead }: Props) {
  const { from, className, children, sentAt } = message
  const at = text.at(formatDate(sentAt), formatTime(sentAt))
  return (
    <Box as="li" bg={onRead ? 'brand.subtle' : 'bg.subtle'} borderRadius="l2" p="4">
      <Text fontWeight="bold" textStyle="sm" overflowWrap="anywhere">
        {text.line(from, className, at)}
      </Text>
      {children.length > 0 && (
        <Text color="ink.muted" textStyle="sm" overflowWrap="anywhere">
          {text.about(children.join(', '))}
        </Text>
      )}
      <Text mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {message.text} <ReportText id={message.id} words={message.text} />
      </Text>
      {onRead && (
        <Button
          size="sm"
          mt="3"
          aria-label={text.doneFor(from, at)}
          loading={isBusy}
          loadingText={text.doing}
          onClick={onRead}
        >
          <CheckIcon aria-hidden />
          {text.done}
        </Button>
      )}
    </Box>
  )
}
