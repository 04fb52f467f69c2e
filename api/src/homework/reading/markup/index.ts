import { htmlText } from './html.ts'
import { rtfText } from './rtf.ts'

/** Far enough for what stands before the first element. */
const HEAD = 4000
const RTF = /^\s*\{\\rtf\d/
const PAGE =
  /^\s*(?:<\?xml\b[^<>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html\b|html(?:\s+[\w:-]+\s*=[^<>]*)?\s*>)/i
/** A part of a page that is markup from its first sign to its last. */
const PART =
  /^\s*<(?:article|blockquote|body|center|div|font|h[1-6]|head|main|meta|ol|p|section|span|table|title|ul)\b[^<>]*>[\s\S]*<\/[a-z]\w*\s*>\s*$/i

/** Whether a text is a whole file of a program that writes formatted text, and not words about one. */
export const isMarkup = (text: string): boolean => RTF.test(text) || PAGE.test(text.slice(0, HEAD))

/** Whether a file is one, or a part of a page that somebody saved. */
export const isMarkupFile = (text: string): boolean => isMarkup(text) || PART.test(text)

/** The words of such a text, and whether it has formulas that are none of them. */
export function unformatted(text: string): { text: string; formulas: boolean } {
  if (RTF.test(text)) return { text: rtfText(text), formulas: /\\moMath\b/.test(text) }
  return { text: htmlText(text, { isSource: true }), formulas: /<math[\s>]/i.test(text) }
}
