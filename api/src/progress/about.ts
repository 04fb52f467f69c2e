import type { PlannedEvent } from './ports.ts'

/** Whether an event is about a subject: a lesson of history and geography is about both. */
export const isAbout = ({ subject, meta }: Pick<PlannedEvent, 'subject' | 'meta'>, wanted: string | null): boolean =>
  wanted !== null && (subject === wanted || (meta.alsoSubjects ?? []).includes(wanted))
