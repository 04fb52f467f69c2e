import { hideContacts } from './private/hide-contacts.ts'
import { nameFinder, type Person } from './private/hide-names.ts'
import { lessonWords } from './private/lesson-words.ts'
import type { Model } from './provider.ts'

export type { Person } from './private/hide-names.ts'

/** A model writes them its own way: « [Nom 1] », « [nom1] », « [nom 1 et nom 2] ». */
const PLACEHOLDERS = /\[([^\][\n]{0,20}nom\s?\d{1,3}[^\][\n]{0,60})\]/giu
const PLACEHOLDER = /nom\s?(\d{1,3})/giu

export interface Hidden {
  /** A text as it may leave: each person is « [nom 1] », « [nom 2] », the same number in every text. */
  hide(text: string): string
  /** What came back, with the names in place of the numbers. */
  show<T>(value: T): T
}

/**
 * Keeps what is private in the words of a pupil from a model: addresses, telephone numbers, links, accounts of networks, days
 * of birth, and the people given (himself, who follows him, his class), with or without accents.
 */
export async function hidePersons(people: readonly Person[]): Promise<Hidden> {
  const lessons = await lessonWords()
  const find = nameFinder(people, lessons)
  const numbers = new Map<unknown, number>()
  const written: string[] = []

  function numberOf(who: unknown, name: string): number {
    const known = numbers.get(who) ?? written.push(name)
    numbers.set(who, known)
    return known
  }
  function hide(text: string): string {
    const bare = hideContacts(text, lessons.isCommon)
    let left = ''
    let done = 0
    for (const { start, end, who, name } of find(bare)) {
      left += `${bare.slice(done, start)}[nom ${numberOf(who, name)}]`
      done = end
    }
    return left + bare.slice(done)
  }
  /** As it stands where one of the numbers is of nobody. */
  function shown(found: string, inner: string): string {
    const isKnown = Array.from(inner.matchAll(PLACEHOLDER)).every(([, number]) => written[Number(number) - 1])
    return isKnown ? inner.replace(PLACEHOLDER, (_, number: string) => written[Number(number) - 1] ?? '').trim() : found
  }
  function show(value: unknown): unknown {
    if (typeof value === 'string') return value.replace(PLACEHOLDERS, shown)
    if (Array.isArray(value)) return value.map(show)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, show(one)]))
  }
  return { hide, show: <T>(value: T) => show(value) as T }
}

/** A model whose answers say again whom the placeholders stand for. */
export const showing = (model: Model, { show }: Hidden): Model => ({
  name: model.name,
  write: async request => show(await model.write(request)),
})
