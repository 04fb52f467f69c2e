import { loginFromEmail, type SchoolGrade, slug } from '@ariane/shared/catalogue'
import type { LinkKind, StudentSummary } from '@ariane/shared/contracts'
import { formatDisplayName, type PersonRow, shownName } from '../accounts.ts'

const LONGEST_LOGIN = 40
/** For a name without a letter of our alphabet. */
const NAMELESS = 'eleve'

/** The beginning of the logins of a name: accents folded, 'Jean-Éloi' → 'jean-eloi'. */
export const loginBase = (name: string) => slug(name).slice(0, LONGEST_LOGIN).replace(/-+$/, '') || NAMELESS

/** The first login nobody has: the base itself, then numbered from 2. */
export function freeLogin(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}${number}`)) number += 1
  return `${base}${number}`
}

/** The columns of a pupil a manager creates (S1 §3, pseudo account). `assigned_by` follows from the link. */
export function newStudent(
  { uid, email, login }: { uid: string; email: string; login: string },
  { firstName, lastName = '', classroom }: { firstName: string; lastName?: string | undefined; classroom: SchoolGrade },
  now: Date,
) {
  return {
    uid,
    role: 'ROLE_STUDENT' as const,
    grade: classroom,
    email,
    username: null,
    display_name: formatDisplayName({ first: firstName, last: lastName }, null),
    pseudo_name: login,
    first_name: firstName,
    last_name: lastName || null,
    is_anonymous: false,
    is_pseudo_account: true,
    assigned_by: null,
    created_at: now,
    updated_at: now,
    last_connected_at: null,
  }
}

/** A pupil as the manager's home names him. */
export const followedPupil = (person: PersonRow) => ({
  uid: person.uid,
  fullName: shownName(person),
  firstName: person.first_name ?? '',
  email: person.email ?? '',
  grade: person.grade,
  createdAt: person.created_at,
  lastConnectedAt: person.last_connected_at,
})

/** A line of the manager's list. */
export const toStudentSummary = (person: PersonRow, link: LinkKind, credits: number): StudentSummary => ({
  userId: person.uid,
  fullName: shownName(person),
  email: person.email ?? '',
  lastConnectedAt: person.last_connected_at?.toISOString() ?? null,
  credits,
  firstName: person.first_name ?? '',
  lastName: person.last_name ?? '',
  login: loginFromEmail(person.email ?? ''),
  grade: person.grade,
  link,
})
