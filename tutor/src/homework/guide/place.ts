import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'

/** Where a homework belongs: its chapter, and a seed for what is made up. */
export type Place = {
  subject: Subject
  grade: SchoolGrade
  chapterId: string
  subChapterId: string | null
  seed: number
}
