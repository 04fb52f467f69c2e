import type { Chapter } from '@ariane/shared/contracts/learning'
import type { Loadable } from '@ariane/shared/http'
import { ErrorState, LoadingState, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

const text = messages.wizard
type Props = {
  /** The question, which stands above. */
  title: string
  chapters: Loadable<Chapter[]>
  onRetry: () => void
  children: ReactNode
}

/** A list of choices below their question, while chapters load, when they fail, and when they are there. */
export function Choices({ title, chapters, onRetry, children }: Props) {
  if (chapters.state === 'loading') return <LoadingState label={text.loadingChapters} />
  if (chapters.state === 'failed') return <ErrorState message={text.chaptersFailure} onRetry={onRetry} />
  return (
    <VStack align="stretch" gap="3" maxH="50dvh" overflowY="auto" p="1" tabIndex={0} role="group" aria-label={title}>
      {children}
    </VStack>
  )
}
