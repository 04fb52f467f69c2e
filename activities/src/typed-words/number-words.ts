import type { SpokenLanguage } from '../language.ts'

const list = (words: string) => words.split(' ')
/** From 0 on, as far as they are words of their own. */
const SMALL: Record<SpokenLanguage, readonly string[]> = {
  fr: list('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  en: list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  es: list(
    `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve
veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve`.replace(
      '\n',
      ' ',
    ),
  ),
  de: list(
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  ),
}
/** From 20 on, by ten. French counts on from sixty and from eighty. */
const TENS: Record<SpokenLanguage, readonly string[]> = {
  fr: list('vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'),
  en: list('twenty thirty forty fifty sixty seventy eighty ninety'),
  es: list('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  de: list('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
}
const HUNDRED: Record<SpokenLanguage, string> = { fr: 'cent', en: 'one hundred', es: 'cien', de: 'hundert' }

function french(n: number): string {
  const ten = n < 70 || (n >= 80 && n < 90) ? Math.floor(n / 10) : Math.floor(n / 10) - 1
  const [name = '', rest] = [TENS.fr[Math.floor(n / 10) - 2], n - (n >= 70 && n < 80 ? 60 : n >= 80 ? 80 : ten * 10)]
  if (rest === 0) return n === 80 ? 'quatre-vingts' : name
  return rest % 10 === 1 && n < 80 ? `${name} et ${numberWord(rest, 'fr')}` : `${name}-${numberWord(rest, 'fr')}`
}

/** A whole number from 0 to 100 in the words of a language; undefined beyond. */
export function numberWord(n: number, lang: SpokenLanguage): string | undefined {
  const small = SMALL[lang][n]
  if (small !== undefined || n >= 100) return n === 100 ? HUNDRED[lang] : small
  if (n < 20) return lang === 'fr' ? `dix-${SMALL.fr[n - 10]}` : undefined
  if (lang === 'fr') return french(n)
  const [ten, one] = [TENS[lang][Math.floor(n / 10) - 2], n % 10]
  if (one === 0) return ten
  if (lang === 'en') return `${ten}-${SMALL.en[one]}`
  return lang === 'es' ? `${ten} y ${SMALL.es[one]}` : `${one === 1 ? 'ein' : SMALL.de[one]}und${ten}`
}

/** A text with its numbers in words: who says « seven » may read « 7 ». */
export const withNumberWords = (text: string, lang: SpokenLanguage): string =>
  text.replace(/(?<![\d.,])\d{1,3}(?![\d.,]*\d)/g, digits => numberWord(Number(digits), lang) ?? digits)
