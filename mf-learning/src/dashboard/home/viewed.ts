import type { PupilWeek } from '@ariane/shared/contracts/families'
import type { Switched } from '@ariane/shared/session'

/** The values that viewing as this pupil needs. */
export const viewed = ({ userId, fullName, grade }: PupilWeek): Switched => ({
  uid: userId,
  displayName: fullName,
  grade,
})
