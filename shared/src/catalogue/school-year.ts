import { SCHOOL_GRADES, type SchoolGrade } from './school.ts'

/** The month from which a class is made for the year that begins. */
const FIRST_MONTH = 7

/** The year in which the school year of a day ('2026-11-26') began. */
export const schoolYear = (day: string): number => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month < FIRST_MONTH ? year - 1 : year
}

/** 2026 → '2026–2027'. */
export const formatSchoolYear = (year: number) => `${year}–${year + 1}`

/** The grade after this one; undefined after 3ème, the last one of the collège. */
export const nextGrade = (grade: SchoolGrade): SchoolGrade | undefined =>
  SCHOOL_GRADES[SCHOOL_GRADES.indexOf(grade) + 1]

/** '6e B' → '5e B'; a name without its grade stays as it is. */
export function nextClassName(name: string, grade: SchoolGrade): string {
  const next = nextGrade(grade)
  const [digit = ''] = grade
  return next && name.startsWith(digit) ? `${next[0]}${name.slice(1)}` : name
}
