import type { ClassDetail, ClassPupil, ClassSummary } from '@ariane/shared/contracts/classes'
import { TEACHER } from '@ariane/shared/testing/components'

export const CLASS_ID = '6f7e3c1e-6f57-4a53-8f4b-1c1f5e0a0001'

export const aClass = (part: Partial<ClassSummary> = {}): ClassSummary => ({
  id: CLASS_ID,
  name: '4e B',
  grade: '4ème',
  schoolYear: 2026,
  pupils: 24,
  requests: 0,
  teachers: ['Mme Durand'],
  archivedAt: null,
  ...part,
})

const aClassPupil = (part: Partial<ClassPupil> = {}): ClassPupil => ({
  userId: 'lina',
  fullName: 'Lina Verte',
  firstName: 'Lina',
  lastName: 'Verte',
  login: 'lina',
  grade: '4ème',
  lastConnectedAt: null,
  groups: [],
  ...part,
})

/** A class of the teacher with one pupil, and nothing else in it. */
export const aClassDetail = (part: Partial<ClassDetail> = {}): ClassDetail => ({
  id: CLASS_ID,
  name: '4e B',
  grade: '4ème',
  schoolYear: 2026,
  archivedAt: null,
  teachers: [{ userId: TEACHER.uid, fullName: 'Mme Durand', since: '2026-09-01T08:00:00Z' }],
  pupils: [aClassPupil()],
  unseen: 0,
  groups: [],
  requests: [],
  code: null,
  invitedUntil: null,
  ...part,
})
