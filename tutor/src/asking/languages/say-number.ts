import type { Pack } from '../../pack.ts'

type Foreign = Exclude<Pack['lang'], 'fr'>

const SMALL: Record<Foreign, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  ),
}
const TENS: Record<Foreign, readonly string[]> = {
  en: '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  de: '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
  es: '- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' '),
}
const SPANISH_HUNDREDS =
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

const sayBelowHundred = (value: number, lang: Foreign): string => {
  const small = SMALL[lang][value]
  if (small !== undefined) return small
  const [ten, one] = [TENS[lang][Math.floor(value / 10)] ?? '', value % 10]
  if (one === 0) return ten
  const unit = SMALL[lang][one] ?? ''
  if (lang === 'de') return `${one === 1 ? 'ein' : unit}und${ten}`
  return lang === 'es' ? `${ten} y ${unit}` : `${ten}-${unit}`
}

const sayHundreds = (value: number, lang: Foreign): string => {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds === 0) return sayBelowHundred(rest, lang)
  const said = rest === 0 ? '' : sayBelowHundred(rest, lang)
  if (lang === 'de') return `${hundreds === 1 ? 'ein' : SMALL.de[hundreds]}hundert${said}`
  if (lang === 'es') return value === 100 ? 'cien' : `${SPANISH_HUNDREDS[hundreds]} ${said}`.trim()
  return `${SMALL.en[hundreds]} hundred${said === '' ? '' : ` and ${said}`}`
}

const MINUS: Record<Foreign, string> = { en: 'minus', de: 'minus', es: 'menos' }
const MAX = 1000

/** A whole number between −1000 and 1000 in words; undefined beyond. */
export const sayNumber = (value: number, lang: Foreign): string | undefined => {
  if (!Number.isInteger(value) || Math.abs(value) >= MAX) return undefined
  const said = sayHundreds(Math.abs(value), lang)
  return value < 0 ? `${MINUS[lang]} ${said}` : said
}

const known = new Map<Foreign, Map<string, number>>()
const listNumbers = (lang: Foreign) => {
  const before = known.get(lang)
  if (before) return before
  const all = new Map(Array.from({ length: MAX }, (_, value) => [sayHundreds(value, lang), value]))
  known.set(lang, all)
  return all
}

/** The number that a word stands for: « siebzehn » is 17. */
export const readNumber = (word: string, lang: Foreign): number | undefined =>
  listNumbers(lang).get(word.toLowerCase().replace(/ss(?=ig)/, 'ß'))
