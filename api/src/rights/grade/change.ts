import type { SchoolGrade } from '@ariane/shared/catalogue'
import type { Relation } from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import type { RightsTables } from '../tables.ts'
import { gradeStore } from './store.ts'

/** What grades are changed with. */
interface GradeChangePorts {
  db: UnitOfWork<RightsTables>
  now(): Date
  access: Access
  /** What an adult is to a pupil. */
  between(adult: string, pupil: string): Promise<Relation>
  /** Keeps the grade with the person. */
  move(pupil: string, grade: SchoolGrade, now: Date): Promise<void>
}

/** Puts a pupil into a grade, keeps who did it and when, and answers what was asked. To be called in a transaction. */
export const gradeChange =
  ({ db, now, access, between, move }: GradeChangePorts) =>
  async (by: string, pupil: string, grade: SchoolGrade): Promise<void> => {
    const grades = gradeStore(db.q)
    const before = (await access.person(pupil))?.grade as SchoolGrade | undefined
    const at = now()
    if (before !== undefined && before !== grade) {
      await move(pupil, grade, at)
      const by_name = (await access.person(by))?.displayName ?? ''
      const by_relation = by === pupil ? 'self' : await between(by, pupil)
      const change = { pupil_uid: pupil, from_grade: before, to_grade: grade, by_uid: by, by_name, by_relation, at }
      await grades.add(change)
    }
    await grades.settle(pupil, at)
  }
