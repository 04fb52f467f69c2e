import { SCHOOL_GRADES, SUBJECTS } from '@ariane/shared/catalogue'
import { readTrial } from './trial-storage.ts'
import type { Wanted } from './use-exercises.ts'

/** S1: where the pupil's own grade is unknown. */
const FIRST: Wanted = { subject: 'Mathématiques', grade: '4ème' }

/** What this tab tried last, or something to begin with. */
export function readStart(): Wanted {
  const stored = readTrial()
  const subject = SUBJECTS.find(one => one === stored?.subject)
  const grade = SCHOOL_GRADES.find(one => one === stored?.grade)
  if (!stored || !subject || !grade) return FIRST
  return { subject, grade, topicId: stored.topicId, seed: stored.seed }
}
