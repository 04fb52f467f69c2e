import { MAX_WEEKS_BACK } from '@ariane/shared/contracts/children'

/** The week of an address: 0 for this one, -1 for the one before; anything else is this one. */
export function parseWeek(asked: string | null): number {
  const week = Number(asked)
  return Number.isInteger(week) && week < 0 && week >= -MAX_WEEKS_BACK ? week : 0
}
