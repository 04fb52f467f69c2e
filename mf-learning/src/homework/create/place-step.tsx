import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import { Button, EmptyState, Flex } from '@ariane/shared/ui'
import { messages as common } from '../../messages.ts'
import { useChapters } from '../../parts/chapters.ts'
import { ChoiceButton } from '../../parts/choice-button.tsx'
import { Choices } from '../../parts/choices.tsx'
import { SubjectChoices } from '../../parts/subject-choices.tsx'
import { messages } from '../messages.ts'

const text = messages.sheet

type Props = {
  subject: Subject | null
  chapterId: string | null
  grade: SchoolGrade
  disabled: boolean
  onSubject: (subject: Subject | null) => void
  onChapter: (id: string) => void
}

/** Step 3: the subject, then its chapter. */
export function PlaceStep({ subject, chapterId, grade, disabled, onSubject, onChapter }: Props) {
  const [chapters, retry] = useChapters(subject, grade)
  if (!subject) return <SubjectChoices chosen={null} disabled={disabled} onChoose={onSubject} />
  const title = text.chapterIn(subject)
  return (
    <>
      <Flex justify="end" mb="3">
        <Button size="sm" variant="outline" disabled={disabled} onClick={() => onSubject(null)}>
          {text.changeSubject}
        </Button>
      </Flex>
      {chapters.state === 'ready' && chapters.data.length === 0 ? (
        <EmptyState title={common.wizard.noChapter(subject, grade)} illustration="thinking" />
      ) : (
        <Choices title={title} chapters={chapters} onRetry={retry}>
          {chapters.state === 'ready' &&
            chapters.data.map(({ id, title: name }) => (
              <ChoiceButton
                key={id}
                chosen={id === chapterId}
                mark={text.chosen}
                disabled={disabled}
                onClick={() => onChapter(id)}
              >
                {name}
              </ChoiceButton>
            ))}
        </Choices>
      )}
    </>
  )
}
