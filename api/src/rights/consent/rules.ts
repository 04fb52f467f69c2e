import { isManager, type Role, type SchoolGrade } from '@ariane/shared/catalogue'
import { type Consent, MAY_BE_FIFTEEN } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import type { RightsTables } from '../tables.ts'

/** 'marie.dupont@exemple.fr' → 'm…@exemple.fr'. */
export const masked = (email: string) => email.replace(/^(.).*@/, '$1…@')

/** Whether somebody of this grade may say that he is fifteen. */
export const mayBeFifteen = (grade: SchoolGrade) => MAY_BE_FIFTEEN.includes(grade)

type Kept = Pick<
  Selectable<RightsTables['consents']>,
  'state' | 'parent_email' | 'by_name' | 'given_as' | 'at' | 'confirm_until' | 'on_paper'
>

/** Whether nobody else has to agree: the pupil is of age, or somebody consented who may. */
export const isConsented = (kept: Pick<Kept, 'state' | 'given_as'> | undefined) =>
  kept !== undefined && (kept.state === 'of_age' || (kept.state === 'given' && kept.given_as !== null))

/** Where the consent of a person stands, from what is kept. A demand that nobody answered in time is none. */
export function resolveConsent(
  { role, grade }: { role: Role; grade: SchoolGrade },
  kept: Kept | undefined,
  { mail, mayGive, now }: { mail: boolean; mayGive: boolean; now: Date },
): Consent {
  const shared = {
    way: mail ? ('mail' as const) : ('adult' as const),
    mayDeclareAge: !isManager(role) && mayBeFifteen(grade),
    mayGive,
  }
  const uncounted =
    kept?.state === 'given' && kept.given_as === null ? { by: kept.by_name ?? '', at: kept.at.toISOString() } : null
  const nobody = { by: null, email: null, at: null, onPaper: false, uncounted, ...shared }
  if (isManager(role)) return { state: 'not_needed', ...nobody }
  const late = kept?.state === 'asked' && kept.confirm_until !== null && kept.confirm_until <= now
  if (!kept || late || uncounted) return { state: 'missing', ...nobody }
  return {
    state: kept.state,
    by: kept.by_name,
    email: kept.parent_email && masked(kept.parent_email),
    at: kept.at.toISOString(),
    onPaper: kept.on_paper,
    uncounted,
    ...shared,
  }
}
