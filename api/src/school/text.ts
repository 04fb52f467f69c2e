import { decodeHTML } from 'entities'
import { withMoved } from '../platform/raised.ts'

const UNSEEN = /<(script|style|head|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const BREAK = /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|ul|ol|table)\s*>/gi
const ITEM = /<li\b[^>]*>/gi
const TAG = /<[/!?a-z][^>]*(?:>|$)/gi
const LONGEST = 4000

/** The beginning of what a service says, as a database can keep it. */
export const shortText = (text: string, longest: number) =>
  text.replaceAll('\0', '').trim().slice(0, longest).toWellFormed()

/** The text of a service's HTML, with its line breaks and list items. It is text from then on: no tag is left to run. */
export function htmlToText(html: string): string {
  const flat = html.replace(/\s+/g, ' ').replace(UNSEEN, '')
  const broken = withMoved(flat).replace(BREAK, '\n').replace(ITEM, '\n• ').replace(TAG, '')
  return decodeHTML(broken)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\0', '')
    .split('\n')
    .map(line => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed()
}
