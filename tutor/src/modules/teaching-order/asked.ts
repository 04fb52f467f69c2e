import { rng } from '@ariane/activities/random'
import { lookup } from '@ariane/shared/catalogue'
import { generators } from '../../generators/index.ts'
import { findItemNotion, type ItemPart, listGeneratorNotions, type Notion } from '../../notions.ts'
import type { Pack } from '../../pack.ts'
import { readGaps } from '../gaps.ts'

/** What may be asked within a lesson. */
export type AskedItem = Pack['mcqs' | 'facts' | 'cloze' | 'terms' | 'pairs' | 'generators'][number]

/** What tells where an item belongs in a lesson. */
export type Asked = {
  /** The words that have to be taught before. */
  own: string
  /** What else says what it is about. */
  about: string
  notions: readonly Notion[]
  /** Where it belongs in the section of its notion: with the page most about it, where its words come first, or after it. */
  place: 'best' | 'first' | 'end'
}

/** Exercises of a generator that tell what it is about. */
const SAMPLES = 4

const askChoice = ({ stem, options, why }: Pack['mcqs'][number]): Omit<Asked, 'notions'> => ({
  own: [stem, ...options.filter(({ correct }) => correct).map(({ text }) => text)].join(' '),
  about: why,
  place: 'best',
})

const askFact = ({ statement, correction = '', why }: Pack['facts'][number]): Omit<Asked, 'notions'> => ({
  own: `${statement} ${correction}`,
  about: why,
  place: 'best',
})

const askSentence = ({ text }: Pack['cloze'][number]): Omit<Asked, 'notions'> => {
  const { parts, gaps } = readGaps(text)
  return { own: parts.map((part, n) => `${part}${gaps[n]?.[0] ?? ''}`).join(''), about: '', place: 'best' }
}

const askPairs = ({ title, pairs }: Pack['pairs'][number]): Omit<Asked, 'notions'> => ({
  own: [title, ...pairs.flat()].join(' '),
  about: '',
  place: 'end',
})

const askTerm = ({ term, translation = '' }: Pack['terms'][number]): Omit<Asked, 'notions'> => ({
  own: `${term} ${translation}`,
  about: '',
  place: 'first',
})

const askGenerator = ({ name, params }: Pack['generators'][number]): Omit<Asked, 'notions'> => {
  const generate = lookup(generators, name)
  const made = generate ? Array.from({ length: SAMPLES }, (_, seed) => generate(rng(seed + 1), params)) : []
  return {
    own: made.map(({ statement, answer }) => `${statement} ${answer}`).join(' '),
    about: made.flatMap(({ steps }) => steps).join(' '),
    place: 'end',
  }
}

const readAsked = (pack: Pack): ReadonlyMap<AskedItem, Asked> => {
  const underNotion = (part: ItemPart, id: string) => [findItemNotion(pack, part, id) ?? []].flat()
  return new Map<AskedItem, Asked>([
    ...pack.mcqs.map(one => [one, { ...askChoice(one), notions: underNotion('mcqs', one.id) }] as const),
    ...pack.facts.map(one => [one, { ...askFact(one), notions: underNotion('facts', one.id) }] as const),
    ...pack.cloze.map(one => [one, { ...askSentence(one), notions: underNotion('cloze', one.id) }] as const),
    ...pack.pairs.map(one => [one, { ...askPairs(one), notions: underNotion('pairs', one.id) }] as const),
    ...pack.terms.map(one => [one, { ...askTerm(one), notions: underNotion('terms', one.id) }] as const),
    ...pack.generators.map(
      one => [one, { ...askGenerator(one), notions: listGeneratorNotions(pack, one.name) }] as const,
    ),
  ])
}

const known = new WeakMap<Pack, ReadonlyMap<AskedItem, Asked>>()

/** What a pack asks, by its items. */
export const listAsked = (pack: Pack): ReadonlyMap<AskedItem, Asked> => {
  const asked = known.get(pack) ?? readAsked(pack)
  known.set(pack, asked)
  return asked
}
