import { numbered, type Random, shuffle } from './random.ts'

/** Elements that belong to groups, and about how many of them to show. */
export type Sorting = {
  title: string
  groups: readonly string[]
  members: readonly { text: string; group: string }[]
  count: number
}

const MIN_MEMBERS_PER_GROUP = 2

/** Some of each group first, then others: no group stays empty. */
const choose = ({ groups, members, count }: Sorting, random: Random) => {
  const mixed = shuffle(random, members)
  const firsts = groups.flatMap(label => mixed.filter(({ group }) => group === label).slice(0, MIN_MEMBERS_PER_GROUP))
  const others = mixed.filter(member => !firsts.includes(member))
  return shuffle(random, [...firsts, ...others].slice(0, Math.max(firsts.length, count)))
}

/** Groups and elements under ids that say nothing, the group of each element, and the groups' names. */
export const sortable = (sorting: Sorting, random: Random) => {
  const groups = numbered('g', shuffle(random, sorting.groups))
  const items = numbered('i', choose(sorting, random))
  const idByGroup = new Map(groups.map(({ id, item }) => [item, id]))
  return {
    groups: groups.map(({ id, item }) => ({ id, text: item })),
    items: items.map(({ id, item }) => ({ id, text: item.text })),
    groupByItem: Object.fromEntries(items.map(({ id, item }) => [id, idByGroup.get(item.group) ?? ''])),
    labels: Object.fromEntries(groups.map(({ id, item }) => [id, item])),
  }
}
