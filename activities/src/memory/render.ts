import { numbered, type Random, shuffle } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { statement } from './messages.ts'

/** All texts are different. */
type MemoryMaterial = { title: string; pairs: readonly (readonly [string, string])[] }

export const renderMemory = ({ title, pairs }: MemoryMaterial, random: Random): Rendered<'memory'> => {
  const cards = numbered('c', shuffle(random, pairs.flat()))
  const idByText = new Map(cards.map(({ id, item }) => [item, id]))
  return {
    title,
    data: {
      engine: 'memory',
      instruction: statement.instruction(title),
      cards: cards.map(({ id, item }) => ({ id, text: item })),
    },
    solution: {
      engine: 'memory',
      pairs: Object.fromEntries(pairs.map(pair => pair.map(text => idByText.get(text) ?? ''))),
      labels: Object.fromEntries(cards.map(({ id, item }) => [id, item])),
    },
  }
}
