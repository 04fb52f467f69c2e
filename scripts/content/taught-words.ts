import { fileURLToPath } from 'node:url'
import { listProse } from './prose.ts'
import type { Source } from './read.ts'
import { dictionary } from './spelling.ts'

export type TaughtLang = 'en' | 'es' | 'de'
export const TAUGHT: readonly TaughtLang[] = ['en', 'es', 'de']

type Words = { own: string[]; mostly: string[]; shared: string[] }

const WORD = /\p{L}+(?:[’'-]\p{L}+)*/gu
const lower = (word: string) => word.toLowerCase()
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
const wordsIn = (text: string) => text.replace(/\*+/g, '').replaceAll("'", '’').match(WORD) ?? []

/** Parts of a pack that are in the language that is learnt, all of them. */
const SURELY =
  /^(?:texts\[\]\.body|dictations\[\]\.text|translations\[\]\.accepted\[\]|corrections\[\]\.right|terms\[\]\.example)$/

/** Parts of it that are French: what is a word of both there says nothing, « hier » in a German lesson. */
const SURELY_FRENCH = /^(?:terms\[\]\.translation|translations\[\]\.source)$/

/** Alone they are words; any other single letter is an example of spelling. */
const LETTERS: Record<TaughtLang, string> = { en: 'ai', es: 'aeoyu', de: '' }

/** Names need no voice of their own. What else has a capital in English: */
const ENGLISH_CAPITALS = new Set(
  `Mr Mrs Monday Mondays Tuesday Tuesdays Wednesday Wednesdays Thursday Thursdays Friday Fridays Saturday Saturdays
  Sunday Sundays January February March April June July August September October November December American Americans
  British English French Irish Scottish Spanish Welsh German Chinese Japanese Indian Indians Italian Portuguese Christmas
  Halloween Thanksgiving I I’d I’ll I’m I’ve Scotland Ireland England Britain Spain`.split(/\s+/),
)
const isWanted: Record<TaughtLang, (word: string) => boolean> = {
  en: word => lower(word) === word || ENGLISH_CAPITALS.has(word),
  es: word => lower(word) === word,
  de: () => true,
}

const isIn = (lang: 'fr' | TaughtLang, word: string) => [word, word.replaceAll('’', "'")].some(dictionary(lang))
const forms = (word: string) => [lower(word), word, capital(word)]

/** How often each word stands in some texts, in a million words. */
function rates(texts: readonly string[]): (word: string) => number {
  const counts = new Map<string, number>()
  let all = 0
  for (const word of texts.flatMap(wordsIn)) {
    counts.set(lower(word), (counts.get(lower(word)) ?? 0) + 1)
    all++
  }
  return word => (1_000_000 * (counts.get(lower(word)) ?? 0)) / Math.max(1, all)
}

const FAR_MORE = 8

/**
 * The words of the packs of a language that its dictionary has: those that are no French words, those that are but are hardly met in
 * French, and those that say nothing because both use them, names among them. What is met in French above all is left out.
 */
export function listTaughtWords(lang: TaughtLang, sources: readonly Source[]): Words {
  const prose = (wanted: (pack: Source['pack'], kind: string) => boolean) =>
    sources.flatMap(({ raw, pack }) => listProse(raw).flatMap(({ kind, text }) => (wanted(pack, kind) ? [text] : [])))
  const inFrench = rates(prose(pack => pack.lang === 'fr'))
  const inTaught = rates(prose((pack, kind) => pack.lang === lang && SURELY.test(kind)))
  const translated = new Set(
    prose((pack, kind) => pack.lang === lang && SURELY_FRENCH.test(kind))
      .flatMap(wordsIn)
      .map(lower),
  )
  const found = { own: new Set<string>(), mostly: new Set<string>(), shared: new Set<string>() }
  for (const word of prose(pack => pack.lang === lang).flatMap(wordsIn)) {
    const written = forms(word).find(one => isIn(lang, one))
    if (lower(word) !== word && !isIn('fr', lower(word)) && !(written && isWanted[lang](written))) {
      if (!isIn('fr', word) || inTaught(word) > 0) found.shared.add(word)
      continue
    }
    if (!written || !isWanted[lang](written)) continue
    if (written.length === 1 && !LETTERS[lang].includes(lower(written))) continue
    const isFrench = forms(written).some(one => isIn('fr', one))
    const [here, there] = [inTaught(written), inFrench(written)]
    if (isFrench ? here === 0 || there > FAR_MORE * here : there > here) continue
    const isOwn = isFrench ? here > FAR_MORE * there : here >= FAR_MORE * there
    found[isOwn && !(isFrench && translated.has(lower(written))) ? (isFrench ? 'mostly' : 'own') : 'shared'].add(
      written,
    )
  }
  const sorted = (words: Set<string>) => [...words].sort()
  return { own: sorted(found.own), mostly: sorted(found.mostly), shared: sorted(found.shared) }
}

/** Where the list of a language is, and what stands in it. */
export const findFile = (lang: TaughtLang) =>
  fileURLToPath(new URL(`../../activities/src/taught/words/${lang}.json`, import.meta.url))
export const writeList = ({ own, mostly, shared }: Words): string =>
  `${JSON.stringify({ own: own.join(' '), mostly: mostly.join(' '), shared: shared.join(' ') }, null, 2)}\n`
