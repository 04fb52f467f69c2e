import type { Notion } from '../../notions.ts'
import type { Pack } from '../../pack.ts'
import { stems } from '../../words.ts'
import { listAsked } from './asked.ts'
import { indexWords, type WordIndex } from './word-index.ts'

/** What titles weigh beside words. */
const TITLE_SHARE = 2
/** Each section has a notion, mostly. */
const SKIPPED_SECTION = 0.3

type Aligned = { score: number; sections: readonly number[] }

/** How alike two titles are, from 0 to 1: the cosine of their words. */
const compareTitles = (one: string, other: string): number => {
  const [first, second] = [new Set(stems(one)), new Set(stems(other))]
  const common = [...first].filter(word => second.has(word)).length
  return common / Math.sqrt(Math.max(1, first.size * second.size))
}

/** How well each section fits a notion: by their titles, by its words, and by what is asked about it. */
const scoreSections = (
  { summary: { sections }, terms }: Pack,
  index: WordIndex,
  { items, title }: Notion,
  asks: readonly string[],
): number[] => {
  const words = terms.filter(({ id }) => items.terms?.includes(id)).map(({ term }) => term)
  const scores = index.score([title, ...words, ...asks].join(' '))
  const best = Math.max(1, ...scores)
  return scores.map((score, n) => score / best + TITLE_SHARE * compareTitles(title, sections[n]?.title ?? ''))
}

/** For the notions from one on, by the section after which they begin: the sections that fit best. */
const prepend = (own: readonly number[], rest: readonly Aligned[], isFirst: boolean): Aligned[] =>
  own.map((_, from) =>
    own
      .map((score, at): Aligned => {
        const { score: others, sections } = rest[at] ?? { score: 0, sections: [] }
        const skipped = SKIPPED_SECTION * Math.max(0, at - from - (isFirst ? 0 : 1))
        return { score: score - skipped + others, sections: [at, ...sections] }
      })
      .slice(from)
      .reduce((best, one) => (one.score > best.score ? one : best)),
  )

const align = (pack: Pack): ReadonlyMap<Notion, string> => {
  const asked = [...listAsked(pack).values()]
  const notions = pack.notions ?? []
  const index = indexWords(pack.summary.sections)
  const scores = notions.map(notion => {
    const about = asked.filter(one => one.notions.includes(notion))
    return scoreSections(
      pack,
      index,
      notion,
      about.map(one => `${one.own} ${one.about}`),
    )
  })
  const [aligned] = scores.reduceRight<Aligned[]>((rest, own, n) => prepend(own, rest, n === 0), [])
  return new Map(
    notions.flatMap((notion, n): [Notion, string][] => {
      const section = pack.summary.sections[aligned?.sections[n] ?? -1]
      return section ? [[notion, section.id]] : []
    }),
  )
}

const known = new WeakMap<Pack, ReadonlyMap<Notion, string>>()

/**
 * The section that teaches each notion. Notions stand in the order of the lesson: of the ways to give each its section without going back
 * the one that fits best is taken.
 */
export const alignNotions = (pack: Pack): ReadonlyMap<Notion, string> => {
  const aligned = known.get(pack) ?? align(pack)
  known.set(pack, aligned)
  return aligned
}
