import type { Role, SchoolGrade } from '@ariane/shared/catalogue'
import type { AccountType, Profile } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import type { PeopleTable } from './tables.ts'

export type PersonRow = Selectable<PeopleTable>

interface Opening {
  accountType: AccountType
  role: Role
  grade: SchoolGrade
  username?: string | undefined
  /** Whether an operator has to accept the account first. */
  waits?: boolean
}

/** Grade of everybody who is not a pupil (S1 §5). */
const MANAGERS_GRADE: SchoolGrade = '4ème'

/** The columns of a new account (S1 §3): the choice of a role is final, a grade is only a pupil's to choose. */
export function newPerson({ uid, email }: { uid: string; email: string }, opening: Opening, now: Date) {
  const { accountType, role, grade } = opening
  const username = accountType === 'email' ? null : (opening.username ?? null)
  return {
    uid,
    role,
    grade: role === 'ROLE_STUDENT' ? grade : MANAGERS_GRADE,
    email,
    username,
    display_name: username,
    pseudo_name: accountType === 'username' ? username : null,
    first_name: null,
    last_name: null,
    is_anonymous: accountType === 'anonymous',
    is_pseudo_account: accountType === 'username',
    assigned_by: null,
    created_at: now,
    updated_at: now,
    last_connected_at: now,
    waiting_since: opening.waits ? now : null,
  }
}

/** 'ROLE_STUDENT' → 'student', as pseudo accounts write it. */
export const shortRole = (role: Role) => role.replace('ROLE_', '').toLowerCase()

/** The profile document of an account; what an account type has no word for is left out. */
export function toProfile(person: PersonRow): Profile {
  const pseudo = person.is_pseudo_account
  return {
    uid: person.uid,
    grade: person.grade,
    roles: [person.role],
    role: shortRole(person.role),
    isAnonymous: person.is_anonymous,
    createdAt: person.created_at.toISOString(),
    updatedAt: person.updated_at.toISOString(),
    ...(person.email && !person.is_anonymous && { email: person.email }),
    ...(person.username && { username: person.username }),
    ...(person.display_name && { displayName: person.display_name }),
    ...(person.pseudo_name && { pseudoName: person.pseudo_name }),
    ...(person.assigned_by && { assignedBy: person.assigned_by }),
    ...(person.tour_seen_at && { tourSeen: true }),
    ...(person.waiting_since && { waitingSince: person.waiting_since.toISOString() }),
    ...(pseudo && { isPseudoAccount: true, createdByTeacher: false, assignedPaths: [], subjects: [] }),
  }
}

/** The name shown everywhere: first and last name once known, else what the account was opened with. */
export function formatDisplayName(names: { first: string; last: string }, fallback: string | null): string | null {
  return [names.first, names.last].filter(Boolean).join(' ') || fallback
}

/** Footer and greeting fall back like this (S1 §5). */
export function shownName(person: Pick<PersonRow, 'display_name' | 'pseudo_name' | 'email'>): string {
  return person.display_name ?? person.pseudo_name ?? person.email?.split('@')[0] ?? ''
}
