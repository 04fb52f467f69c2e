import type { ActivityData } from '@ariane/shared/contracts/activities'
import { type Pack, solve, tamperAnswer } from './activities.ts'
import { findGraduations, misplaceGraduations } from './number-lines.ts'

type Texts = { texts: { body: string; mark?: { words: string[] } }[] }
type Facts = { facts: { statement: string; truth: boolean; correction?: string }[] }
type Tables = { tables?: { rows: string[][] }[] }
export type FullPack = Omit<Pack, 'facts'> & Texts & Facts & Tables

/** Places by number: the group of each item, the text of each gap, two cards, pieces to mark, graduations; or an order of ids. */
export type Placing =
  | { groups: number[] }
  | { texts: string[] }
  | { cards: [number, number][] }
  | { marked: string[] }
  | { order: string[] }
  | { graduations: number[] }
  | ReturnType<typeof solve>

const findGroup = (pack: FullPack, text: string, labels: readonly string[]) => {
  const groups = pack.categories.flatMap(category => category.groups)
  return labels.findIndex(label => groups.some(group => group.label === label && group.items.includes(text)))
}

/** Two texts that belong together, perhaps with a word hidden behind dots. */
const goTogether = (pack: FullPack, a: string, b: string) => {
  const known = [
    ...pack.pairs.flatMap(set => set.pairs),
    ...pack.terms.map(({ term, definition }) => [term, definition] as const),
  ]
  const fits = (shown: string, whole: string) => shown.split('…').every(piece => whole.includes(piece))
  return known.some(([one, other]) => (one === a && fits(b, other)) || (one === b && fits(a, other)))
}

/** The right answer of one activity, as its pack tells it. */
export function place(pack: FullPack, data: ActivityData): Placing {
  const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
  switch (data.engine) {
    case 'categorize':
      return { groups: data.items.map(({ text }) => findGroup(pack, text, texts(data.groups))) }
    case 'grid':
      return { groups: data.rows.map(({ text }) => findGroup(pack, text, texts(data.columns))) }
    case 'table':
      return {
        texts: data.rows.flatMap(cells =>
          cells.flatMap((cell, column) => {
            if (cell.text !== undefined) return []
            const seen = cells[1 - column]?.text ?? ''
            return data.bank.find(({ text }) => isSameRow(pack, text, seen))?.text ?? ''
          }),
        ),
      }
    case 'memory':
      return {
        cards: data.cards.flatMap(({ text }, n): [number, number][] => {
          const other = data.cards.findIndex((card, m) => m > n && goTogether(pack, text, card.text))
          return other < 0 ? [] : [[n, other]]
        }),
      }
    case 'mark':
      return { marked: findMarks(pack, data) }
    case 'match':
      return data.many
        ? { pairs: data.left.map(({ text }) => findGroup(pack, text, texts(data.right))) }
        : solve(pack, data)
    case 'quiz': {
      const right = pack.facts.map(fact => fact.correction)
      const chosen = data.options.findIndex(({ text }) => right.includes(text))
      return chosen < 0 ? solve(pack, data) : { chosen: [chosen] }
    }
    case 'order': {
      const body = pack.texts.map(text => text.body).find(whole => data.items.every(({ text }) => whole.includes(text)))
      if (!body) return solve(pack, data)
      return { order: data.items.toSorted((a, b) => body.indexOf(a.text) - body.indexOf(b.text)).map(({ id }) => id) }
    }
    case 'number-line':
      return { graduations: findGraduations(data) }
    default:
      return solve(pack, data)
  }
}

/** Whether two texts stand in the same row of a table: its own, the terms, or the dated events. */
const isSameRow = (pack: FullPack, a: string, b: string) => {
  const own = (pack.tables ?? []).flatMap(table => table.rows)
  const dated = pack.events.map(({ date, label }) => [label, Number(date.slice(0, 4)), Number(date.slice(8))] as const)
  return (
    own.some(row => row.includes(a) && row.includes(b)) ||
    goTogether(pack, a, b) ||
    dated.some(([label, year, day]) =>
      [a, b].some(
        (one, n, both) => one === label && new RegExp(`^(${day || ''}(er)? )?\\D*${year}$`).test(both[1 - n] ?? ''),
      ),
    )
  )
}

const findMarks = (pack: FullPack, data: Extract<ActivityData, { engine: 'mark' }>) => {
  const pieces = data.pieces.flatMap(({ id, text }) => (id ? [{ id, text }] : []))
  if (data.unit === 'sentence')
    return pieces.filter(({ text }) => pack.facts.find(fact => fact.statement === text)?.truth).map(({ id }) => id)
  const words = pack.texts.flatMap(text => text.mark?.words ?? [])
  return words.flatMap(word => pieces.find(({ text }) => text === word)?.id ?? [])
}

/** An answer of the same shape without anything right in it. */
export function misplace(data: ActivityData, right: Placing): Placing {
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)]
  if ('groups' in right) {
    const count = data.engine === 'grid' ? data.columns.length : data.engine === 'categorize' ? data.groups.length : 1
    return { groups: right.groups.map(group => (group + 1) % count) }
  }
  if ('texts' in right) return { texts: turned(right.texts) }
  if ('cards' in right) {
    const others = turned(right.cards.map(([, other]) => other))
    return { cards: right.cards.map(([one], n) => [one, others[n] ?? 0]) }
  }
  if ('marked' in right) {
    if (data.engine !== 'mark') return right
    const other = data.pieces.find(({ id }) => id && !right.marked.includes(id))?.id
    return { marked: other ? [other] : [] }
  }
  if ('graduations' in right) return { graduations: misplaceGraduations(right.graduations) }
  if ('pairs' in right && data.engine === 'match' && data.many)
    return { pairs: right.pairs.map(pair => (pair + 1) % data.right.length) }
  return tamperAnswer(data, right)
}
