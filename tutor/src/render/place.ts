import { shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { draw, type Item, numbered, ranked } from './deck.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'

type Member = { text: string; group: string }
type Sorting = Item & { title: string; labels: string[]; members: Member[] }

const EACH = 2
const MOST = 8

/** The pack's categories, without what stands in two groups. */
const sortingsOf = (pack: Pack): Sorting[] =>
  pack.categories.flatMap(category => {
    const all = category.groups.flatMap(group => group.items)
    const members = category.groups.flatMap(({ label, items }) =>
      items.filter(text => all.filter(other => other === text).length === 1).map(text => ({ text, group: label })),
    )
    const labels = [...new Set(category.groups.map(group => group.label))]
    if (labels.length < 2 || !labels.every(label => members.some(({ group }) => group === label))) return []
    const text = [category.title, ...labels, ...all].join(' ')
    return { id: `sorting:${category.id}`, text, title: category.title, labels, members }
  })

/** Some of each group first, then others: no group stays empty. */
const chosenOf = ({ random, wish }: Context, { labels, members }: Sorting): Member[] => {
  const mixed = shuffle(random, members)
  const firsts = labels.flatMap(label => mixed.filter(({ group }) => group === label).slice(0, EACH))
  const others = mixed.filter(member => !firsts.includes(member))
  return shuffle(random, [...firsts, ...others].slice(0, Math.max(firsts.length, wish.count ?? MOST)))
}

const parts = (context: Context, sorting: Sorting) => {
  const groups = numbered('g', shuffle(context.random, sorting.labels))
  const items = numbered('i', chosenOf(context, sorting))
  const groupOf = (member: Member) => groups.find(({ item }) => item === member.group)?.id ?? ''
  return {
    groups: groups.map(({ id, item }) => ({ id, text: item })),
    items: items.map(({ id, item }) => ({ id, text: item.text })),
    key: Object.fromEntries(items.map(({ id, item }) => [id, groupOf(item)])),
    labels: Object.fromEntries(groups.map(({ id, item }) => [id, item])),
  }
}

/** Elements to put into their groups. */
export const categorization = (context: Context): Rendered =>
  interactive(
    draw({ ...context, wish: { focus: context.wish.focus } }, sortingsOf(context.pack), 2).map((sorting): Chapter => {
      const { groups, items, key, labels } = parts(context, sorting)
      return {
        title: sorting.title,
        data: { engine: 'categorize', instruction: messages.categorize(sorting.title), groups, items },
        key: { engine: 'categorize', groups: key, labels },
        uses: [sorting.id],
      }
    }),
  )

/** One grid: rows to tick. */
export const correspondenceGrid = (context: Context): Rendered => {
  const [sorting] = ranked(context, sortingsOf(context.pack))
  if (!sorting) return interactive([])
  const { groups, items, key, labels } = parts(context, sorting)
  return interactive([
    {
      title: sorting.title,
      data: { engine: 'grid', instruction: messages.grid(sorting.title), columns: groups, rows: items },
      key: { engine: 'grid', groups: key, labels },
      uses: [sorting.id],
    },
  ])
}

/** Two columns: several elements of the first one may go with the same of the second. */
export const column = (context: Context): Rendered => {
  const [sorting] = ranked(context, sortingsOf(context.pack))
  if (!sorting) return interactive([])
  const { groups, items, key, labels } = parts(context, sorting)
  return interactive([
    {
      title: sorting.title,
      data: { engine: 'match', instruction: messages.columns(sorting.title), left: items, right: groups, many: true },
      key: { engine: 'match', pairs: key, labels },
      uses: [sorting.id],
    },
  ])
}
