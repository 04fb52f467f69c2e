import type { MaterialFor } from '@ariane/activities/api'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import type { Picked } from './rendered-module.ts'

type Sorting = Omit<MaterialFor<'categorize'>, 'count'>

const USUAL_MEMBERS = 8

/** The pack's categories, without what stands in two groups. */
const listSortings = (pack: Pack): (Item & Sorting)[] =>
  pack.categories.flatMap(category => {
    const all = category.groups.flatMap(group => group.items)
    const members = category.groups.flatMap(({ label, items }) =>
      items.filter(text => all.filter(other => other === text).length === 1).map(text => ({ text, group: label })),
    )
    const groups = [...new Set(category.groups.map(group => group.label))]
    if (groups.length < 2 || !groups.every(label => members.some(({ group }) => group === label))) return []
    const text = [category.title, ...groups, ...all].join(' ')
    return { id: `sorting:${category.id}`, text, title: category.title, groups, members }
  })

/** Elements with the groups they belong to; the count of the wish is about elements. */
export const pickSortings = (context: Context, most: number): Picked<MaterialFor<'categorize'>>[] =>
  ranked(context, listSortings(context.pack))
    .slice(0, most)
    .map(({ id, title, groups, members }) => ({
      material: { title, groups, members, count: context.wish.count ?? USUAL_MEMBERS },
      uses: [id],
    }))
