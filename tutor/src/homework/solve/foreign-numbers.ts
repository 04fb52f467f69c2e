import { sayNumber } from '../../asking/languages/say-number.ts'
import { fold } from '../../words.ts'
import { messages } from './messages-foreign-numbers.ts'
import type { Problem, Solution } from './solution.ts'
import { writtenSolution } from './written-solution.ts'

const LANGUAGES = { Espagnol: 'es', Allemand: 'de' } as const
const THOUSAND = { es: ['mil'], de: ['tausend', 'eintausend'] } as const
const ASKS =
  /^(?:escribe?|ecri\p{L}*|schreib\p{L}*|pon|donne\p{L}*|mets|mettez) .*?(?:numeros?|nombres?|zahl(?:en)?|cifras)\b/u
const OTHER = /ordinal|ordnungszahl|fecha|date|hora|heure|uhr|cifras\s*:|en chiffres|in ziffern/

/** « Escribe los números en letras: 47 », « Schreibe die Zahlen in Worten: 21 » */
export const foreignNumber = ({ subject, instruction, body }: Problem): Solution | undefined => {
  const lang = subject === 'Espagnol' || subject === 'Allemand' ? LANGUAGES[subject] : undefined
  const [head = '', own = ''] = instruction === '' ? body.split(/:\s+/u) : [instruction, body]
  const digits = own
    .trim()
    .match(/^(\d{1,3}|1\s?000)\s?(?:=|:|→)?\s?(?:…|\.{3,}|_{2,})?[.;]?$/u)?.[1]
    ?.replace(/\s/gu, '')
  const order = fold(head).trim()
  if (lang === undefined || digits === undefined || !ASKS.test(order) || OTHER.test(order)) return undefined
  const value = Number(digits)
  const said = value === 1000 ? [...THOUSAND[lang]] : [sayNumber(value, lang) ?? ''].filter(word => word !== '')
  const [first] = said
  return first === undefined
    ? undefined
    : writtenSolution({
        kind: 'foreign-number',
        accepted: [
          ...said,
          ...said.map(word => word.replace(/^ein(?=hundert)/u, '')),
          ...said.map(word => `${digits} : ${word}`),
        ],
        answer: first,
        steps: [messages.parts(lang), messages.answer(digits, first)],
        rule: messages.rules[lang],
        hints: messages.hints,
        minutes: 1,
      })
}
