import { SUBJECTS, type Subject } from '@ariane/shared/catalogue'
import { SimpleGrid, subjectPalette } from '@ariane/shared/ui'
import { ChoiceButton } from './choice-button.tsx'

type Props = { chosen: Subject | null; disabled?: boolean; onChoose: (subject: Subject) => void }

/** Every subject, each in its colour. */
export function SubjectChoices({ chosen, disabled = false, onChoose }: Props) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      {SUBJECTS.map(subject => (
        <ChoiceButton
          key={subject}
          palette={subjectPalette(subject)}
          chosen={subject === chosen}
          disabled={disabled}
          onClick={() => onChoose(subject)}
        >
          {subject}
        </ChoiceButton>
      ))}
    </SimpleGrid>
  )
}
