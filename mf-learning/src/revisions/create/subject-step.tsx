import { GRADES, type Grade, type Subject } from '@ariane/shared/catalogue'
import { Box, FormField, Select, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { SubjectChoices } from '../../parts/subject-choices.tsx'

const text = messages.wizard

type Props = {
  grade: Grade
  chosen: Subject | null
  onGrade: (grade: Grade) => void
  onChoose: (subject: Subject) => void
}

export function SubjectStep({ grade, chosen, onGrade, onChoose }: Props) {
  return (
    <>
      <Box maxW="40">
        <FormField label={text.grade}>
          <Select
            value={grade}
            onChange={event => {
              const next = GRADES.find(one => one === event.target.value)
              if (next) onGrade(next)
            }}
          >
            {GRADES.map(one => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </FormField>
      </Box>
      <Text fontWeight="bold" mt="5" mb="3">
        {text.subject}
      </Text>
      <SubjectChoices chosen={chosen} onChoose={onChoose} />
    </>
  )
}
