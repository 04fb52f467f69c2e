import { isManager, type Role, SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'
import { type Consent, isDecider, MAY_BE_FIFTEEN, type Relation } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import type { RightsTables } from '../tables.ts'

/** 'marie.dupont@exemple.fr' → 'm…@exemple.fr'. */
export const masked = (email: string) => email.replace(/^(.).*@/, '$1…@')

/** Whether somebody of this grade may say that he is fifteen. */
export const mayBeFifteen = (grade: SchoolGrade) => MAY_BE_FIFTEEN.includes(grade)

/** A year in which nobody's word but that of who decides for a pupil makes him older. */
const YOUNG_MS = 365 * 24 * 3_600_000
export const youngSince = (now: Date) => new Date(now.getTime() - YOUNG_MS)
export const YOUNG: readonly SchoolGrade[] = SCHOOL_GRADES.filter(grade => !mayBeFifteen(grade))

/** Whether an adult has to say that a pupil is fifteen: who last put him out of the youngest grades was none who decides for him. */
export const needsAdult = (change: { by_relation: Relation | null } | undefined) =>
  change !== undefined && (change.by_relation === null || !isDecider(change.by_relation))

type Kept = Pick<
  Selectable<RightsTables['consents']>,
  'state' | 'parent_email' | 'by_name' | 'given_as' | 'at' | 'confirm_until' | 'on_paper' | 'refused_at'
>

/** Whether nobody else has to agree: the pupil is of age, or somebody consented who may. */
export const isConsented = (kept: Pick<Kept, 'state' | 'given_as'> | undefined) =>
  kept !== undefined && (kept.state === 'of_age' || (kept.state === 'given' && kept.given_as !== null))

/** Whether a « no » stands, whatever the school decided and whatever was asked since. */
export const isRefused = (kept: Pick<Kept, 'state' | 'refused_at'> | undefined) =>
  kept !== undefined && (kept.state === 'withdrawn' || kept.refused_at !== null)

/** Whether nothing waits for a consent any more: it is given, or the school has a legal basis and no « no » stands. */
export const isSettled = (
  kept: Parameters<typeof isConsented>[0] & Parameters<typeof isRefused>[0],
  hasBasis: boolean,
) => isConsented(kept) || (hasBasis && !isRefused(kept))

/** What stands while a parent is asked: the word of being fifteen, until he answers. */
export const toAsked = (
  kept: Pick<Selectable<RightsTables['consents']>, 'state' | 'by_uid' | 'by_name' | 'at'> | undefined,
  now: Date,
) =>
  kept?.state === 'of_age'
    ? { state: kept.state, by_uid: kept.by_uid, by_name: kept.by_name, at: kept.at }
    : { state: 'asked' as const, at: now }

/** What a yes of a parent, or of who decides, ends. */
export const NOT_REFUSED = { refused_at: null, refused_hash: null } as const

/** Where the consent of a person stands, from what is kept. A demand that nobody answered in time is none. */
export function resolveConsent(
  { role }: { role: Role },
  kept: Kept | undefined,
  { mail, now, ...may }: { mail: boolean; now: Date } & Pick<Consent, 'mayAsk' | 'mayDeclareAge' | 'mayGive'>,
): Consent {
  const shared = {
    way: mail ? ('mail' as const) : ('adult' as const),
    ...may,
  }
  const uncounted =
    kept?.state === 'given' && kept.given_as === null
      ? {
          by: kept.by_name ?? '',
          email: kept.parent_email && masked(kept.parent_email),
          at: kept.at.toISOString(),
        }
      : null
  const nobody = { by: null, email: null, at: null, onPaper: false, uncounted, ...shared }
  if (isManager(role)) return { state: 'not_needed', ...nobody }
  const late = kept?.state === 'asked' && kept.confirm_until !== null && kept.confirm_until <= now
  if (late && kept.refused_at) return { state: 'withdrawn', ...nobody, at: kept.refused_at.toISOString() }
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
