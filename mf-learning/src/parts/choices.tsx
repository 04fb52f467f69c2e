import type { Chapter } from '@ariane/shared/contracts/learning'
import type { Loadable } from '@ariane/shared/http'
import { ErrorState, LoadingState, Text, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'

const text = messages.wizard
type Props = {
  title: string
  /** Kept for where the title stands elsewhere. */
  hideTitle?: boolean
  chapters: Loadable<Chapter[]>
  onRetry: () => void
  children: ReactNode
}

/** A list of choices below its title that scrolls by itself, while chapters load, when they fail, and when they are there. */
export function Choices({ title, hideTitle = false, chapters, onRetry, children }: Props) {
  if (chapters.state === 'loading') return <LoadingState label={text.loadingChapters} />
  if (chapters.state === 'failed') return <ErrorState message={text.chaptersFailure} onRetry={onRetry} />
  return (
    <>
      {!hideTitle && (
        <Text fontWeight="bold" mb="3">
          {title}
        </Text>
      )}
      <VStack align="stretch" gap="3" maxH="50dvh" overflowY="auto" p="1" tabIndex={0} role="group" aria-label={title}>
        {children}
      </VStack>
    </>
  )
}
