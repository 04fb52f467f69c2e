export const PUPILS = 500
export const TEACHERS = 20
/** Messages that are there in each room before. */
export const SAID = 400

interface Somebody {
  uid: string
  token: string
}
/** Who is measured. `teacher`: whose class the pupil is in. */
export interface ChatPeople {
  pupils: (Somebody & { teacher: number })[]
  teachers: Somebody[]
}

/** What a node tells. */
export type NodeMessage = { kind: 'ready'; address: string; people?: ChatPeople } | { kind: 'memory'; rss: number }
