import type { SessionSubject } from '@ariane/shared/contracts'
import { localDay, shiftDay } from '@ariane/shared/dates'
import { findSlot, freeIn, type Hours, type Span, splitTime } from './work-time.ts'

/** Something that asks for work: on a local day whose work begins at `at`, the best first. */
export interface Source<Name extends string, Found extends { about: SessionSubject }> {
  name: Name
  find(day: string, at: number): readonly Found[]
}

export interface Wanted<Name extends string, Found extends { about: SessionSubject }> {
  hours: Hours
  /** Of a day; what cannot wait comes first. */
  sources: (day: string) => readonly Source<Name, Found>[]
  busy: readonly Span[]
  now: Date
  /** At most so many things a day; as many as there are sources unless told. */
  most?: number
  /** Whether something was answered already: its key, and the local day it would stand on. */
  isAnswered: (key: string, day: string) => boolean
}

export const DAYS_AHEAD = 7

const subjectKey = (about: SessionSubject) => {
  if (about.kind === 'errors') return 'errors'
  if (about.kind === 'event') return `event ${about.id} ${about.startDate}`
  return `${about.kind} ${'date' in about ? about.date : about.id}`
}

/**
 * Work for the slots of seven local days from today: at most one thing of each source a day, in their order, as many as
 * fit. A source suggests the same thing once in those days, and a day has each thing once.
 */
export function fillSlots<Name extends string, Found extends { about: SessionSubject }>({
  hours,
  sources,
  busy,
  now,
  most,
  isAnswered,
}: Wanted<Name, Found>): (Found & { key: string; source: Name; start: string; end: string })[] {
  const given = new Set<string>()
  const days = Array.from({ length: DAYS_AHEAD }, (_, n) => shiftDay(localDay(now), n))

  const ofDay = (day: string, at: number) => {
    const names = new Set<string>()
    return sources(day)
      .flatMap(({ name, find }) => {
        const foundKey = (one: Found) => `${name} ${subjectKey(one.about)}`
        const isNew = (one: Found) =>
          !names.has(subjectKey(one.about)) && !given.has(foundKey(one)) && !isAnswered(foundKey(one), day)
        const found = find(day, at).find(isNew)
        if (!found) return []
        names.add(subjectKey(found.about))
        return [{ ...found, key: foundKey(found), source: name }]
      })
      .slice(0, most)
  }

  return days.flatMap(day => {
    const slot = findSlot(hours, day)
    const free = slot ? freeIn(slot, busy, +now) : []
    const [first] = free
    if (!first) return []
    const works = ofDay(day, first.start)
    const parts = splitTime(free, works.length)
    return works.slice(0, parts.length).map((work, i) => {
      const { start, end } = parts[i] ?? first
      given.add(work.key)
      return { ...work, start: new Date(start).toISOString(), end: new Date(end).toISOString() }
    })
  })
}
