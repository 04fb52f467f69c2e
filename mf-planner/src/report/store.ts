import { SUBJECTS } from '@ariane/shared/catalogue'
import { homeworkRoutes } from '@ariane/shared/contracts/homework'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { type ReportGrade, type ReportKind, schoolReportRoutes } from '@ariane/shared/contracts/school-report'
import { call } from '@ariane/shared/http'
import { $activeUser, $session, type ActiveUser, userData } from '@ariane/shared/session'
import { type Help, withoutTestWords } from './rules.ts'

/** Whether the pupil looks at his own page, and not an adult who follows him. */
const isOwn = (uid: string) => {
  const session = $session.get()
  return session.status === 'signedIn' && session.user.uid === uid
}

/** What may be read of the school, and what was, which is for the pupil alone. */
export const report = userData(async (user, signal) => {
  const body = { userId: user.uid }
  const { leaves, mayAllow, mayAsk } = (await call(schoolReportRoutes.readSchoolLeaves, body, { signal })).data
  const read = isOwn(user.uid) ? (await call(schoolReportRoutes.readSchoolReport, body, { signal })).data : null
  return { leaves, mayAllow, mayAsk, read }
})

/** Allows a kind to be read, or takes that back. Throws what `call` throws. */
export async function setLeave(kind: ReportKind, allowed: boolean): Promise<void> {
  const uid = $activeUser.get()?.uid
  if (!uid) throw new Error('nobody is active')
  await call(schoolReportRoutes.setSchoolLeave, { userId: uid, kind, allowed })
  await report.reload()
}

/** Asks the parent who agreed by mail. Throws what `call` throws. */
export async function askParent(): Promise<void> {
  const uid = $activeUser.get()?.uid
  if (!uid) throw new Error('nobody is active')
  await call(schoolReportRoutes.askSchoolLeaves, { userId: uid })
}

/** Finds the chapter that a grade speaks of; undefined for a subject that Ariane does not teach. */
export async function findHelp(grade: ReportGrade, user: ActiveUser, signal: AbortSignal): Promise<Help | undefined> {
  const subject = SUBJECTS.find(one => one === grade.subject)
  const classroom = user.grade
  if (!subject || !classroom) return undefined
  const text = `${subject} ${withoutTestWords(grade.title)}`
  const { data } = await call(homeworkRoutes.guessPlace, { userId: user.uid, classroom, text }, { signal })
  if (!data?.chapter || data.subject !== subject) return { subject }
  const { id, title } = data.chapter
  const { chapters } = (await call(learningRoutes.listChapters, { subject, classroom }, { signal })).data
  const chapter = chapters.find(one => one.id === id)
  return chapter ? { subject, title, topic: chapter.subChapters[0]?.id ?? id } : { subject }
}
