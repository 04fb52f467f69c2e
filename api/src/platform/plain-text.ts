import { UNSEEN } from '@ariane/activities/typed'
import { decodeHTML } from 'entities'
import { withMoved } from './raised.ts'

const ELEMENTS =
  'a|abbr|article|audio|b|blockquote|body|br|button|center|code|dd|div|dl|dt|em|embed|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|object|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|title|tr|u|ul|video'
const MARKUP = new RegExp(`</?(?:${ELEMENTS})(?:[\\s/][^<>]{0,2000})?>`, 'i')
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/i
const BREAK = /<(?:br|hr)\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi
const TAG = /<[/!?a-z][^<>]*>/gi
/** What no person writes: controls but tab and line feed, and signs that are none. */
const CONTROLS = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu
/** No text is read further. */
const READ = 20_000

/** A text from outside without the characters that nobody sees. */
export const withoutUnseen = (text: string) => text.replace(CONTROLS, '').replace(UNSEEN, '')

/**
 * A text from outside without markup and without characters that nobody sees, shortened. It is text from then on: nothing in
 * it runs.
 */
export function plainText(text: string, longest: number): string {
  const start = text.slice(0, READ)
  const bare = MARKUP.test(start) ? withMoved(start).replace(BREAK, '\n').replace(TAG, '') : start
  const plain = bare !== start || ENTITY.test(start) ? decodeHTML(bare) : start
  return withoutUnseen(plain.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map(line => line.replace(/[\t\u00a0 ]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

/** The same on one line. */
export const plainLine = (text: string, longest: number) => plainText(text, longest).replaceAll('\n', ' ')
