import type { Pack } from '../../pack.ts'
import { mentions, stems } from '../../words.ts'
import { listItemNotions } from '../chapter-notions.ts'
import { messages as taskMessages } from '../task-messages.ts'
import { alignNotions } from '../teaching-order/notion-sections.ts'
import { messages } from './messages.ts'

/** A rule is about a question with which it has so many words in common, and such a share of its own. */
const MIN_COMMON = 2
const MIN_SHARE = 0.4
const MAX_RULE_CHARS = 240
const MAX_RULES = 3

/** What the lesson says of the items of a chapter. */
export type Lesson = {
  pack: Pack
  /** The parts of it that teach them, by their titles, then by number, should a title say too much. */
  places: readonly string[]
  /** Its rules about a question, those with most words in common first. */
  listRules: (question: string) => string[]
}

/** The values of a list, the commonest first. */
const byCount = <T>(values: readonly T[]): T[] => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

const listPlaces = (pack: Pack, uses: readonly string[]): string[] => {
  const notions = uses.flatMap(use => listItemNotions(pack.notions ?? [], use))
  if (notions.length === 0) return []
  const sections = byCount(notions.flatMap(notion => alignNotions(pack).get(notion) ?? []))
  const [first, second] = sections.map(id => pack.summary.sections.findIndex(section => section.id === id))
  if (first === undefined || first < 0) return []
  const findTitle = (at: number) => pack.summary.sections[at]?.title ?? ''
  const titled =
    second === undefined
      ? taskMessages.reread(findTitle(first))
      : messages.rereadBoth(findTitle(first), findTitle(second))
  return [titled, messages.rereadNumbered(first + 1)]
}

const listRules = (pack: Pack, uses: readonly string[], question: string): string[] => {
  const notions = uses.flatMap(use => listItemNotions(pack.notions ?? [], use))
  const beside = pack.questions.filter(({ id }) => notions.some(({ items }) => items.questions?.includes(id)))
  const rules = [...pack.summary.keyPoints, ...beside.map(({ course }) => course)]
  const asked = [...new Set(stems(question))]
  return [...new Set(rules)]
    .filter(rule => rule.length <= MAX_RULE_CHARS && !rule.includes('\n'))
    .map(rule => ({ rule, common: mentions(rule, asked) }))
    .filter(({ rule, common }) => common >= Math.max(MIN_COMMON, MIN_SHARE * new Set(stems(rule)).size))
    .sort((a, b) => b.common - a.common)
    .slice(0, MAX_RULES)
    .map(({ rule }) => rule)
}

export const findLesson = (pack: Pack, uses: readonly string[]): Lesson => ({
  pack,
  places: listPlaces(pack, uses),
  listRules: question => listRules(pack, uses, question),
})
