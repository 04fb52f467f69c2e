import type { Random } from '../random.ts'
import type { Rendered } from '../rendered.ts'
import { type Sorting, sortable } from '../sorting.ts'
import { statement } from './messages.ts'

export const renderCategorize = (sorting: Sorting, random: Random): Rendered<'categorize'> => {
  const { groups, items, groupByItem, labels } = sortable(sorting, random)
  return {
    title: sorting.title,
    data: { engine: 'categorize', instruction: statement.instruction(sorting.title), groups, items },
    solution: { engine: 'categorize', groups: groupByItem, labels },
  }
}
