import type { Subject } from '@ariane/shared/catalogue'
import { CAMILLE, type DemoPerson, INES, NOAH, TEACHER } from './people.ts'

/** A path asked for some days ago; of its modules `finished` are worked through, with every `slip`-th answer wrong. */
export type DemoPath = {
  pupil: DemoPerson
  subject: Subject
  daysAgo: number
  finished: number
  /** 0 for none. */
  slip: number
}

const path = (pupil: DemoPerson, subject: Subject, daysAgo: number, finished: number, slip: number): DemoPath => ({
  pupil,
  subject,
  daysAgo,
  finished,
  slip,
})

/** Oldest first. */
export const PATHS: DemoPath[] = [
  path(CAMILLE, 'Français', 24, 5, 4),
  path(CAMILLE, 'Histoire', 17, 5, 5),
  path(INES, 'Mathématiques', 16, 5, 0),
  path(NOAH, 'Français', 12, 5, 2),
  path(CAMILLE, 'Mathématiques', 9, 3, 3),
  path(INES, 'Histoire', 8, 2, 4),
  path(NOAH, 'SVT', 5, 1, 3),
  path(TEACHER, 'Géographie', 4, 0, 0),
  path(INES, 'SVT', 3, 0, 0),
  path(CAMILLE, 'Anglais', 2, 0, 0),
  path(NOAH, 'Anglais', 1, 2, 5),
]
