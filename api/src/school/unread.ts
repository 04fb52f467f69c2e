import type { EmptyWeek, SchoolGap } from '@ariane/shared/contracts'
import { localDay, weekRange } from '@ariane/shared/dates'
import { type Draft, withFiles, withType } from './events.ts'
import { baseKey, type KnownEvent, type Plan } from './merge.ts'
import type { Day, Gap } from './types.ts'

/** What a synchronisation does, and what it says that it could not do. */
export interface Outcome {
  plan: Plan
  gaps: SchoolGap[]
  emptyWeeks: EmptyWeek[]
}

/** Whether nothing was said of an event: it is not gone. */
export const isUnread = (event: KnownEvent, gaps: readonly Gap[]) => gaps.some(gap => covers(gap, event))

const covers = (gap: Gap, { allDay, start }: KnownEvent) =>
  gap.part === (allDay ? 'homework' : 'timetable') && isIn(gap, localDay(start))
const isIn = ({ from, to }: Gap, day: Day) => from <= day && day <= to
const weekOf = (start: Date): Day => localDay(weekRange(start).start)

/** Where it could not be read whether something is a test, what was one stays one. */
export function keepTests(drafts: readonly Draft[], known: readonly KnownEvent[], gaps: readonly Gap[]): Draft[] {
  const unread = gaps.filter(({ part }) => part === 'tests')
  const tests = new Set(known.filter(({ type }) => type === 'exam').map(({ key }) => baseKey(key)))
  return drafts.map(draft => {
    const isUnread = unread.some(gap => isIn(gap, localDay(draft.start)))
    return isUnread && tests.has(draft.base) ? withType(draft, 'exam') : draft
  })
}

/** Where documents could not be read, those that were there stay. */
export function keepFiles(drafts: readonly Draft[], known: readonly KnownEvent[], gaps: readonly Gap[]): Draft[] {
  const unread = gaps.filter(({ part }) => part === 'documents')
  if (unread.length === 0) return [...drafts]
  const before = Map.groupBy(known, ({ key }) => baseKey(key))
  return drafts.map(draft => {
    const [old, another] = before.get(draft.base) ?? []
    const isUnread = draft.files.length === 0 && unread.some(gap => isIn(gap, localDay(draft.start)))
    return isUnread && old && !another ? withFiles(draft, old.files) : draft
  })
}

/** What was not read is not taken for gone, nor are all lessons or all homework of a week before the pupil says so. */
export function keepUnread(
  plan: Plan,
  drafts: readonly Draft[],
  known: readonly KnownEvent[],
  gaps: readonly Gap[],
): Outcome {
  const gone = new Set(plan.remove)
  const missing = known.filter(({ id }) => gone.has(id))
  const unread = missing.filter(event => isUnread(event, gaps))
  const others = missing.filter(event => !unread.includes(event))
  // Weeks are looked up on the schools' calendar, which takes its time: not for the many syncs where nothing is gone.
  const named = ({ allDay, start }: Pick<KnownEvent, 'allDay' | 'start'>) => `${allDay} ${weekOf(start)}`
  const filled = new Set(others.length === 0 ? [] : drafts.map(named))
  const emptied = others.filter(event => !filled.has(named(event)))
  // Of a week that was not read whole nobody can say that it is empty.
  const unsure = new Set(unread.map(named))
  const asked = emptied.filter(event => !unsure.has(named(event)))
  const keep = [...unread, ...emptied].map(({ id }) => id)
  const shownFrom = (gap: Gap) => {
    const times = unread.filter(event => covers(gap, event)).flatMap(({ freshAt }) => (freshAt ? [+freshAt] : []))
    return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null
  }
  return {
    plan: { ...plan, remove: plan.remove.filter(id => !keep.includes(id)), keep },
    gaps: gaps.map(gap => ({ ...gap, shownFrom: shownFrom(gap) })),
    emptyWeeks: [...Map.groupBy(asked, ({ start }) => weekOf(start))]
      .map(([week, events]) => {
        const homework = events.filter(({ allDay }) => allDay).length
        return { week, lessons: events.length, homework }
      })
      .sort((a, b) => a.week.localeCompare(b.week)),
  }
}
