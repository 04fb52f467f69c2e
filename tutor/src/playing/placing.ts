import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts/activities'
import type { KeyOf } from '../key.ts'
import type { Tell } from './tell.ts'

type Placing = KeyOf<'categorize' | 'grid' | 'table' | 'memory' | 'mark'>

const map = (from: Record<string, string>, to: (value: string, id: string, n: number) => string) =>
  Object.fromEntries(Object.entries(from).map(([id, value], n) => [id, to(value, id, n)]))

/** The answer that the key itself gives. */
export const placed = (key: Placing): ActivityAnswer => {
  switch (key.engine) {
    case 'categorize':
    case 'grid':
      return { engine: key.engine, places: key.groups }
    case 'table':
      return { engine: 'table', cells: key.cells }
    case 'memory':
      // Every second pair turned the other way round.
      return {
        engine: 'memory',
        pairs: Object.fromEntries(
          Object.entries(key.pairs).map(([one, other], n) => (n % 2 ? [one, other] : [other, one])),
        ),
      }
    case 'mark':
      return { engine: 'mark', marked: key.targets.flatMap(target => target.places[0]?.slice(0, target.least) ?? []) }
  }
}

/** An answer with everything wrong. */
export const misplaced = (key: Placing): ActivityAnswer => {
  switch (key.engine) {
    case 'categorize':
    case 'grid':
      return {
        engine: key.engine,
        places: map(key.groups, group => Object.keys(key.labels).find(other => other !== group) ?? ''),
      }
    case 'table': {
      const texts = Object.values(key.cells)
      return { engine: 'table', cells: map(key.cells, text => texts.find(other => other !== text) ?? '') }
    }
    case 'memory': {
      const others = Object.values(key.pairs)
      return { engine: 'memory', pairs: map(key.pairs, (_, __, n) => others[(n + 1) % others.length] ?? '') }
    }
    case 'mark': {
      const right = new Set(key.targets.flatMap(target => target.places.flat()))
      return { engine: 'mark', marked: Object.keys(key.remarks).filter(id => !right.has(id)) }
    }
  }
}

const isSorted = (ids: readonly string[]) =>
  ids.join() === ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).join()
const texts = (items: readonly { text: string }[]) => items.map(({ text }) => text)
const areDifferent = (items: readonly { text: string }[]) => new Set(texts(items)).size === items.length
const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join('\n') === b.toSorted().join('\n')

/** Ids are given by place after shuffling, and the texts are those of the question, each once where it must be. */
export const tellPlaces: Tell = (data, key) => [
  ...(key.engine === 'categorize' || key.engine === 'grid' ? tellGroups(data, Object.values(key.groups)) : []),
  ...(data.engine === 'table' && key.engine === 'table' ? tellCells(data, key) : []),
  ...(data.engine === 'memory' && key.engine === 'memory'
    ? [
        !isSorted(data.cards.map(({ id }) => id)) && 'the ids of the cards tell their place',
        !areDifferent(data.cards) && `two cards read the same: ${texts(data.cards).join(' | ')}`,
        Object.keys(key.pairs).length * 2 !== data.cards.length && 'a card has no partner',
      ]
    : []),
  ...(data.engine === 'mark' && key.engine === 'mark' ? tellMarks(data, key) : []),
]

const tellGroups = (data: ActivityData, used: readonly string[]) => {
  if (data.engine !== 'categorize' && data.engine !== 'grid') return []
  const [groups, items] = data.engine === 'grid' ? [data.columns, data.rows] : [data.groups, data.items]
  return [
    !(isSorted(groups.map(({ id }) => id)) && isSorted(items.map(({ id }) => id))) && 'ids tell their place',
    !areDifferent(items) && `the same element stands in two groups: ${texts(items).join(' | ')}`,
    new Set(used).size !== groups.length && 'a group stays empty',
    ![...items, ...groups].every(one => Object.keys(one).sort().join() === 'id,text') && 'more than the text is sent',
  ]
}

const tellCells = (data: Extract<ActivityData, { engine: 'table' }>, key: KeyOf<'table'>) => {
  const gaps = data.rows.flat().filter(cell => cell.text === undefined)
  return [
    !isSorted(data.bank.map(({ id }) => id)) && 'the ids of the words tell their place',
    !same(
      gaps.map(({ id }) => id ?? ''),
      Object.keys(key.cells),
    ) && 'gaps and key differ',
    !same(texts(data.bank), Object.values(key.cells)) && 'the words to place are not those of the gaps',
    gaps.length < 2 && 'less than two gaps',
    // The rest of its row is always there to tell what is missing.
    !data.rows.every(row => row.some(cell => cell.text !== undefined)) && 'a row without any word',
  ]
}

const tellMarks = (data: Extract<ActivityData, { engine: 'mark' }>, key: KeyOf<'mark'>) => {
  const ids = data.pieces.flatMap(({ id }) => id ?? [])
  return [
    !isSorted(ids) && 'ids tell their place',
    !key.targets.every(target => target.places.flat().every(id => ids.includes(id))) && 'a word cannot be marked',
    ids.length <= key.targets.length && 'everything has to be marked',
  ]
}
