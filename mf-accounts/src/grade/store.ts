import type { SchoolGrade } from '@ariane/shared/catalogue'
import { type SchoolGradeState, schoolGradeRoutes } from '@ariane/shared/contracts/school-grade'
import { call } from '@ariane/shared/http'
import { $activeUser, $switched, students, switchTo, updateUser, userData } from '@ariane/shared/session'

/** The current grade, the one asked for and the earlier ones. */
export const gradeState = userData(async (user, signal) => {
  const { data } = await call(schoolGradeRoutes.readGrade, { userId: user.uid }, { signal })
  return data
})

/** Updates the grade in the session, so that every screen shows it at once. */
function follow(userId: string, state: SchoolGradeState): SchoolGradeState {
  const active = $activeUser.get()
  if (active?.uid === userId && active.grade !== state.grade) {
    const switched = $switched.get()
    if (switched) {
      switchTo({ ...switched, grade: state.grade })
      void students.reload()
    } else updateUser({ grade: state.grade })
  }
  gradeState.set(state, userId)
  return state
}

const me = () => $activeUser.get()?.uid ?? ''

/** Throws ApiError or NetworkFailure, like the other actions. */
export async function askGrade(grade: SchoolGrade): Promise<SchoolGradeState> {
  const userId = me()
  return follow(userId, (await call(schoolGradeRoutes.askGrade, { userId, grade })).data)
}

export async function setGrade(grade: SchoolGrade): Promise<SchoolGradeState> {
  const userId = me()
  return follow(userId, (await call(schoolGradeRoutes.setGrade, { userId, grade })).data)
}

export async function keepGrade(): Promise<SchoolGradeState> {
  const userId = me()
  return follow(userId, (await call(schoolGradeRoutes.keepGrade, { userId })).data)
}
