import type { ReceivedMessage } from '@ariane/shared/contracts/class-messages'
import { useAction } from '@ariane/shared/form'
import { Link } from '@ariane/shared/router'
import { $manager, useStore } from '@ariane/shared/session'
import { Button, MessageIcon, Notice, Panel, RefreshIcon, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { MessageCard } from './message-card.tsx'
import { messages as text } from './messages.ts'
import { markRead, received } from './store.ts'

/** What teachers wrote to a pupil or a parent: to be read first, then what was read. Nothing where nobody ever wrote. */
export function ReceivedMessages() {
  const loaded = useStore(received.$data)
  const isParent = useStore($manager) !== null
  if (loaded.state === 'loading' || (loaded.state === 'ready' && loaded.data.length === 0)) return null
  return (
    <Panel title={text.title} icon={<MessageIcon />} mb={{ base: '4', lg: '5' }}>
      {loaded.state === 'failed' ? (
        <Failure sentence={isParent ? text.failureParent : text.failure} />
      ) : (
        <Messages list={loaded.data} isParent={isParent} />
      )}
    </Panel>
  )
}

function Failure({ sentence }: { sentence: string }) {
  return (
    <>
      <Text color="ink.muted" mb="3">
        {sentence}
      </Text>
      <Button size="sm" variant="outline" onClick={() => void received.reload({ showLoading: true })}>
        <RefreshIcon aria-hidden />
        {text.retry}
      </Button>
    </>
  )
}

function Messages({ list, isParent }: { list: readonly ReceivedMessage[]; isParent: boolean }) {
  const [isOpen, open] = useState(false)
  const action = useAction('class message', text.doneFailure)
  const unread = list.filter(({ readAt }) => readAt === null)
  const read = list.filter(({ readAt }) => readAt !== null)
  return (
    <VStack gap="4" align="stretch">
      {unread.length === 0 && <Text color="ink.muted">{text.nothing}</Text>}
      {unread.length > 0 && (
        <VStack as="ul" aria-label={text.unread} listStyleType="none" gap="3" align="stretch">
          {unread.map(message => (
            <MessageCard
              key={message.id}
              message={message}
              isBusy={action.isBusyAt(message.id)}
              onRead={() => void action.run(() => markRead(message.id), { at: message.id })}
            />
          ))}
        </VStack>
      )}
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {unread.length > 0 && (
        <Text color="ink.muted" textStyle="sm">
          {text.counted}
        </Text>
      )}
      {isOpen && (
        <VStack as="ul" aria-label={text.read} listStyleType="none" gap="3" align="stretch">
          {read.map(message => (
            <MessageCard key={message.id} message={message} />
          ))}
        </VStack>
      )}
      <VStack gap="1" align="start">
        {read.length > 0 && (
          <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {isOpen ? text.hide : text.show(read.length)}
          </Button>
        )}
        {!isParent && (
          <Button asChild size="sm" variant="ghost">
            <Link to="/chat">{text.question}</Link>
          </Button>
        )}
      </VStack>
    </VStack>
  )
}
