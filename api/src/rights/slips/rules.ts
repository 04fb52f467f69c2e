import { type ConsentRow, isApart, isDecider, type Relation } from '@ariane/shared/contracts'
import type { Selectable } from 'kysely'
import { isConsented } from '../consent/rules.ts'
import type { RightsTables } from '../tables.ts'

type Consent = Pick<
  Selectable<RightsTables['consents']>,
  'state' | 'given_as' | 'by_name' | 'at' | 'on_paper' | 'refused_at'
>
type Slip = Pick<RightsTables['consent_slips'], 'made_at' | 'answer' | 'answered_at' | 'reminded_at'>

/** Both parents. */
export const SLIP_LINKS = 2

/** Whether a slip may still be signed: one of before a withdrawal proves nothing any more. */
export const isCurrent = (
  slip: Pick<Slip, 'made_at'>,
  consent: Pick<Consent, 'state' | 'at' | 'refused_at'> | undefined,
) =>
  (consent?.state !== 'withdrawn' || slip.made_at > consent.at) &&
  (!consent?.refused_at || slip.made_at > consent.refused_at)

/** Whether what an adult prints lets a parent in at once: else he could let himself in, as the parent who sees what he writes. */
export const isVouching = (printer: Relation) => isDecider(printer) || printer === 'class'

/**
 * Whether a slip that is printed again keeps its code: all who are known to have printed it follow, and let in at once whom the new
 * printer does. Else what one of them holds would open more with the new printing.
 */
export function keepsCode(
  slip: Pick<RightsTables['consent_slips'], 'made_by_uid' | 'printed_by_uid' | 'links_until'>,
  followers: ReadonlyMap<string | null, Relation>,
  printer: string,
): boolean {
  const known = slip.links_until === null ? [slip.made_by_uid] : [slip.made_by_uid, slip.printed_by_uid]
  const relationOf = (uid: string | null) => followers.get(uid) ?? 'none'
  const vouches = isVouching(relationOf(printer))
  return known.map(relationOf).every(one => !isApart(one) && (!vouches || isVouching(one)))
}

/** Whether « no » on a slip takes a consent back: the one that was given on it. */
export const isWithdrawnBy = (consent: Consent | undefined) => consent?.state === 'given' && consent.on_paper

/** Where a pupil stands, as the board shows it. A consent that is not counted is none. */
export function resolveRow(
  pupil: Pick<ConsentRow, 'userId' | 'fullName' | 'login'>,
  consent: Consent | undefined,
  slip: Slip | undefined,
  hasAuthority: boolean,
): ConsentRow {
  const isCounted = consent !== undefined && (consent.state !== 'given' || isConsented(consent))
  const shown = slip && isCurrent(slip, consent) ? slip : undefined
  return {
    ...pupil,
    state: isCounted ? consent.state : 'missing',
    by: isCounted ? consent.by_name : null,
    at: isCounted ? consent.at.toISOString() : null,
    slip: shown
      ? {
          madeAt: shown.made_at.toISOString(),
          answer: shown.answer,
          answeredAt: shown.answered_at?.toISOString() ?? null,
          remindedAt: shown.reminded_at?.toISOString() ?? null,
        }
      : null,
    mayTick: hasAuthority,
  }
}
