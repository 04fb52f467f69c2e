import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { formatDay } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { $activeUser, type UserData } from '@ariane/shared/session'
import { showToast } from '@ariane/shared/ui'
import { useState } from 'react'
import { toEventBody, toFields } from '../event/form/fields.ts'
import { Overtaken } from '../event/overtaken.ts'
import { moveToDay, occurrenceKey } from '../event-rules.ts'
import { messages } from '../messages.ts'
import { markEvent, saveEvent } from '../store.ts'

type Failure = { sentence: string; retry: () => void }
type Attempt = { make: () => Promise<unknown>; no: Failure; overtaken?: (now: CalendarEvent) => Failure }

/** Changes made in the week itself: shown at once, reverted with a sentence when they fail. */
export function useWeekChanges(week: UserData<CalendarEvent[]>, refresh: () => Promise<unknown>) {
  const [retry, setRetry] = useState<() => void>()
  const action = useAction('week', () => null)

  async function attempt(event: CalendarEvent, part: Partial<CalendarEvent>, { make, no, overtaken }: Attempt) {
    const uid = $activeUser.get()?.uid
    const swap = (from: CalendarEvent, to: CalendarEvent) => {
      const now = week.$data.get()
      if (now.state === 'ready')
        week.set(
          now.data.map(one => (occurrenceKey(one) === occurrenceKey(from) ? to : one)),
          uid,
        )
    }
    const changed = { ...event, ...part }
    swap(event, changed)
    const failure = (error: unknown) => {
      swap(changed, event)
      const isOvertaken = error instanceof Overtaken && overtaken !== undefined
      if (isOvertaken) void refresh()
      const { sentence, retry } = isOvertaken ? overtaken(error.now) : no
      setRetry(() => retry)
      return sentence
    }
    const work = async () => {
      // What the device sends later is not in what it would read now.
      if ((await make()) !== 'kept') await refresh()
    }
    return action.run(work, { at: `${occurrenceKey(event)} ${JSON.stringify(part)}`, failure })
  }

  async function mark(event: CalendarEvent, done: boolean) {
    const again = { sentence: messages.done.failure, retry: () => void mark(event, done) }
    await attempt(event, { done }, { make: () => markEvent(event, done), no: again })
  }

  /** Moves the user's own event, or one repetition of it, to another day at the same hours. */
  async function move(event: CalendarEvent, day: string) {
    const uid = $activeUser.get()?.uid
    if (!uid) return
    const span = moveToDay(event, day)
    const body = toEventBody(toFields({ ...event, ...span }), uid)
    const again = { sentence: messages.week.moveFailure(event.title), retry: () => void move(event, day) }
    const moved = await attempt(event, span, {
      make: () => saveEvent(event, body, 'one'),
      no: again,
      overtaken: now => ({ sentence: messages.week.moveOvertaken(now.title), retry: () => void move(now, day) }),
    })
    if (moved) showToast(messages.week.moved(formatDay(day)))
  }

  return { failure: action.problem, retry: () => retry?.(), mark, move }
}
