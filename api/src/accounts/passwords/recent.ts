import type { PersonRow } from '../accounts.ts'

const HELD_MS = 7 * 24 * 3_600_000

/** Whether somebody else set a pupil's password a short time ago: until then it ends nothing of the adults who decide for him. */
export const isRecent = ({ role, held_since: at }: Pick<PersonRow, 'role' | 'held_since'>, now: Date) =>
  role === 'ROLE_STUDENT' && at !== null && now.getTime() - at.getTime() < HELD_MS
