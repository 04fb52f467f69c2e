import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { messages } from '../messages.ts'
import { ChoiceRow } from './choice-row.tsx'
import { Question } from './question.tsx'

const text = messages.register

/** The grade of a pupil. */
export const GradeStep = ({ onChoose }: { onChoose: (grade: SchoolGrade) => void }) => (
  <>
    <Question title={text.gradeQuestion} />
    {SCHOOL_GRADES.map(grade => (
      <ChoiceRow key={grade} title={grade} onClick={() => onChoose(grade)} />
    ))}
  </>
)
