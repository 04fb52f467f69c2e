import { markIn } from '@ariane/shared/catalogue'
import type { classResultRoutes } from '@ariane/shared/contracts'
import { MIN_CLASS_ANSWERS, MIN_CLASS_PUPILS, MIN_OWN_ANSWERS } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { onceEvery } from '../../platform/once.ts'
import type { LearningTables } from '../tables.ts'
import type { Tutor } from '../tutor.ts'
import { toFigures } from './figures.ts'
import { toQuestions } from './questions.ts'
import { resultStore } from './store.ts'
import { toTopics } from './topics.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** What a trend compares with what was before. */
const RECENT_DAYS = 7
const CLASS = { answers: MIN_CLASS_ANSWERS, pupils: MIN_CLASS_PUPILS }
const OWN = { answers: MIN_OWN_ANSWERS, pupils: 1 }

interface ClassPupil {
  userId: string
  fullName: string
  firstName: string
  lastName: string
  login: string
}

/** What results are built from. */
export interface ResultPorts {
  db: UnitOfWork<LearningTables>
  now(): Date
  tutor: Tutor
  /** The pupils of a class whom a teacher follows, as in a register. */
  pupilsOf(classId: string, teacher: string): Promise<ClassPupil[]>
  /** Leaves the line of a look in the audit log of each of them. */
  looked(teacher: string, pupils: readonly string[]): Promise<void>
}

/** Calls of contracts/class-results.ts. */
export function resultHandlers({ db, now, tutor, pupilsOf, looked }: ResultPorts): Handlers<typeof classResultRoutes> {
  const store = resultStore(db.q)
  const looks = onceEvery(MINUTE, now)
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY)
  const count = (uids: readonly string[], days: number) =>
    store.count({ uids, since: daysAgo(days) }, daysAgo(RECENT_DAYS))

  /** The pupils of the class, each of whom reads in his audit log that somebody looked. */
  async function look(classId: string, teacher: string) {
    const pupils = await pupilsOf(classId, teacher)
    const uids = pupils.map(({ userId }) => userId)
    await looked(
      teacher,
      uids.filter(uid => looks(`${teacher} ${uid}`)),
    )
    return { pupils, uids }
  }

  return {
    async readClassResults({ params: { id }, body: { days, subject }, caller }) {
      const { uids } = await look(id, caller.uid)
      const rows = await count(uids, days)
      const subjects = [...new Set(rows.map(row => row.subject))].sort((a, b) => a.localeCompare(b, 'fr'))
      const wanted = subject ? rows.filter(row => row.subject === subject) : rows
      return { status: 'success', data: { subjects, topics: toTopics(wanted, tutor, CLASS) } }
    },

    async readNotionResults({ params: { id }, body: { days, topic, notion }, caller }) {
      const place = tutor.findTopic(topic) ?? fail('not_found')
      const title = notion === undefined ? place.title : (tutor.findNotion(notion)?.title ?? fail('not_found'))
      const { pupils, uids } = await look(id, caller.uid)
      const reach = { uids, since: daysAgo(days) }
      const rows = await store.count(reach, daysAgo(RECENT_DAYS), { topic, notion })
      const byPupil = Map.groupBy(rows, row => row.userId)
      const figures = pupils.flatMap(({ userId, fullName }) => {
        const own = byPupil.get(userId)
        if (!own) return []
        const { answers, right } = toFigures(own, OWN)
        return [{ userId, fullName, answers, right }]
      })
      const order = (uid: string) => uids.indexOf(uid)
      const questions = toQuestions(await store.list(reach, { topic, notion })).map(question => ({
        ...question,
        wrong: question.wrong.map(one => ({ ...one, userIds: one.userIds.sort((a, b) => order(a) - order(b)) })),
      }))
      const all = toFigures(rows, CLASS)
      return {
        status: 'success',
        data: {
          title,
          topic: { ref: topic, title: place.title, grade: place.grade },
          figures: { ...all, toHelp: all.toHelp.sort((a, b) => order(a) - order(b)) },
          pupils: figures,
          questions,
        },
      }
    },

    async exportClassResults({ params: { id }, body: { days }, caller }) {
      const { pupils, uids } = await look(id, caller.uid)
      const byPupil = Map.groupBy(await count(uids, days), row => row.userId)
      const lines = pupils.flatMap(pupil =>
        toTopics(byPupil.get(pupil.userId) ?? [], tutor, OWN).flatMap(topic =>
          [...topic.notions, { ...topic, title: '' }].map(({ title, answers, right }) => ({
            lastName: pupil.lastName || pupil.fullName,
            firstName: (pupil.firstName + markIn(pupils, pupil)).trim(),
            subject: topic.subject,
            topic: topic.title,
            notion: title,
            answers,
            right,
          })),
        ),
      )
      return { status: 'success', data: { lines } }
    },

    async readPupilResults({ body: { userId, days } }) {
      return { status: 'success', data: { topics: toTopics(await count([userId], days), tutor, OWN) } }
    },
  }
}
