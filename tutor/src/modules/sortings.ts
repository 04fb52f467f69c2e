import type { MaterialFor } from '@ariane/activities/api'
import { shuffle } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { messages } from './messages.ts'
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

const MIN_STATEMENTS = 4
const LEAST_ALIKE = 2

/** Statements that the path has not shown, to be put under true or false. */
const sortStatements = ({ pack, seen, random }: Context): (Item & Sorting & { uses: string[] })[] => {
  const unseen = shuffle(
    random,
    pack.facts.filter(({ id }) => !seen.has(`fact:${id}`)),
  )
  // The others are left to the types that have nothing else to ask about.
  const least = (truth: boolean) => unseen.filter(fact => fact.truth === truth).slice(0, LEAST_ALIKE)
  const first = [...least(true), ...least(false)]
  const most = Math.max(MIN_STATEMENTS, Math.ceil(unseen.length / 2))
  const fresh = [...first, ...unseen.filter(fact => !first.includes(fact))].slice(0, most)
  const groups = [messages.trueOnes, messages.falseOnes]
  const members = fresh.map(({ statement, truth }) => ({
    text: statement,
    group: truth ? messages.trueOnes : messages.falseOnes,
  }))
  const isSortable = members.length >= MIN_STATEMENTS && groups.every(one => members.some(({ group }) => group === one))
  const uses = fresh.map(({ id }) => `fact:${id}`)
  return isSortable ? [{ id: 'sorting:facts', text: '', title: messages.sortStatements, groups, members, uses }] : []
}

/**
 * Elements with the groups they belong to, then statements once the path has shown these; the count of the wish is about elements.
 */
export const pickSortings = (context: Context, most: number): Picked<MaterialFor<'categorize'>>[] => {
  const own = ranked(context, listSortings(context.pack)).map(one => ({ ...one, uses: [one.id] }))
  const fresh = own.filter(({ id }) => !context.seen.has(id))
  const chosen = [fresh.slice(0, most), sortStatements(context), own.slice(0, 1)].find(list => list.length > 0) ?? []
  return chosen.map(({ title, groups, members, uses }) => ({
    material: { title, groups, members, count: context.wish.count ?? USUAL_MEMBERS },
    uses,
  }))
}
