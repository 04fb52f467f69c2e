import { numbered, type Random, scramble } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { type Sorting, sortable } from '../sorting.ts'
import { statement } from './messages.ts'

type Pair = { left: string; right: string }
/** Pairs, or elements of which several belong to the same one of the right. */
type MatchMaterial = { title: string; pairs: readonly Pair[] } | Sorting

const renderColumns = (sorting: Sorting, random: Random): Rendered<'match'> => {
  const { groups, items, groupByItem, labels } = sortable(sorting, random)
  const instruction = statement.columns(sorting.title)
  return {
    title: sorting.title,
    data: { engine: 'match', instruction, left: items, right: groups, many: true },
    solution: { engine: 'match', pairs: groupByItem, labels },
  }
}

export const renderMatch = (material: MatchMaterial, random: Random): Rendered<'match'> => {
  if ('groups' in material) return renderColumns(material, random)
  const { title, pairs } = material
  const left = numbered('l', pairs)
  const right = numbered('r', scramble(random, pairs))
  const rightId = new Map(right.map(({ id, item }) => [item, id]))
  return {
    title,
    data: {
      engine: 'match',
      instruction: statement.pairs(title),
      left: left.map(({ id, item }) => ({ id, text: item.left })),
      right: right.map(({ id, item }) => ({ id, text: item.right })),
    },
    solution: {
      engine: 'match',
      pairs: Object.fromEntries(left.map(({ id, item }) => [id, rightId.get(item) ?? ''])),
      labels: Object.fromEntries(right.map(({ id, item }) => [id, item.right])),
    },
  }
}
