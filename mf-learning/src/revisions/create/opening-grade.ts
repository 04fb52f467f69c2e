import type { SchoolGrade } from '@ariane/shared/catalogue'

/** The grade chosen last, and the pupil's own grade at that time. */
export type Remembered = { chosen: SchoolGrade; pupil: SchoolGrade | undefined }

/** S1: the wizard opens on 4ème. */
const FIRST: SchoolGrade = '4ème'

/** The grade on which the wizard opens: the one chosen last, or the pupil's new grade if it changed since. */
export function openingGrade(remembered: Remembered | null, grade: SchoolGrade | undefined): SchoolGrade {
  if (!remembered) return FIRST
  return remembered.pupil === grade || grade === undefined ? remembered.chosen : grade
}
