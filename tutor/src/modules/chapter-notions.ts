import { lookup } from '@ariane/shared/catalogue'
import type { ItemPart, Notion } from '../notions.ts'

/** The parts of a pack that an item may come from, by the word its id begins with in a module. */
const PARTS: Readonly<Record<string, readonly ItemPart[]>> = {
  mcq: ['mcqs'],
  fact: ['facts'],
  justify: ['facts'],
  cloze: ['cloze'],
  question: ['questions'],
  term: ['terms'],
  definition: ['terms'],
  category: ['categories'],
  sorting: ['categories'],
  correction: ['corrections'],
  dictation: ['dictations'],
  event: ['events'],
  mark: ['texts'],
  paragraphs: ['texts'],
  text: ['texts'],
  'number-line': ['numberLines'],
  pairs: ['pairs'],
  scale: ['scales'],
  sequence: ['sequences'],
  table: ['tables'],
  translation: ['translations'],
}
const GENERATED = 'exercise'

/** The notions of an item that a module shows; a generator may serve several. */
export function listItemNotions(notions: readonly Notion[], use: string): Notion[] {
  const [kind = '', id = ''] = use.split(':')
  if (kind === GENERATED) return notions.filter(({ items }) => items.generators?.includes(id))
  const parts = lookup(PARTS, kind) ?? []
  return notions.filter(({ items }) => parts.some(part => items[part]?.includes(id)))
}

/**
 * The notion that a chapter of a module asks for, by the items it shows: the one of most of them. Undefined where none is
 * known, or where two are level: then the chapter says nothing about either.
 */
export function findChapterNotion(notions: readonly Notion[] = [], uses: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { id } of uses.flatMap(use => listItemNotions(notions, use))) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  return first && first[1] !== second?.[1] ? first[0] : undefined
}

/**
 * A pack whose exercises are about one notion where it has enough of them: generators of others are left out, and the items
 * of others count as shown, so that they come last.
 */
export function focusPack<
  P extends { notions?: readonly Notion[] | undefined; generators: readonly { name: string }[] },
>(pack: P, notion: string): { pack: P; used: Set<string> } {
  const wanted = pack.notions?.find(({ id }) => id === notion)
  if (!wanted) return { pack, used: new Set() }
  const others = (pack.notions ?? []).filter(({ id }) => id !== notion)
  const used = Object.entries(PARTS).flatMap(([kind, parts]) =>
    others.flatMap(({ items }) => parts.flatMap(part => (items[part] ?? []).map(id => `${kind}:${id}`))),
  )
  const generators = pack.generators.filter(({ name }) => wanted.items.generators?.includes(name))
  return { pack: { ...pack, generators }, used: new Set(used) }
}
