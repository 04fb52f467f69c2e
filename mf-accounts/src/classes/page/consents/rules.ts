import type { ConsentRow } from '@ariane/shared/contracts/consent-slips'

/** Where a pupil stands, in the words of the board. */
export type Standing = 'given' | 'of_age' | 'yes' | 'no' | 'silent' | 'noSlip'

export function findStanding({ state, slip }: Pick<ConsentRow, 'state' | 'slip'>): Standing {
  if (state === 'given' || state === 'of_age') return state
  if (!slip) return 'noSlip'
  return slip.answer ?? 'silent'
}

/** Whether somebody has still to sign for the pupil. */
export const isWaiting = (row: Pick<ConsentRow, 'state' | 'slip'>) => !['given', 'of_age'].includes(findStanding(row))

/** Whether the signed slip of the pupil may be ticked here. */
export const isTickable = (row: Pick<ConsentRow, 'state' | 'slip' | 'mayTick'>) =>
  row.mayTick && row.slip !== null && isWaiting(row)

/** What a tick was made on: this slip, and the « no » that was read with it. Of another one it says nothing. */
export const slipVersion = ({ slip }: Pick<ConsentRow, 'slip'>) =>
  slip === null ? '' : `${slip.madeAt} ${slip.answer === 'no' ? slip.answeredAt : ''}`

/** Who answered, who did not, and who is ticked. */
export function countStandings(rows: readonly Pick<ConsentRow, 'state' | 'slip'>[]) {
  const standings = rows.map(findStanding)
  const count = (...wanted: Standing[]) => standings.filter(standing => wanted.includes(standing)).length
  return {
    valid: count('given', 'of_age'),
    toTick: count('yes'),
    refused: count('no'),
    silent: count('silent', 'noSlip'),
  }
}

/** 'ABCD2345EFGH' as a slip shows it: 'ABCD-2345-EFGH'. */
export const formatSlipCode = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-')
