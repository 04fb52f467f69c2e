/** The four grades of collège, youngest first (S1 §3). */
export const SCHOOL_GRADES = ['6ème', '5ème', '4ème', '3ème'] as const
export type SchoolGrade = (typeof SCHOOL_GRADES)[number]

/** The ten subjects, in the order of the specification (S1 §3). */
export const SUBJECTS = [
  'Mathématiques',
  'Français',
  'Anglais',
  'Espagnol',
  'Allemand',
  'Histoire',
  'Géographie',
  'EMC',
  'SVT',
  'Physique-Chimie',
] as const
export type Subject = (typeof SUBJECTS)[number]
