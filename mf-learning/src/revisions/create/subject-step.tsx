import { SCHOOL_GRADES, type SchoolGrade, type Subject } from '@ariane/shared/catalogue'
import { Box, FormField, Select, Text } from '@ariane/shared/ui'
import { messages } from '../../messages.ts'
import { SubjectChoices } from '../../parts/subject-choices.tsx'

const text = messages.wizard

type Props = {
  grade: SchoolGrade
  chosen: Subject | null
  onGrade: (grade: SchoolGrade) => void
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
              const next = SCHOOL_GRADES.find(one => one === event.target.value)
              if (next) onGrade(next)
            }}
          >
            {SCHOOL_GRADES.map(one => (
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
