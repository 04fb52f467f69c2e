import { z } from 'zod'

/** The parts of a pack whose items stand under one notion each; where an id is in two of them, the first one is meant. */
export const ITEM_PARTS = [
  'terms',
  'facts',
  'mcqs',
  'cloze',
  'questions',
  'sequences',
  'categories',
  'pairs',
  'scales',
  'numberLines',
  'tables',
  'events',
  'corrections',
  'translations',
  'dictations',
  'texts',
  'zones',
  'legends',
  'pictures',
  'valueReadings',
  'pointPlacings',
  'imageDrawings',
] as const
export type ItemPart = (typeof ITEM_PARTS)[number]

/** What tells whether a notion is known: without one of these it has no result. */
const ASKED = ['mcqs', 'cloze', 'questions'] as const

const Notion = z.strictObject({
  id: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is small letters without accents, with hyphens'),
  /** What a teacher writes above a column of results. */
  title: z.string().min(3).max(60),
  /** The ids of its items by part; generators by name, and they may serve several notions. */
  items: z.partialRecord(z.enum([...ITEM_PARTS, 'generators']), z.array(z.string()).min(1)),
})
export type Notion = z.infer<typeof Notion>

export const Notions = z.array(Notion).min(3, '3 to 6 notions').max(6, '3 to 6 notions')

type Itemized = Record<ItemPart, readonly { id: string }[]> & {
  generators: readonly { name: string }[]
  notions?: readonly Notion[] | undefined
}

/** What is wrong between the notions of a pack and its items, in a line each. */
export const findNotionFlaws = (pack: Itemized): string[] => {
  const { notions } = pack
  if (!notions) return []
  const ids = notions.map(({ id }) => id)
  const titles = notions.map(({ title }) => title)
  return [
    ...repeated(ids).map(id => `the notion ${id} stands twice`),
    ...repeated(titles).map(title => `two notions are called “${title}”`),
    ...notions.flatMap(({ id, items }) =>
      ASKED.some(part => items[part]) ? [] : [`${id}: no question, mcq or cloze asks for it`],
    ),
    ...ITEM_PARTS.flatMap(part => {
      const known = pack[part].map(item => item.id)
      const named = notions.flatMap(({ items }) => items[part] ?? [])
      return [
        ...known.filter(id => !named.includes(id)).map(id => `${part} ${id}: under no notion`),
        ...repeated(named).map(id => `${part} ${id}: named twice`),
        ...named.filter(id => !known.includes(id)).map(id => `${part} ${id}: there is none`),
      ]
    }),
    ...generatorFlaws(pack, notions),
  ]
}

const generatorFlaws = (pack: Itemized, notions: readonly Notion[]): string[] => {
  const known = new Set(pack.generators.map(({ name }) => name))
  const named = new Set(notions.flatMap(({ items }) => items.generators ?? []))
  return [
    ...[...known].filter(name => !named.has(name)).map(name => `generators ${name}: under no notion`),
    ...[...named].filter(name => !known.has(name)).map(name => `generators ${name}: there is none`),
    ...notions.flatMap(({ id, items }) =>
      repeated(items.generators ?? []).map(name => `generators ${name}: named twice in ${id}`),
    ),
  ]
}

const repeated = (words: readonly string[]) => [...new Set(words.filter((word, i) => words.indexOf(word) < i))]

/** The notion of an item; undefined where the pack names no notions, or the item is not of the pack. */
export const findItemNotion = (pack: Pick<Itemized, 'notions'>, part: ItemPart, id: string): Notion | undefined =>
  pack.notions?.find(({ items }) => items[part]?.includes(id))

/** The notions that a generator of exercises serves. */
export const listGeneratorNotions = (pack: Pick<Itemized, 'notions'>, name: string): Notion[] =>
  pack.notions?.filter(({ items }) => items.generators?.includes(name)) ?? []
