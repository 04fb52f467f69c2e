import { isNewSchoolYear } from '@ariane/shared/catalogue'

/** Whoever said something since then has answered. */
const YEAR_BEGINS = '08-01'

/** Whether a pupil is asked if his grade is still right. `day`: today on the schools' clock; `said`: when it was last settled. */
export const newYearAsks = (day: string, said: string): boolean =>
  isNewSchoolYear(day) && said < `${day.slice(0, 4)}-${YEAR_BEGINS}`
