import type { SchoolFailureCode, SchoolGapReason, SchoolPart } from '@ariane/shared/contracts'
import { shiftDay } from '@ariane/shared/dates'
import { refuse, SchoolFailure, toSchoolFailure } from './failure.ts'
import { joinLessons } from './lessons.ts'
import type { Gap, Lesson, Reading, Scope } from './types.ts'

/** Collects what a service gives piece by piece, and names what it does not give. */
export interface Collector {
  reading: Reading
  /** Reads days of a part; what fails is a gap, and undefined. */
  piece<T>(scope: Scope, read: () => Promise<T>): Promise<T | undefined>
  /** Reads one lesson or task; what is out of shape is left out, counted, and undefined. */
  item<T>(scope: Scope, read: () => T): T | undefined
  closed(scope: Scope): void
  /** The lessons of the days that were asked for: a service that does not heed them would give each one many times. */
  within(scope: Scope, lessons: readonly Lesson[]): Lesson[]
  /** What was read; throws what went wrong first when nothing was. */
  finish(): Reading
}

/** A call without an answer costs a timeout: the rest of its part is not asked. */
const SILENT: readonly SchoolFailureCode[] = ['too_slow', 'unreachable']
const REASONS: Partial<Record<SchoolFailureCode, SchoolGapReason>> = {
  access_denied: 'closed',
  protocol_changed: 'unreadable',
}

/** `ends` says after which failures the service is asked nothing more at all. */
export function startReading(ends: (code: SchoolFailureCode) => boolean): Collector {
  const reading: Reading = { lessons: [], assignments: [], gaps: [], strays: 0 }
  const { gaps } = reading
  const silent = new Set<SchoolPart>()
  let first: SchoolFailure | undefined
  let isAnswered = false

  return {
    reading,
    async piece(scope, read) {
      if (reading.stopped || silent.has(scope.part)) {
        addGap(gaps, { ...scope, reason: 'unanswered', items: 0 })
        return undefined
      }
      try {
        const value = await read()
        isAnswered = true
        return value
      } catch (error) {
        const failure = toSchoolFailure(error)
        if (!failure) throw error
        first ??= failure
        if (ends(failure.code)) reading.stopped = failure
        if (SILENT.includes(failure.code)) silent.add(scope.part)
        addGap(gaps, { ...scope, reason: REASONS[failure.code] ?? 'unanswered', items: 0 })
        return undefined
      }
    },
    item(scope, read) {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof SchoolFailure)) throw error
        addGap(gaps, { ...scope, reason: 'unreadable', items: 1 })
        return undefined
      }
    },
    closed(scope) {
      addGap(gaps, { ...scope, reason: 'closed', items: 0 })
    },
    within({ from, to }, lessons) {
      const inside = lessons.filter(({ start }) => from <= start.slice(0, 10) && start.slice(0, 10) <= to)
      reading.strays += lessons.length - inside.length
      return inside
    },
    finish() {
      if (first && !isAnswered) throw first
      if (!isAnswered) return refuse('access_denied')
      reading.lessons = joinLessons(reading.lessons)
      const isEmpty = reading.lessons.length + reading.assignments.length === 0
      // Not one of many things could be read: then the service has changed.
      if (isEmpty && gaps.some(({ items }) => items > 0)) return refuse('protocol_changed')
      return reading
    },
  }
}

/** Days that follow each other are one gap; so are the things of one day. */
function addGap(gaps: Gap[], gap: Gap): void {
  const alike = gaps.filter(({ part, reason, items }) => {
    return part === gap.part && reason === gap.reason && items > 0 === gap.items > 0
  })
  const same = alike.find(({ from, to }) => from === gap.from && to === gap.to)
  const before = gap.items === 0 ? alike.find(({ to }) => shiftDay(to, 1) === gap.from) : undefined
  if (same) same.items += gap.items
  else if (before) before.to = gap.to
  else gaps.push({ ...gap })
}

/** The one day of a scope, where a thing says its own; the whole scope otherwise. */
export function narrow(scope: Scope, readDay: () => string): Scope {
  try {
    const day = readDay()
    return scope.from <= day && day <= scope.to ? { ...scope, from: day, to: day } : scope
  } catch {
    return scope
  }
}
