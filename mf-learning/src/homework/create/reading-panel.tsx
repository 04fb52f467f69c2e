import type { Reading } from '@ariane/shared/contracts/readings'
import { Box, Button, Flex, Notice, ProgressBar, Spinner, Text, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import type { Entry } from './draft.ts'
import type { ReadingNow } from './use-reading.ts'

const text = messages.reading

type Props = {
  entry: Entry | undefined
  running: ReadingNow
  disabled: boolean
  onCancel: () => void
  onAgain: () => void
  onWrite: () => void
}

/** The progress of the reading of a document, and the actions on it. */
export function ReadingPanel({ entry, running, disabled, onCancel, onAgain, onWrite }: Props) {
  if (running) return <Running now={running.now} onCancel={onCancel} />
  if (entry?.state === 'failed')
    return (
      <Notice tone="error">
        <Text mb="3">{text.failures[entry.failure]}</Text>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" disabled={disabled} onClick={onAgain}>
            {text.retry}
          </Button>
          <Button size="sm" variant="outline" disabled={disabled} onClick={onWrite}>
            {text.writeInstead}
          </Button>
        </Flex>
      </Notice>
    )
  if (entry?.state === 'cancelled')
    return (
      <Notice
        action={
          <Button size="sm" variant="outline" disabled={disabled} onClick={onAgain}>
            {text.start}
          </Button>
        }
      >
        {text.cancelled}
      </Notice>
    )
  if (entry?.state !== 'read' || entry.notices.length === 0) return null
  return (
    <VStack align="stretch" gap="2">
      {entry.notices.map(notice => (
        <Notice key={notice} tone={notice === 'scanned' || notice === 'audio_kept' ? 'info' : 'warning'}>
          {text.notices[notice]}
        </Notice>
      ))}
    </VStack>
  )
}

function Running({ now, onCancel }: { now: Reading | null; onCancel: () => void }) {
  const said = progressSentence(now)
  const several = now?.state === 'reading' && now.pages !== null && now.pages > 1
  return (
    <Box bg="info.subtle" borderRadius="l2" p="4">
      <Flex gap="3" align="center" role="status" mb="2">
        <Spinner size="sm" />
        <Text fontWeight="medium">{said}</Text>
      </Flex>
      {several && <ProgressBar label={said} hideLabel value={(100 * now.pagesDone) / (now.pages ?? 1)} />}
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text color="ink.muted" textStyle="sm">
          {text.keepsGoing}
        </Text>
        <Button size="sm" variant="outline" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Flex>
    </Box>
  )
}

function progressSentence(now: Reading | null): string {
  if (!now) return text.sending
  if (now.state === 'waiting' && now.ahead > 0) return text.ahead(now.ahead)
  return now.pages !== null && now.pages > 1 ? text.page(now.pagesDone, now.pages) : text.running
}
