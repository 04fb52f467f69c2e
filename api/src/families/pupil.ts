import type { SchoolGrade } from '@ariane/shared/catalogue'

export interface Pupil {
  uid: string
  fullName: string
  firstName: string
  email: string
  grade: SchoolGrade
  createdAt: Date
  lastConnectedAt: Date | null
}
