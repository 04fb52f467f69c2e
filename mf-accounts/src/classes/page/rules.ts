export { nameIn } from '@ariane/shared/catalogue'

/** Whether a day is in the months in which a class of that school year, or one left from before, ends: from June to September. */
export function isEndOfYear(day: string, schoolYear: number): boolean {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return year > schoolYear && month >= 6 && month <= 9
}

type Known = { userId: string; fullName: string }

/** Pupils called as the register of the class calls them, which tells them apart. */
export const withClassNames = <Pupil extends Known>(register: readonly Known[], pupils: readonly Pupil[]): Pupil[] => {
  const names = new Map(register.map(({ userId, fullName }) => [userId, fullName]))
  return pupils.map(pupil => ({ ...pupil, fullName: names.get(pupil.userId) ?? pupil.fullName }))
}
