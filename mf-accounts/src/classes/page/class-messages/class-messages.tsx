import { ErrorState, SkeletonCards, VStack } from '@ariane/shared/ui'
import { useLoaded } from '../../use-loaded.ts'
import type { ClassProps } from '../class-props.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { messages as text } from './messages.ts'
import { fetchMessages } from './store.ts'

/** What a teacher writes to a class, and how much of it was read. */
export function ClassMessages({ one }: Pick<ClassProps, 'one'>) {
  const { loaded, reload } = useLoaded(one.id, fetchMessages)
  if (loaded.state === 'loading') return <SkeletonCards count={2} label={text.loading} />
  if (loaded.state === 'failed') return <ErrorState message={text.loadFailure} onRetry={() => void reload()} />
  const { messages, reach } = loaded.data
  return (
    <VStack gap="6" align="stretch">
      {one.archivedAt === null && <MessageForm one={one} reach={reach} onSent={reload} />}
      <MessageList classId={one.id} messages={messages} reload={reload} />
    </VStack>
  )
}
