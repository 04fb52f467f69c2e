import type { ActivityAnswer, ActivityData, ActivityResult } from '@ariane/shared/contracts/activities'

type Engine = 'categorize' | 'grid' | 'table' | 'memory' | 'mark'
type Data = Extract<ActivityData, { engine: Engine }>
type Answer = Extract<ActivityAnswer, { engine: Engine }>

/** The engines in which something is placed, marked or turned over. */
export const isPlacing = <T extends { engine: string }>(one: T): one is Extract<T, { engine: Engine }> =>
  ['categorize', 'grid', 'table', 'memory', 'mark'].includes(one.engine)

export function blankPlacing({ engine }: Data): Answer {
  switch (engine) {
    case 'categorize':
    case 'grid':
      return { engine, places: {} }
    case 'table':
      return { engine, cells: {} }
    case 'memory':
      return { engine, pairs: {} }
    case 'mark':
      return { engine, marked: [] }
  }
}

/** Everything has its place, or something is marked. */
export function canValidatePlacing(data: Data, answer: Answer): boolean {
  switch (answer.engine) {
    case 'categorize':
      return data.engine === 'categorize' && data.items.every(({ id }) => answer.places[id])
    case 'grid':
      return data.engine === 'grid' && data.rows.every(({ id }) => answer.places[id])
    case 'table':
      return data.engine === 'table' && emptyCells(data).every(({ id }) => answer.cells[id])
    case 'memory':
      return data.engine === 'memory' && Object.keys(answer.pairs).length * 2 === data.cards.length
    case 'mark':
      return answer.marked.length > 0
  }
}

const keep = (from: Record<string, string>, isRight: (id: string, value: string) => boolean) =>
  Object.fromEntries(Object.entries(from).filter(([id, value]) => isRight(id, value)))

/** What was right stays. */
export function afterRetryPlacing(answer: Answer, result: ActivityResult): Answer {
  const right = (id: string) => result.parts[id]?.correct === true
  switch (answer.engine) {
    case 'categorize':
    case 'grid':
      return { engine: answer.engine, places: keep(answer.places, right) }
    case 'table':
      return { engine: 'table', cells: keep(answer.cells, right) }
    case 'memory':
      return { engine: 'memory', pairs: keep(answer.pairs, (one, other) => right(one) || right(other)) }
    case 'mark':
      return { engine: 'mark', marked: answer.marked.filter(right) }
  }
}

export const emptyCells = (data: Extract<ActivityData, { engine: 'table' }>) =>
  data.rows.flat().filter(cell => cell.text === undefined)

/** The card that lies with this one, and which pair they are. */
export function pairOf(pairs: Record<string, string>, id: string): { other: string; index: number } | undefined {
  const index = Object.entries(pairs).findIndex(([one, other]) => one === id || other === id)
  const [one, other] = Object.entries(pairs)[index] ?? []
  return one !== undefined && other !== undefined ? { other: one === id ? other : one, index } : undefined
}
