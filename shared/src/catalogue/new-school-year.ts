/** When pupils are asked whether their grade is still right. */
const NEW_YEAR_DAYS = { first: '08-20', last: '09-30' }

/** Whether a day, as '2026-09-03', is in the weeks of the new school year. */
export const isNewSchoolYear = (day: string): boolean =>
  day.slice(5) >= NEW_YEAR_DAYS.first && day.slice(5) <= NEW_YEAR_DAYS.last
