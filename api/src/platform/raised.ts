import { decodeHTML } from 'entities'

const pair = (plain: string, moved: string) => new Map([...plain].map((sign, i) => [sign, [...moved][i] ?? '']))
const UP = pair('0123456789+-−()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ')
const DOWN = pair('0123456789+-−()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎')

/** 1er, XVIe, Mme, no: how it stands changes nothing. An exponent has a letter or two: 10^m, 10^(mn). */
const SHORTENED = /^(?:[edo]|[eè]?res?|ers?|ndes?|de|nds?|mes?|os|gr|st|rd|th|\p{L}{3,})$/iu

function moved(text: string, signs: ReadonlyMap<string, string>): string | undefined {
  const each = [...text].map(sign => signs.get(sign))
  return each.every(sign => sign !== undefined) ? each.join('') : undefined
}

/** What stood above the line of a document, as plain text says it: 10⁻³, x^(2a), XVIe. */
export function raised(text: string): string {
  const plain = text.trim()
  const signs = moved(plain, UP)
  if (signs !== undefined) return signs
  if (SHORTENED.test(plain)) return plain
  return /^(?:\p{L}|\d+)$/u.test(plain) ? `^${plain}` : `^(${plain})`
}

/** What stood below it: H₂O, v_A. */
export function lowered(text: string): string {
  const plain = text.trim()
  return moved(plain, DOWN) ?? (/^[\p{L}\d]+$/u.test(plain) ? `_${plain}` : `_(${plain})`)
}

const LETTERING = '</?(?:b|em|font|i|small|span|strong|u)\\b[^<>]*>'
const MOVED = new RegExp(`<(su[pb])\\b[^<>]*>([^<>]*(?:${LETTERING}[^<>]*)*)</\\1\\s*>`, 'gi')

/** HTML whose raised and lowered words are plain text that says so. */
export const withMoved = (html: string): string =>
  html.replace(MOVED, (all, tag: string, inner: string) => {
    const text = decodeHTML(inner.replace(/<[^<>]*>/g, ''))
    // A sign that would be markup again.
    if (/[<>&]/.test(text)) return all
    return tag.toLowerCase() === 'sup' ? raised(text) : lowered(text)
  })
