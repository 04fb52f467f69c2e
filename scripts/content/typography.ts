import { listProse, outside, type Prose, words } from './prose.ts'
import type { Source } from './read.ts'

const NBSP = '\u00a0'

const SMALL = new Map([
  ['e', 'ᵉ'],
  ['er', 'ᵉʳ'],
  ['re', 'ʳᵉ'],
  ['ème', 'ᵉ'],
])
/** « XVIIIe », « Ier », « 1er », « 2e », outside of addresses; « 5ème » is how the product names a class. */
const ORDINAL =
  /(?<![\p{L}\p{N}_/.-])([IVX]{2,}|[VX](?=e[ \u00a0]+(?:et le |au |-|siècle|République|millénaire|dynastie))|I(?=er)|1(?=er|re)|\d+(?=e))(ème|er|re|e)(?![\p{L}\p{N}_/?-]|ʳ)/gu
/** Names of the curriculum, what was checked, and answers as they are typed. */
const KEPT_PLAIN =
  /^(?:programme|chapter|subChapter|keywords|checks|claims)\b|\bexpected\.|\.check\.accepted|^reasons\[\]\.asked/
const raiseOrdinals = (text: string) =>
  text.replace(ORDINAL, (_, number: string, ending: string) => number + SMALL.get(ending))

/**
 * French typography: a non-breaking space before : ; ? ! » and after «, typographic apostrophes, one sign for an ellipsis,
 * no doubled space, raised endings of ordinals. Only what is certain is changed; the rest is told by `typographyFlaws`.
 */
export const typeset = (text: string, kind = ''): string =>
  outside(text, part =>
    (KEPT_PLAIN.test(kind) ? part : raiseOrdinals(part))
      .replace(/(?<=\S|^)[ \u202f]+(?=[:;?!»](?![\p{L}\d/\\)]))/gu, NBSP)
      .replace(/«[ \u202f]*(?=\S|$)/g, `«${NBSP}`)
      .replace(/(?<=[^\s«])»/g, `${NBSP}»`)
      .replace(/(?<=\p{L})'(?=[\p{L}\d«*{]|$)/gu, '’')
      .replace(/(?<!\.)\.\.\.(?!\.)/g, '…')
      .replace(/(?<=[^\s|]) {2,}(?=[^\s|])/g, ' '),
  )

/** A word said twice; « nous nous lavons » is said so. */
const TWICE = /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/giu
const MAY_BE_TWICE = new Set(['nous', 'vous', 'très', 'non', 'oui', 'sie', 'der', 'die', 'das', 'had', 'that'])
/** « A la » for « À la »: the accent of a capital is written. */
const BARE_CAPITAL =
  /(?:^|[.!?…:] |« ?|\*\*)A (?=la |l’|partir|quoi|quel|qui|côté|gauche|droite|cause|travers|chaque|cette|ce |Paris)/u
/** Typography that has to be put right by hand, or by `--fix` where the text differs from `typeset`. */
export const typographyFlaws = ({ raw, pack }: Source): string[] => [
  ...untypeset(listProse(raw)),
  ...listProse(raw).flatMap(prose => {
    const flaws = proseFlaws(prose, pack.lang === 'fr')
    return flaws.map(flaw => `${prose.at}: ${flaw}`)
  }),
]

const untypeset = (texts: readonly Prose[]): string[] => {
  const wrong = texts.filter(({ text, kind }) => typeset(text, kind) !== text)
  const [first] = wrong
  if (!first) return []
  const at = [...first.text].findIndex((letter, i) => letter !== typeset(first.text, first.kind)[i])
  return [
    `${wrong.length} texts with plain spaces, apostrophes or ordinals, as in ${first.at} (${around(first.text, at)}): --fix puts them right`,
  ]
}

const around = (text: string, at: number) => `…${text.slice(Math.max(0, at - 15), at + 20)}…`

/** A pack of a foreign language quotes it everywhere, and its spaces are others: only French packs are read for those. */
function proseFlaws({ text, kind }: Prose, french: boolean): string[] {
  const flaws: string[] = []
  const tell = (pattern: RegExp, what: string, read = words(text)) => {
    const found = pattern.exec(read)
    if (found) flaws.push(`${what} (${around(read, found.index)})`)
  }
  if (text !== text.trim()) flaws.push('a space at the start or at the end')
  if ((text.match(/(?<!\\)\$/g)?.length ?? 0) % 2 > 0) flaws.push('a formula stays open: an odd number of $')
  if ((words(text).match(/\*\*/g)?.length ?? 0) % 2 > 0) flaws.push('bold stays open: an odd number of **')
  if ([...text.matchAll(/\$([^$]+)\$/g)].some(([, formula = '']) => /\d,\d/.test(formula)))
    flaws.push('a decimal comma in a formula is written {,}')
  if (/[\u200b\ufeff\u00ad]/.test(text)) flaws.push('an invisible character')
  if (kind.endsWith('.wrong') || kind === 'keywords[]') return flaws
  for (const { 1: word = '', index } of words(text).matchAll(TWICE))
    if (!MAY_BE_TWICE.has(word.toLowerCase())) flaws.push(`a word twice (${around(words(text), index)})`)
  if (!french) return flaws
  tell(/[\p{L}\d)’][?!;](?!\w)/u, 'no space before ? ! ;')
  tell(/\p{L}:(?= |$)/u, 'no space before the colon')
  tell(/(?<=\p{L}) ?,(?=\p{L})/u, 'no space after the comma')
  tell(/ [,.](?!\d|\.)/, 'a space before a comma or a full stop')
  tell(/"/, 'straight quotes: write « … »')
  tell(BARE_CAPITAL, 'A for À')
  return flaws
}
