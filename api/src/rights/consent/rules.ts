import { type Grade, isManager, type Role } from '@ariane/shared/catalogue'
import { type Consent, MAY_BE_FIFTEEN } from '@ariane/shared/contracts'
import type { RightsTables } from '../tables.ts'

/** 'marie.dupont@exemple.fr' → 'm…@exemple.fr'. */
export const masked = (email: string) => email.replace(/^(.).*@/, '$1…@')

/** Whether somebody of this grade may say that he is fifteen. */
export const mayBeFifteen = (grade: Grade) => MAY_BE_FIFTEEN.includes(grade)

type Kept = Pick<RightsTables['consents'], 'state' | 'parent_email' | 'by_name' | 'at' | 'confirm_until'>

/** Where the consent of a person stands, from what is kept. A demand that nobody answered in time is none. */
export function consentOf(
  { role, grade }: { role: Role; grade: Grade },
  kept: Kept | undefined,
  { mail, now }: { mail: boolean; now: Date },
): Consent {
  const shared = {
    way: mail ? ('mail' as const) : ('adult' as const),
    mayDeclareAge: !isManager(role) && mayBeFifteen(grade),
  }
  const nobody = { by: null, email: null, at: null, ...shared }
  if (isManager(role)) return { state: 'not_needed', ...nobody }
  const late = kept?.state === 'asked' && kept.confirm_until !== null && kept.confirm_until <= now
  if (!kept || late) return { state: 'missing', ...nobody }
  return {
    state: kept.state,
    by: kept.by_name,
    email: kept.parent_email && masked(kept.parent_email),
    at: kept.at.toISOString(),
    ...shared,
  }
}
