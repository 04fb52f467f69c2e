import type { Subject } from '@ariane/shared/catalogue'
import { localInstant, shiftDay } from '@ariane/shared/dates'
import { sql } from 'kysely'
import { eventChanges } from './changes.ts'
import { written } from './event.ts'
import type { CalendarPorts } from './ports.ts'
import { calendarStore } from './store.ts'

interface DueWork {
  pupil: string
  title: string
  description: string
  day: string
  subject?: Subject | undefined
  /** The name of who gave it. */
  givenBy?: string | undefined
}

/** Work that is due by a day, in the planners of pupils. */
export function dueWork({ db, now }: CalendarPorts) {
  const store = calendarStore(db.q)
  const changes = eventChanges({ db, now })
  const seconds = (day: string) => localInstant(day, '00:00').getTime() / 1000
  const toInput = ({ pupil, title, description, day, subject, givenBy }: DueWork) => ({
    userId: pupil,
    title,
    description,
    type: 'homework' as const,
    startTimestamp: seconds(day),
    endTimestamp: seconds(shiftDay(day, 1)),
    allDay: true,
    meta: { ...(subject && { subject }), ...(givenBy && { givenBy }) },
  })

  return {
    add: (due: DueWork): Promise<string> => changes.create(toInput(due)),

    async move(id: string, day: string) {
      const { starts_at, ends_at } = written(toInput({ pupil: '', title: '', description: '', day }))
      await store.change(id, { starts_at, ends_at })
    },

    /** What was given as a path or a homework, once it is finished. */
    async finish(pathId: number) {
      await sql`update events set done_at = ${now()} where done_at is null
        and id in (select event_id from assignment_pupils where path_id = ${pathId})`.execute(db.q())
    },

    async remove(ids: readonly string[]) {
      for (const id of ids) await store.remove(id)
    },
  }
}
