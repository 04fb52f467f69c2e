import { SCHOOL_GRADES, type SchoolGrade, SUBJECTS } from '@ariane/shared/catalogue'
import { readTrial } from './trial-storage.ts'
import type { Wanted } from './use-exercises.ts'

/** S1: where the pupil's own grade is unknown. */
const UNKNOWN_GRADE: SchoolGrade = '4ème'

/** What this tab tried last, or something to begin with. */
export function readStart(own: SchoolGrade = UNKNOWN_GRADE): Wanted {
  const stored = readTrial()
  const subject = SUBJECTS.find(one => one === stored?.subject)
  const grade = SCHOOL_GRADES.find(one => one === stored?.grade)
  if (!stored || !subject || !grade) return { subject: 'Mathématiques', grade: own }
  return { subject, grade, topicId: stored.topicId, seed: stored.seed }
}
