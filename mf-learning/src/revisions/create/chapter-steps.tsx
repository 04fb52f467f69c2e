import type { Chapter } from '@ariane/shared/contracts/learning'
import type { Loadable } from '@ariane/shared/http'
import { EmptyState, ErrorState, LoadingState, Text, VStack } from '@ariane/shared/ui'
import type { ReactNode } from 'react'
import { messages } from '../../messages.ts'
import { ChoiceButton } from './choice-button.tsx'
import type { Draft } from './wizard.ts'

const text = messages.wizard
type Common = { chapters: Loadable<Chapter[]>; onRetry: () => void }
type ChapterProps = Common & { draft: Draft; onChoose: (chapter: Chapter) => void }

export function ChapterStep({ draft, chapters, onRetry, onChoose }: ChapterProps) {
  if (chapters.state === 'ready' && chapters.data.length === 0)
    return <EmptyState title={text.noChapter(draft.subject ?? '', draft.grade)} illustration="thinking" />
  return (
    <Choices title={text.chapter} chapters={chapters} onRetry={onRetry}>
      {chapters.state === 'ready' &&
        chapters.data.map(chapter => (
          <ChoiceButton
            key={chapter.id}
            chosen={chapter.id === draft.chapterId}
            onClick={() => onChoose(chapter)}
            {...(chapter.subChapters.length > 0 && { hint: text.subChapters(chapter.subChapters.length) })}
          >
            {chapter.title}
          </ChoiceButton>
        ))}
    </Choices>
  )
}

type SubChapter = Chapter['subChapters'][number]
type SubChapterProps = Common & {
  chapter: Chapter | undefined
  chosen: string | null
  onChoose: (subChapter: SubChapter) => void
}

export function SubChapterStep({ chapter, chosen, chapters, onRetry, onChoose }: SubChapterProps) {
  return (
    <Choices title={text.subChapter} chapters={chapters} onRetry={onRetry}>
      {chapter?.subChapters.map(subChapter => (
        <ChoiceButton key={subChapter.id} chosen={subChapter.id === chosen} onClick={() => onChoose(subChapter)}>
          {subChapter.title}
        </ChoiceButton>
      ))}
    </Choices>
  )
}

function Choices({ title, chapters, onRetry, children }: Common & { title: string; children: ReactNode }) {
  if (chapters.state === 'loading') return <LoadingState label={text.loadingChapters} />
  if (chapters.state === 'failed') return <ErrorState message={text.chaptersFailure} onRetry={onRetry} />
  return (
    <>
      <Text fontWeight="bold" mb="3">
        {title}
      </Text>
      <VStack align="stretch" gap="3" maxH="50dvh" overflowY="auto" p="1" tabIndex={0} role="group" aria-label={title}>
        {children}
      </VStack>
    </>
  )
}
