import type { Chapter } from '@ariane/shared/contracts/learning'
import type { Loadable } from '@ariane/shared/http'
import { EmptyState } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { ChoiceButton } from '../../parts/choice-button.tsx'
import { Choices } from '../../parts/choices.tsx'
import type { Draft } from './wizard.ts'

const text = messages.wizard
type Common = { chapters: Loadable<Chapter[]>; onRetry: () => void }
type ChapterProps = Common & { draft: Draft; onChoose: (chapter: Chapter) => void }

export function ChapterStep({ draft, chapters, onRetry, onChoose }: ChapterProps) {
  if (chapters.state === 'ready' && chapters.data.length === 0)
    return <EmptyState title={text.noChapter(draft.subject ?? '', draft.grade)} illustration="thinking" />
  return (
    <Choices title={text.questions[2]} chapters={chapters} onRetry={onRetry}>
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
    <Choices title={text.questions[3]} chapters={chapters} onRetry={onRetry}>
      {chapter?.subChapters.map(subChapter => (
        <ChoiceButton key={subChapter.id} chosen={subChapter.id === chosen} onClick={() => onChoose(subChapter)}>
          {subChapter.title}
        </ChoiceButton>
      ))}
    </Choices>
  )
}
