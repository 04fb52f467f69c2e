import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'
import { messages } from '../messages.ts'
import { refer } from '../refer.ts'
import { type Reply, writeReply } from '../reply.ts'
import { readNumber, sayNumber } from './say-number.ts'
import { sayTime } from './say-time.ts'

const SAYS = '(?:dit|dis|dire|ecrit|ecris|ecrire|prononce|traduit|traduire)'
const LANGUAGE = '(?: en (?:anglais|espagnol|allemand|lettres|toutes lettres))*'
const HOW = `(?:comment (?:est-ce qu'on |on |je |tu |ca )?(?:se |l'|le )?${SAYS}|(?:ca )?(?:se |l'|le |s')?${SAYS} comment|comment)`
/** « 21 ça se dit comment », « comment on écrit 21 en allemand », « 21 en allemand » */
const NUMBER = [
  new RegExp(`^(?:et )?(?:le nombre |le chiffre )?([-−]?\\d{1,3}),? (?:ca )?${HOW}${LANGUAGE}[\\s?!.]*$`, 'u'),
  new RegExp(
    `^(?:et )?comment (?:est-ce qu'on |on |je |tu )?(?:se )?${SAYS}(?:-on)? (?:le nombre |le chiffre )?([-−]?\\d{1,3})${LANGUAGE}[\\s?!.]*$`,
    'u',
  ),
  /^(?:et |c'est quoi )?(?:le nombre |le chiffre )?([-−]?\d{1,3}) en (?:anglais|espagnol|allemand)[\s?!.]*$/u,
]
const ASKS = /\bcomment\b|\ben (?:anglais|espagnol|allemand)\b|\btradui/
const DEGREES = /\bil fait ([-−]?\d{1,2})(?: ?°c?| degres?)?(?![\d,])/u
const TIME = /\bil est (\d{1,2}) ?(?:heures?|h)(?: ?(\d{2}|et quart|et demie?|moins le quart))?(?!\d)/u
const MEANS =
  /^(?:et )?["«]?\s*([\p{L}-]+)\s*["»]?,? (?:c'est |ca fait |ca veut dire )?(?:quel nombre|quel chiffre|combien)[\s?!.]*$|^(?:c'est )?(?:quel nombre|quel chiffre|combien) (?:c'est |fait )?["«]?\s*([\p{L}-]+)\s*["»]?[\s?!.]*$/u

const WEATHER = {
  en: (number: string) => `It’s ${number} degrees.`,
  de: (number: string) => `Es sind ${number} Grad.`,
  es: (number: string) => `Hace ${number} grados.`,
}
const PARTS = new Map([
  ['et quart', 15],
  ['et demi', 30],
  ['et demie', 30],
])

const toNumber = (text: string) => Number(text.replace('−', '-'))

/** What a question asks to say of a number, a temperature or a time, with what it is in the language. */
const translateNumber = (lang: Exclude<Pack['lang'], 'fr'>, folded: string): [string, string] | undefined => {
  const bare = NUMBER.map(pattern => folded.match(pattern)?.[1]).find(found => found !== undefined)
  if (bare !== undefined) {
    const said = sayNumber(toNumber(bare), lang)
    return said === undefined ? undefined : [bare, said]
  }
  if (!ASKS.test(folded)) return undefined
  const degrees = folded.match(DEGREES)?.[1]
  const number = degrees === undefined ? undefined : sayNumber(toNumber(degrees), lang)
  if (degrees !== undefined && number !== undefined)
    return [`il fait ${degrees} °C`, WEATHER[lang](lang === 'de' ? number.replace(/^(minus )?eins$/, '$1ein') : number)]
  const [, hours, part = ''] = folded.match(TIME) ?? []
  if (hours === undefined) return undefined
  const isBefore = part === 'moins le quart'
  const minutes = PARTS.get(part) ?? (isBefore ? 45 : Number(part === '' ? 0 : part))
  const time = sayTime((Number(hours) + (isBefore ? 23 : 0)) % 24, minutes, lang)
  return time === undefined ? undefined : [`il est ${hours} h ${part}`.trim(), time]
}

/** A number, a temperature or a time in the language of the lesson, or a number word of it; undefined where none is asked for. */
export const sayAskedNumber = (pack: Pack, plain: string): Reply | undefined => {
  const { lang } = pack
  if (lang === 'fr') return undefined
  const folded = fold(plain).replace(/[’]/g, "'")
  const said = translateNumber(lang, folded)
  if (said) return writeReply('answer', [messages.translated(...said)], { reference: refer(pack) })
  const [, first, second] = folded.match(MEANS) ?? []
  const word = first ?? second
  const written = plain.match(/[\p{L}-]+/gu)?.find(one => fold(one) === word)
  const value = written === undefined ? undefined : readNumber(written, lang)
  return value === undefined
    ? undefined
    : writeReply('answer', [messages.means(written ?? '', String(value))], { reference: refer(pack) })
}
