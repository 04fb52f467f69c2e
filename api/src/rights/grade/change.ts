import type { Grade } from '@ariane/shared/catalogue'
import type { Services } from '../../services.ts'
import { gradeStore } from './store.ts'

/** Where a grade is kept. */
type Move = (pupil: string, grade: Grade, now: Date) => Promise<void>

/** Puts a pupil into a grade, keeps who did it and when, and answers what was asked. To be called in a transaction. */
export const gradeChange =
  ({ q, now, access }: Pick<Services, 'q' | 'now' | 'access'>, move: Move) =>
  async (by: string, pupil: string, grade: Grade): Promise<void> => {
    const grades = gradeStore(q)
    const before = (await access.person(pupil))?.grade as Grade | undefined
    const at = now()
    if (before !== undefined && before !== grade) {
      await move(pupil, grade, at)
      const by_name = (await access.person(by))?.displayName ?? ''
      await grades.add({ pupil_uid: pupil, from_grade: before, to_grade: grade, by_uid: by, by_name, at })
    }
    await grades.settle(pupil, at)
  }
