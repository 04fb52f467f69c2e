import { fold } from '../../words.ts'

/** What is done to each item of a list, rather than to the list. */
const EACH =
  /\b(?:calcul|effectu|developp|factoris|redui|simplifi|resou|resol|convert|conjugu|decompos|tradui|translat|ecri|donne|transform|mets|mettre)/
const ALL =
  /\b(?:moyenne|mediane|etendue|serie|pgcd|somme de|produit de|ordre|commun|compar|range|class|dans le tableau|parmi|nombres suivants,|phrase avec)/
const OPERATION = /[+×*÷:/^²³√]|\d\s*[-−–x]\s*[\d(]|[)\p{L}]\s*[-−–]\s*[\d(\p{L}]|\d\s?%/u
/** A line of maths, with a label or not; words make it a sentence. */
const EXPRESSION = /^(?:[A-Z]\s?=\s?)?[^\p{L}]*(?:(?:(?<!\p{L})\p{L}(?!\p{L})|cos|sin|tan)[^\p{L}]*)*$/u
/** « 3 km = … m » */
const BLANK = /=\s*(?:…|\.{2,}|_{2,}|\?)/
const MAX_ITEMS = 30

export const isExpression = (line: string): boolean =>
  line.length <= 160 && /\d|\p{L}\s?[²³^]/u.test(line) && EXPRESSION.test(line) && OPERATION.test(line)

const applies = (head: string) => EACH.test(fold(head)) && !ALL.test(fold(head))

const split = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map(item => item.trim().replace(/[.;]$/, '').trim())
    .filter(item => item !== '')

/** « Calcule : 2 + 3 ; 4 × 5 » in its instruction and items; undefined when the list is one thing, or there is none. */
export const listIn = (text: string): { instruction: string; items: string[] } | undefined => {
  const [first = '', ...others] = text.split('\n')
  const lines = others.filter(line => line !== '')
  if (lines.length > 0 && applies(first) && lines.every(line => isExpression(line) || BLANK.test(line)))
    return { instruction: first, items: lines.flatMap(line => split(line, /\s*;\s*/)) }
  const colon = text.indexOf(':')
  const head = text.slice(0, colon + 1)
  const tail = text.slice(colon + 1)
  if (colon < 0 || lines.length > 0 || !applies(head)) return undefined
  const items = split(tail, /\s*;\s*/)
  const several = items.length > 1 ? items : split(tail, /\s+et\s+/)
  const each = several.length > 1 && several.length <= MAX_ITEMS && several.every(item => item.length <= 120)
  const isNumeric = /\b(?:calcul|effectu)/.test(fold(head))
  if (!each || (isNumeric && !several.every(isExpression))) return undefined
  return items.length > 1 || several.every(isExpression) ? { instruction: head, items: several } : undefined
}
