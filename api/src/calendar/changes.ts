import { randomUUID } from 'node:crypto'
import type { RepetitionScope } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import { toInstant, toLocalDateTime, type Wall } from '../platform/wall.ts'
import { type Attachment, checkAttachments, withKept } from './attachments/check.ts'
import { type EventInput, movedSeries, readSeries, toSingleEvent, written } from './event.ts'
import { isRepetition, type Series } from './occurrences.ts'
import type { CalendarPorts } from './ports.ts'
import { endBefore, exceptionsFrom } from './split.ts'
import { calendarStore } from './store.ts'
import type { EventRow, NewEventRow } from './tables.ts'

/** Which repetition a change is about, which others it is for, and on which version of the event it was made. */
export interface Which {
  occurrence?: string | undefined
  scope: RepetitionScope
  version?: number | undefined
}

/** Files of one pupil, together. */
const ROOM = 100 * 2 ** 20
/** Not worth counting: links, and no files at all. */
const SMALL = 20_000
/** Events that a pupil entered; those that repeat are laid out at every look at a week. */
const MOST = { all: 20_000, repeated: 300 }

type Store = ReturnType<typeof calendarStore>
/** Files of a change, as they are stored. */
type Kept = { attachments: string }

/** What pupils do with their events. Each fails with `not_found`, `locked`, `stale`, `conflict`, `full` or `too_large`. */
export function eventChanges({ db: { q, tx }, now }: CalendarPorts, room = ROOM) {
  const store = calendarStore(q)

  /** Files as they are kept; `too_large` when the pupil has no room left for them. */
  async function files(userId: string, given: readonly Attachment[]): Promise<string> {
    const text = JSON.stringify(checkAttachments(given))
    await checkRoom(userId, text)
    return text
  }

  async function checkRoom(userId: string, text: string): Promise<void> {
    if (text.length > SMALL && (await store.weight(userId)) + text.length > room) fail('too_large', ['attachments'])
  }

  async function checkNumber(userId: string, repeats: boolean): Promise<void> {
    const { all, repeated } = await store.count(userId)
    if (all >= MOST.all || (repeats && repeated >= MOST.repeated)) fail('full')
  }

  /** A repetition leaves the series and gets a row of its own, with the files of the series. */
  async function detach(row: EventRow, wall: Wall, changes: Partial<NewEventRow>): Promise<void> {
    const single = { ...toSingleEvent(row, wall), ...changes, id: randomUUID() }
    await checkNumber(row.user_id, false)
    if (changes.attachments === undefined) await checkRoom(row.user_id, JSON.stringify(row.attachments))
    await leaveOut(store, row, wall)
    await store.add(single)
  }

  /** The series ends before the repetition, and another one begins with what was sent. */
  async function changeFrom(row: EventRow, series: Series, wall: Wall, input: EventInput, kept?: Kept): Promise<void> {
    const version = row.version + 1
    const exceptions = JSON.stringify(exceptionsFrom(series, wall, input))
    const changed = { ...written(input), exceptions, ...kept }
    const before = endBefore(series, wall)
    if (!before) return store.change(row.id, { ...changed, version })
    const { user_id, alert, source, created_at } = row
    const attachments = kept?.attachments ?? JSON.stringify(row.attachments)
    await checkNumber(user_id, input.recurrenceType !== undefined)
    if (!kept) await checkRoom(user_id, attachments)
    const id = randomUUID()
    await store.change(row.id, { ...before, version })
    await store.add({ id, user_id, ...changed, attachments, alert, source, created_at })
    await store.handOver(row.id, toInstant(wall), input.recurrenceType ? id : null)
  }

  /** Those that were changed apart go as well, like the ones of a whole series. */
  async function removeFrom(row: EventRow, series: Series, wall: Wall): Promise<void> {
    const before = endBefore(series, wall)
    if (before) {
      await store.change(row.id, { ...before, version: row.version + 1 })
      return store.removeSingles(row.id, toInstant(wall))
    }
    await store.release(row.id, toInstant(wall))
    await store.remove(row.id)
  }

  return {
    async create(input: EventInput): Promise<string> {
      const id = randomUUID()
      await checkNumber(input.userId, input.recurrenceType !== undefined)
      const attachments = await files(input.userId, input.attachments ?? [])
      const entered = { alert: null, source: 'own' as const, created_at: now() }
      await store.add({ id, user_id: input.userId, ...written(input), attachments, ...entered })
      return id
    },

    update: (id: string, input: EventInput, { occurrence, scope, version: seen }: Which) =>
      tx(async () => {
        const row = unchanged(own(await held(store, id, input.userId)), seen)
        const version = row.version + 1
        const series = readSeries(row)
        const given = input.attachments && withKept(input.attachments, row.attachments)
        const kept = given && { attachments: await files(input.userId, given) }
        if (!series) {
          if (input.recurrenceType) await checkNumber(input.userId, true)
          return store.change(id, { ...written(input), ...kept, version })
        }
        if (scope === 'one') {
          const { recurrenceType: _, ...once } = input
          return detach(row, findRepetition(row, occurrence), { ...written(once), ...kept })
        }
        if (scope === 'following') return changeFrom(row, series, findRepetition(row, occurrence), input, kept)
        const shown = occurrence === undefined ? series.start : findRepetition(row, occurrence)
        const { walls, exceptions } = movedSeries(series, shown, input)
        const moved = { ...written(input, walls), exceptions: JSON.stringify(exceptions) }
        await store.change(id, { ...moved, ...kept, version })
      }),

    remove: (id: string, userId: string, { occurrence, scope, version }: Which) =>
      tx(async () => {
        const row = unchanged(own(await held(store, id, userId)), version)
        const series = readSeries(row)
        if (scope === 'all' || !series) return store.remove(id)
        const wall = findRepetition(row, occurrence)
        await (scope === 'one' ? leaveOut(store, row, wall) : removeFrom(row, series, wall))
      }),

    /** Also for what comes from a school: the mark is the pupil's own. */
    mark: (id: string, userId: string, done: boolean, occurrence?: string) =>
      tx(async () => {
        const row = await held(store, id, userId)
        const done_at = done ? now() : null
        if (!readSeries(row)) return store.mark(row, done_at)
        if (done) await detach(row, findRepetition(row, occurrence), { done_at })
      }),
  }
}

const held = async (store: Store, id: string, userId: string): Promise<EventRow> =>
  (await store.held(id, userId)) ?? fail('not_found')

const own = (row: EventRow): EventRow => (row.source === 'own' ? row : fail('locked'))

/** The row, when it is still the version that was shown. */
const unchanged = (row: EventRow, seen: number | undefined): EventRow =>
  seen === undefined || seen === row.version ? row : fail('stale')

/** The wall time of a repetition; `conflict` when there is none, since two windows may change one at once. */
function findRepetition(row: EventRow, occurrence: string | undefined): Wall {
  const series = readSeries(row)
  const wall = toLocalDateTime(occurrence ? new Date(occurrence) : row.starts_at)
  return series && isRepetition(series, wall) ? wall : fail('conflict')
}

const leaveOut = (store: Store, row: EventRow, wall: Wall) =>
  store.change(row.id, { exceptions: JSON.stringify([...row.exceptions, wall]) })
