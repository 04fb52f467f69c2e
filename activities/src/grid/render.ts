import type { Random } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { type Sorting, sortable } from '../sorting.ts'
import { statement } from './messages.ts'

export const renderGrid = (sorting: Sorting, random: Random): Rendered<'grid'> => {
  const { groups, items, groupByItem, labels } = sortable(sorting, random)
  return {
    title: sorting.title,
    data: { engine: 'grid', instruction: statement.instruction(sorting.title), columns: groups, rows: items },
    solution: { engine: 'grid', groups: groupByItem, labels },
  }
}
