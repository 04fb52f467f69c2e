import type { Profile } from '../../contracts/accounts.ts'
import { PUPIL } from './render.tsx'

export const TEACHER: Profile = { ...PUPIL, uid: 't1', displayName: 'Mme Durand', roles: ['ROLE_TEACHER'] }
export const PARENT: Profile = { ...PUPIL, uid: 'p1', displayName: 'Paul Martin', roles: ['ROLE_PARENT'] }
