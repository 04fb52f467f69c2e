import { ITEM_PARTS, type ItemPart, Pack } from '@ariane/tutor'
import { z } from 'zod'
import { typeset } from './typography.ts'

const Parts = z.record(z.string(), z.array(z.string()))
/** Notions as an author writes them; items also in one line: « relatif f1-3 m2 texts.t1 +relative-product ». */
const Written = z.strictObject({ id: z.string(), title: z.string(), items: z.union([z.string(), Parts]) })
/** Notions of some packs, by the packs' ids. */
export const Mapping = z.record(z.string(), z.array(Written))

type Items = Record<string, string[]>

const LETTERS = 100
const short = (text: string) => text.replace(/\s+/g, ' ').slice(0, LETTERS)

/** What an item is about, in the words that a pupil reads. */
const TEXTS: { [P in ItemPart]: (item: Pack[P][number]) => string } = {
  terms: item => `${item.term} : ${item.definition}`,
  facts: item => `${item.truth ? '' : 'FAUX '}${item.statement}`,
  mcqs: item => item.stem,
  cloze: item => item.text,
  questions: item => item.question,
  sequences: item => item.title,
  categories: item => `${item.title} [${item.groups.map(group => group.label).join(' | ')}]`,
  pairs: item => `${item.title} [${item.pairs.map(([left]) => left).join(' | ')}]`,
  scales: item => item.title,
  numberLines: item => item.title,
  tables: item => `${item.title} [${item.columns.join(' | ')}]`,
  events: item => `${item.date} ${item.label}`,
  corrections: item => `${item.wrong} (${item.rule})`,
  translations: item => item.source,
  dictations: item => item.text,
  texts: item => item.title,
  zones: item => item.question,
  legends: item => item.title,
  pictures: item => item.title,
  valueReadings: item => item.ask.map(({ question }) => question).join(' '),
  pointPlacings: item => item.question,
  imageDrawings: item => item.question ?? item.figure,
}

const describeItem = <P extends ItemPart>(part: P, item: Pack[P][number]) => short(TEXTS[part](item))

/** An id alone means the first part that has it: a text with the id of a term is written `texts.t1`. */
const nameItem = (pack: Pack, part: ItemPart, id: string) =>
  ITEM_PARTS.find(one => pack[one].some(item => item.id === id)) === part ? id : `${part}.${id}`

/** A pack in short: what its lesson says, each item with its name for `readItems`, and the notions that it has. */
export const listItems = (pack: Pack): string[] => [
  `## ${pack.id} · ${pack.chapter}${pack.subChapter ? ` · ${pack.subChapter}` : ''}`,
  ...pack.summary.sections.map(({ title, body }) => `§ ${title}: ${body.replace(/\s+/g, ' ')}`),
  ...ITEM_PARTS.flatMap(part => pack[part].map(item => `${nameItem(pack, part, item.id)} ${describeItem(part, item)}`)),
  ...pack.generators.map(({ name, params }) => `+${name} ${JSON.stringify(params)}`),
  ...(pack.notions ?? []).map(({ id, title, items }) => `= ${id} « ${title} » ${JSON.stringify(items)}`),
]

/** The items of a line, by part. Throws where a word names none. */
export const readItems = (pack: Pack, line: string): Items => {
  const items: Items = {}
  const add = (part: string, id: string) => {
    items[part] = [...(items[part] ?? []), id]
  }
  for (const word of line.split(/\s+/).filter(Boolean).flatMap(spread)) {
    const [, generator] = /^\+(.+)$/.exec(word) ?? []
    const [, named, id = word] = /^([a-zA-Z]+)\.(.+)$/.exec(word) ?? []
    const part = ITEM_PARTS.find(one => (named ? one === named : true) && pack[one].some(item => item.id === id))
    if (generator) add('generators', generator)
    else if (part) add(part, id)
    else throw new Error(`${pack.id}: ${word} is no item`)
  }
  return items
}

/** `f1-3` as `f1`, `f2`, `f3`. */
const spread = (word: string): string[] => {
  const [, name, from, to] = /^((?:[a-zA-Z]+\.)?[a-z]+)(\d+)-(\d+)$/.exec(word) ?? []
  if (!name || Number(to) < Number(from)) return [word]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${name}${Number(from) + i}`)
}

/** The parts of a pack's notions.json with these notions before them. Throws, saying why, where the pack would be refused. */
export const putNotions = (
  pack: Pack,
  file: Record<string, unknown>,
  written: z.infer<typeof Mapping>[string],
): Record<string, unknown> => {
  const notions = written.map(({ id, title, items }) => ({
    id,
    title: typeset(title),
    items: inOrder(typeof items === 'string' ? readItems(pack, items) : items),
  }))
  const result = Pack.safeParse({ ...pack, notions })
  if (result.success) return file.notions ? { ...file, notions } : { notions, ...file }
  const flaws = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error([`${pack.id}:`, ...flaws].join('\n'))
}

/** Items as the parts follow each other in every pack. */
const inOrder = (items: Items): Items =>
  Object.fromEntries(Object.entries(items).toSorted(([one], [other]) => position(one) - position(other)))
const ORDER: readonly string[] = [...ITEM_PARTS, 'generators']
const position = (part: string) => ORDER.indexOf(part)
