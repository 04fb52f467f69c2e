/** When pupils are asked whether their school grade is still right. */
const NEW_YEAR_DAYS = { first: '08-20', last: '09-30' }

/** Whether a day such as '2026-09-03' lies in the first weeks of the school year. */
export const isNewSchoolYear = (day: string): boolean =>
  day.slice(5) >= NEW_YEAR_DAYS.first && day.slice(5) <= NEW_YEAR_DAYS.last
