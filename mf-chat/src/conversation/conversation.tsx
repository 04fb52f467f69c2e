import type { Channel, Message } from '@ariane/shared/contracts/chat'
import { useStore } from '@ariane/shared/session'
import { EmptyState, ErrorState, SkeletonCards, Text, VStack } from '@ariane/shared/ui'
import { messages } from '../messages.ts'
import { byOpening } from '../rules.ts'
import { conversation } from '../store.ts'
import { ChannelHeader } from './channel-header.tsx'
import { Closed } from './closed.tsx'
import { Previous } from './previous.tsx'
import { Thread } from './thread.tsx'

/** `reader`: who is signed in, whose own messages stand on the right. */
export function Conversation({ reader }: { reader: string }) {
  const loaded = useStore(conversation.$data)
  if (loaded.state === 'loading') return <SkeletonCards count={1} label={messages.loading} />
  if (loaded.state === 'failed')
    return <ErrorState message={messages.loadFailure} onRetry={() => void conversation.reload({ showLoading: true })} />
  const { channel, messages: said } = loaded.data
  if (!channel) return <EmptyState title={messages.empty} description={messages.emptyHint} />
  return <Room channel={channel} said={said} reader={reader} />
}

function Room({ channel, said, reader }: { channel: Channel; said: readonly Message[]; reader: string }) {
  const { previous, current } = byOpening(said, channel)
  return (
    <VStack gap="5" align="stretch" maxW="4xl">
      <ChannelHeader channel={channel} />
      {previous.length > 0 && <Previous said={previous} reader={reader} />}
      {current.length > 0 ? (
        <Thread said={current} reader={reader} label={messages.thread} />
      ) : (
        <Text color="ink.muted" textAlign="center" py="4">
          {messages.noMessage}
        </Text>
      )}
      {channel.status === 'closed' && <Closed channel={channel} />}
    </VStack>
  )
}
