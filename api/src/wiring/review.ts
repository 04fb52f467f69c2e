import { defaultSettings } from '@ariane/shared/contracts'
import { localDay, localInstant, shiftDay } from '@ariane/shared/dates'
import { calendarStore } from '../calendar/store.ts'
import { homeworkQuestions } from '../homework/errors.ts'
import type { HomeworkTutor } from '../homework/ports.ts'
import { chapterQuestions } from '../learning/errors.ts'
import type { Tutor } from '../learning/tutor.ts'
import { workedDays } from '../learning/worked-days.ts'
import type { Owners } from '../platform/access.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { findSlot, freeIn, hasSlot } from '../progress/work-time.ts'
import type { ReviewPorts } from '../review/ports.ts'
import { reviewHandlers } from '../review/routes.ts'
import { reviewStore } from '../review/store.ts'
import { settingsStore } from '../settings/store.ts'
import type { Database } from './database.ts'

interface Needs {
  db: UnitOfWork<Database>
  now(): Date
}

/** Whose a card is. */
export const reviewOwners = (db: UnitOfWork<Database>): Owners => ({
  review_cards: id => reviewStore(db.q).ownerOf(Number(id)),
})

/** The free time of the work slots of a pupil, from settings and the planner. */
const freeSlots =
  ({ db, now }: Needs): ReviewPorts['slotsOf'] =>
  async (userId, days) => {
    const settings = (await settingsStore(db.q).find(userId)) ?? defaultSettings(userId)
    if (!hasSlot(settings)) return null
    const today = localDay(now())
    const events = await calendarStore(db.q).between(userId, now(), localInstant(shiftDay(today, days), '00:00'))
    const busy = events
      .filter(({ allDay, cancelled, type }) => !allDay && !cancelled && type !== 'homework')
      .map(({ startDate, endDate }) => ({ start: Date.parse(startDate), end: Date.parse(endDate) }))
    return Array.from({ length: days }, (_, n) => shiftDay(today, n)).flatMap(day => {
      const slot = findSlot(settings, day)
      return slot ? freeIn(slot, busy, +now()).map(free => ({ day, ...free })) : []
    })
  }

/** How the carnet d'erreurs is composed: the questions of the areas that ask some, and the free time of the work slots. */
export const wireReview = ({
  db,
  now,
  tutor,
}: Needs & { tutor: Pick<Tutor, 'judge' | 'readAnswer' | 'drawFigure'> & HomeworkTutor }) => ({
  handlers: reviewHandlers({
    db,
    now,
    sources: [chapterQuestions(db.q, tutor), homeworkQuestions(db.q, tutor)],
    slotsOf: freeSlots({ db, now }),
    noteWork: userId => workedDays(db.q).note(userId, now()),
  }),
})
