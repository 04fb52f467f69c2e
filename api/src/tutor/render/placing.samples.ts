import type { ActivityAnswer, ActivityData } from '@ariane/shared/contracts'
import { expect } from 'vitest'
import type { AnswerKey, KeyOf } from '../key.ts'

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
  expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))

/** Ids are given by place after shuffling, and the texts are those of the question, each once where it must be. */
export const expectNoPlaceTold = (data: ActivityData, key: AnswerKey) => {
  if (data.engine === 'categorize' || data.engine === 'grid') {
    const [groups, items] = data.engine === 'grid' ? [data.columns, data.rows] : [data.groups, data.items]
    isSorted(groups.map(({ id }) => id))
    isSorted(items.map(({ id }) => id))
    expect(new Set(items.map(({ text }) => text)).size).toBe(items.length)
    const used = new Set('groups' in key ? Object.values(key.groups) : [])
    expect(used.size).toBe(groups.length)
    expect([...items, ...groups].every(one => Object.keys(one).sort().join() === 'id,text')).toBe(true)
  }
  if (data.engine === 'table' && key.engine === 'table') {
    isSorted(data.bank.map(({ id }) => id))
    const gaps = data.rows.flat().filter(cell => cell.text === undefined)
    expect(gaps.map(({ id }) => id).sort()).toEqual(Object.keys(key.cells).sort())
    expect(data.bank.map(({ text }) => text).sort()).toEqual(Object.values(key.cells).sort())
    expect(gaps.length).toBeGreaterThan(1)
    // The rest of its row is always there to tell what is missing.
    for (const row of data.rows) expect(row.some(cell => cell.text !== undefined)).toBe(true)
  }
  if (data.engine === 'memory' && key.engine === 'memory') {
    isSorted(data.cards.map(({ id }) => id))
    expect(new Set(data.cards.map(({ text }) => text)).size).toBe(data.cards.length)
    expect(Object.keys(key.pairs).length * 2).toBe(data.cards.length)
  }
  if (data.engine === 'mark' && key.engine === 'mark') {
    const ids = data.pieces.flatMap(({ id }) => id ?? [])
    isSorted(ids)
    expect(key.targets.every(target => target.places.flat().every(id => ids.includes(id)))).toBe(true)
    expect(ids.length).toBeGreaterThan(key.targets.length)
  }
}
