export { nameIn } from '@ariane/shared/catalogue'

type Known = { userId: string; fullName: string }

/** Pupils called as the register of the class calls them, which tells them apart. */
export const calledIn = <Pupil extends Known>(register: readonly Known[], pupils: readonly Pupil[]): Pupil[] => {
  const names = new Map(register.map(({ userId, fullName }) => [userId, fullName]))
  return pupils.map(pupil => ({ ...pupil, fullName: names.get(pupil.userId) ?? pupil.fullName }))
}
