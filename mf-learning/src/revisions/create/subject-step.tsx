import { SCHOOL_GRADES, type SchoolGrade, type Subject } from '@ariane/shared/catalogue'
import { Box, FormField, Select } from '@ariane/shared/ui'
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
      <Box maxW="40" mb="4">
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
      <SubjectChoices chosen={chosen} onChoose={onChoose} />
    </>
  )
}
