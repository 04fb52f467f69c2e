const pair = (plain: string, moved: string) => new Map([...plain].map((sign, i) => [sign, [...moved][i] ?? '']))
const UP = pair('0123456789+-−()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ')
const DOWN = pair('0123456789+-−()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎')

function moved(text: string, signs: ReadonlyMap<string, string>, mark: string): string {
  const plain = text.trim()
  const each = [...plain].map(sign => signs.get(sign))
  if (each.every(sign => sign !== undefined)) return each.join('')
  // 1er, XVIe: how it stands changes nothing.
  if (mark === '^' && /^\p{L}+$/u.test(plain)) return plain
  return /^[\p{L}\d]+$/u.test(plain) ? `${mark}${plain}` : `${mark}(${plain})`
}

/** What stood above the line of a document, as plain text says it: 10⁻³, x^(2a), XVIe. */
export const raised = (text: string): string => moved(text, UP, '^')

/** What stood below it: H₂O, v_A. */
export const lowered = (text: string): string => moved(text, DOWN, '_')

const MOVED = /<(su[pb])\b[^<>]*>([^<>]*)<\/\1\s*>/gi

/** HTML whose raised and lowered words are plain text that says so. */
export const withMoved = (html: string): string =>
  html.replace(MOVED, (_, tag: string, text: string) => (tag.toLowerCase() === 'sup' ? raised(text) : lowered(text)))
