import type { Help } from '../hints/help.ts'
import { findItemNotion, type ItemPart } from '../notions.ts'
import type { Pack } from '../pack.ts'
import { messages } from './task-messages.ts'
import { alignNotions } from './teaching-order/notion-sections.ts'

/** Where the lesson says what an item is about: the section of its notion. */
const findPlace = (pack: Pack, part: ItemPart, id: string): string | undefined => {
  const notion = findItemNotion(pack, part, id)
  const section = notion && alignNotions(pack).get(notion)
  const title = pack.summary.sections.find(one => one.id === section)?.title
  return title && messages.reread(title)
}

/** What helps with an item that says nothing of a rule or a reasoning. */
export const helpWithItem = (pack: Pack, part: ItemPart, id: string, direction: string): Help => ({
  direction,
  place: () => findPlace(pack, part, id),
})

/** How a reasoning begins; a single step is the whole of it. */
export const beginning = ([first, second]: readonly string[]): string | undefined =>
  first !== undefined && second !== undefined ? messages.begin(first) : undefined

/** What helps with a question of a pack: its hint, its rule, and the first of its steps. */
export const helpWithQuestion = (pack: Pack, { id, hint, course, steps }: Pack['questions'][number]): Help => ({
  ...helpWithItem(pack, 'questions', id, hint),
  rule: course,
  beginning: beginning(steps),
})
