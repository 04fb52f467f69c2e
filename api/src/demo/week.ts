import { randomUUID } from 'node:crypto'
import type { EventType, Subject } from '@ariane/shared/catalogue'
import { type Cast, findCaller } from './accounts.ts'
import { MATES } from './class/mates.ts'
import { PUPILS } from './class/people.ts'
import { EVENTS, listCourses } from './class/week.ts'
import type { Clock } from './clock.ts'
import { atHour, daysFrom, findWeekday, schoolDay } from './dates.ts'
import type { Stage } from './stage.ts'

/** Courses come back every week from a few weeks ago to a few weeks ahead. */
const WEEKS = { before: 6, after: 9 }

type Entry = {
  title: string
  type: EventType
  subject: Subject
  day: Date
  hours?: [start: string, end: string]
  description?: string
  alert?: string | undefined
  done?: boolean | undefined
  until?: Date
}

/** The timetable of each pupil, and what is due and examined around today. */
export async function fillWeeks({ db: { q } }: Stage, cast: Cast, { now }: Clock): Promise<void> {
  const until = findWeekday(now(), 7, WEEKS.after)
  const pupils = PUPILS.map(person => ({ person, events: EVENTS }))
  for (const { person: pupil, events } of [...pupils, ...MATES]) {
    const { uid } = findCaller(cast, pupil)
    const courses = listCourses(pupil.grade).map(([weekday, start, end, subject]): Entry => {
      const day = findWeekday(now(), weekday, -WEEKS.before)
      return { title: subject, type: 'course', subject, day, hours: [start, end], until }
    })
    const others = events.map(({ schoolDay: n, ...event }): Entry => ({ ...event, day: schoolDay(now(), n) }))
    const rows = [...courses, ...others].map(entry => toEventRow(uid, entry, now()))
    await q().insertInto('events').values(rows).execute()
  }
}

function toEventRow(
  userId: string,
  { title, type, subject, day, hours, description, alert, until, done }: Entry,
  now: Date,
) {
  const span = hours
    ? { starts_at: atHour(day, hours[0]), ends_at: atHour(day, hours[1]) }
    : { starts_at: atHour(day, '00:00'), ends_at: atHour(daysFrom(day, 1), '00:00') }
  return {
    id: randomUUID(),
    user_id: userId,
    title,
    description: description ?? '',
    type,
    ...span,
    all_day: !hours,
    meta: JSON.stringify({ subject }),
    recurrence_type: until ? ('weekly' as const) : null,
    recurrence_end: until ?? null,
    alert: alert ?? null,
    done_at: done ? now : null,
    attachments: JSON.stringify([]),
    source: 'own' as const,
    created_at: now,
  }
}
