import type { StudentSummary } from '../../contracts/accounts.ts'

/** A pupil of a manager who made the account. */
export const aStudent = (part: Partial<StudentSummary> = {}): StudentSummary => ({
  userId: part.firstName ?? 'lina',
  fullName: `${part.firstName ?? 'Lina'} Verte`,
  email: 'lina@eleve.test',
  lastConnectedAt: null,
  credits: 0,
  firstName: 'Lina',
  lastName: 'Verte',
  login: 'lina',
  grade: '4ème',
  link: 'created',
  ...part,
})
