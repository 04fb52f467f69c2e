/** The roles as they travel in requests (S1 §6). */
export const ROLES = ['ROLE_STUDENT', 'ROLE_TEACHER', 'ROLE_COACH', 'ROLE_PARENT'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_TITLES: Record<Role, string> = {
  ROLE_STUDENT: 'Élève',
  ROLE_TEACHER: 'Professeur',
  ROLE_COACH: 'Coach',
  ROLE_PARENT: 'Parent',
}

/** Teachers, coaches and parents manage pupils. */
export const isManager = (role: Role) => role !== 'ROLE_STUDENT'

/** Teachers and coaches have classes; parents have their own children. */
export const isTeacher = (role: Role) => role === 'ROLE_TEACHER' || role === 'ROLE_COACH'

/** A parent has children: neither classes nor anything of a pupil's own. */
export const isParent = (role: Role) => role === 'ROLE_PARENT'
