import { type ClassMessage, classMessageRoutes } from '@ariane/shared/contracts/class-messages'
import { formatDate, formatTime } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Badge, Box, Button, HStack, Notice, Panel, showToast, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { classFailure } from '../../store.ts'
import { messages as text } from './messages.ts'

interface Props {
  classId: string
  messages: readonly ClassMessage[]
  reload: () => Promise<void>
}

/** What was written to a class with the number of readers, the newest first. */
export function MessageList({ classId, messages, reload }: Props) {
  const [asked, ask] = useState<ClassMessage | null>(null)
  const action = useAction('class message', classFailure)
  const withdraw = ({ id }: ClassMessage) =>
    action.run(async () => {
      await call(classMessageRoutes.withdrawClassMessage, { id: classId, messageId: id })
      await reload()
      showToast(text.gone, { tone: 'success' })
      ask(null)
    })
  return (
    <Panel title={text.listTitle}>
      {messages.length === 0 && <Text color="ink.muted">{text.none}</Text>}
      <VStack
        as="ul"
        aria-label={text.listTitle}
        listStyleType="none"
        gap="4"
        align="stretch"
        _empty={{ display: 'none' }}
      >
        {messages.map(message => (
          <Row key={message.id} message={message} onWithdraw={() => ask(message)} />
        ))}
      </VStack>
      <Text color="ink.muted" textStyle="sm" mt="4">
        {text.rule}
      </Text>
      {asked && (
        <ConfirmDialog
          sentence={text.withdrawSentence}
          details={
            <VStack gap="4" align="stretch">
              <Text>{text.withdrawDetails}</Text>
              {action.problem && <Notice tone="error">{action.problem}</Notice>}
            </VStack>
          }
          confirmLabel={text.withdraw}
          tone="danger"
          busy={action.busy}
          onConfirm={() => void withdraw(asked)}
          onCancel={() => {
            action.clear()
            ask(null)
          }}
        />
      )}
    </Panel>
  )
}

function Row({ message, onWithdraw }: { message: ClassMessage; onWithdraw: () => void }) {
  const { sentAt, withdrawnAt, group, from, pupils, families, waiting = 0 } = message
  const at = text.at(formatDate(sentAt), formatTime(sentAt))
  return (
    <Box as="li" bg="bg.subtle" borderRadius="l2" p="4">
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {message.text}
      </Text>
      <Text color="ink.muted" textStyle="sm" mt="2">
        {text.line(group, from, at)}
      </Text>
      {!withdrawnAt && waiting > 0 && (
        <Text color="ink.muted" textStyle="sm">
          {text.waiting(waiting)}
        </Text>
      )}
      <HStack gap="2" mt="2" wrap="wrap">
        {withdrawnAt && <Badge>{text.withdrawn}</Badge>}
        {!withdrawnAt && pupils && (
          <Badge colorPalette="info">{text.read.pupils(pupils.readers, pupils.recipients)}</Badge>
        )}
        {!withdrawnAt && families && (
          <Badge colorPalette="info">{text.read.families(families.readers, families.recipients)}</Badge>
        )}
        {!withdrawnAt && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="danger"
            ms="auto"
            aria-label={text.withdrawAt(at)}
            onClick={onWithdraw}
          >
            {text.withdraw}
          </Button>
        )}
      </HStack>
    </Box>
  )
}
