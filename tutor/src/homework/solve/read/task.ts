import { asks } from '../../cutting/words.ts'
import type { Problem } from '../solution.ts'

/** What is to be done, and the sentence that it is done to. */
export type Task = { instruction: string; sentence: string }

const MAX_CHARS = 400
const QUOTED = /[«"“]\s*([^«»"“”]{6,}?)\s*[»"”]/gu

const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[*]{2}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** « Look! It (rain). » tells when, and asks nothing. */
const CALL = /^(?:look|listen|hurry|be quiet|regarde|ecoute)\b/i

const unquoted = (text: string) => text.replace(/^[«"“]\s*|\s*[»"”]$/gu, '').trim()
const task = (instruction: string, sentence: string): Task | undefined => {
  const bare = unquoted(sentence.replace(/^\(?(?:\d{1,2}|[a-h])\s?[.)]\s+/u, ''))
  return bare === '' || bare.length + instruction.length > MAX_CHARS ? undefined : { instruction, sentence: bare }
}

/** « Mets à la forme négative la phrase « Il dort. » » */
const quotedIn = (text: string): Task | undefined => {
  const [quote, ...others] = [...text.matchAll(QUOTED)]
  if (!quote || others.length > 0 || !/\s/.test(quote[1] ?? '')) return undefined
  const around = text.replace(quote[0], ' ')
  return asks(around) && !/\(/.test(around) ? task(plainText(around), quote[1] ?? '') : undefined
}

/** « Conjugue au futur : Il (venir). », « Conjugue au futur. Il (venir). » */
/** « (first conditional) », « (he, she) » name what is to be used, not what is to be filled in. */
const NAMING =
  /\((?:[^()]*(?:conditional|present|past\b|perfect|continuous|simple|futur|pr[ée]t[ée]rit|imparfait|[,/+])[^()]*)\)/giu
const headed = (text: string): Task | undefined => {
  const colon = text.search(/:\s/u)
  const head = text.slice(0, colon + 1)
  if (colon > 0 && asks(head) && !/\(/.test(head.replace(NAMING, ' '))) return task(head, text.slice(colon + 1).trim())
  const stop = text.search(/(?<=[.!])\s+/u)
  const first = text.slice(0, stop)
  return stop > 0 && asks(first) && !/[(?]/.test(first) && !CALL.test(first)
    ? task(first, text.slice(stop).trim())
    : undefined
}

const TENSE =
  '(?:perfekt|pr[äa]teritum|pr[äa]sens|futur I?|imparfait|pass[ée] compos[ée]|pass[ée] simple|futur simple|plus-que-parfait|pr[ée]sent(?: de l.indicatif)?|futur|(?:comparati(?:ve|f|vo)|superlati(?:ve|f|vo))s?|(?:present|past) (?:simple|continuous|progressive|perfect)|simple (?:past|present)|pret[eé]rito (?:indefinido|imperfecto|perfecto)|pr[eé]t[eé]rit|presente|imperfecto|futuro)'
/** « Present continuous », alone over a list. */
const TENSE_NAME = new RegExp(`^${TENSE}(?: or ${TENSE})?\\s?[.:?]?$`, 'iu')
/** « Past simple: regular and irregular verbs. » */
const TENSE_TITLE = new RegExp(`^${TENSE}\\s?[:.–(-][^?]{0,60}$`, 'iu')
const TENSE_HEAD = new RegExp(`^(?<name>${TENSE}(?: or ${TENSE})?\\s?[:?])\\s+(?<sentence>\\S.*\\(.*)$`, 'iu')

/** « Some or any? », alone over a list. */
const CHOICE = /^[¿«"]?\p{L}+(?: \p{L}+)?[»"]? (?:or|o|ou|oder) [«"]?\p{L}+(?: \p{L}+)?[»"]?\s?[?:.]?$/iu
/** « Pretérito indefinido: Ayer, María (comer) paella. » */
const tenseHead = (text: string): Task | undefined => {
  const { name, sentence } = TENSE_HEAD.exec(text)?.groups ?? {}
  return name === undefined || sentence === undefined ? undefined : task(`Complete: ${name}`, sentence)
}

/** A sentence and its instruction; undefined where they cannot be told apart. */
export const readTask = ({ instruction, body, above, title = '' }: Problem): Task | undefined => {
  const [head, own] = [plainText(instruction), plainText(body)]
  if (head !== '') return task(head, own)
  const found = quotedIn(own) ?? headed(own)
  if (found) return found
  const named = tenseHead(own)
  if (named) return named
  const outer = plainText(above?.at(-1) ?? '')
  if (TENSE_NAME.test(outer) || TENSE_TITLE.test(outer) || CHOICE.test(outer)) return task(`Complete: ${outer}`, own)
  if (outer === '' && (TENSE_NAME.test(plainText(title)) || CHOICE.test(plainText(title))))
    return task(`Complete: ${title}`, own)
  return outer !== '' && asks(outer) && !outer.includes('?') ? task(outer, own) : undefined
}
