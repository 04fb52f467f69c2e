import { unformatted } from '../markup/index.ts'
import { decodeText } from '../plain-text.ts'
import { document } from './document.ts'
import type { Answer } from './lines.ts'

/** The words of a page of the web, or of Rich Text. */
export function readFormatted(bytes: Buffer): Answer {
  const { text, formulas } = unformatted(decodeText(bytes))
  return document(text, { formulas })
}
