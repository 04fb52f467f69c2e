/** Who may read something of a pupil besides the pupil: every adult who follows, teachers and coaches only, or nobody. */
export const AUDIENCES = ['adults', 'teachers', 'pupil'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * What is kept of a pupil, and who else reads it: decided line by line, held by the API (the policies of its calls, the
 * archive that an adult takes along) and said to the pupil.
 */
export const VISIBILITY = {
  identity: 'adults',
  paths: 'adults',
  results: 'adults',
  homework: 'adults',
  objectives: 'adults',
  week: 'adults',
  review: 'adults',
  settings: 'adults',
  chat: 'teachers',
  report: 'pupil',
  questions: 'pupil',
  hours: 'pupil',
  reminders: 'pupil',
  journal: 'pupil',
  codes: 'pupil',
  devices: 'pupil',
} as const satisfies Record<string, Audience>
export type VisibilityLine = keyof typeof VISIBILITY
