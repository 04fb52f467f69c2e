import type { ConsentRow } from '@ariane/shared/contracts'
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
