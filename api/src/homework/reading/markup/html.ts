import { Parser } from 'htmlparser2'
import { lowered, raised } from '../../../platform/raised.ts'
import { createNumbering } from './numbering.ts'
import { createRows, type Span } from './rows.ts'

const BLOCKS = new Set(
  'address article aside blockquote caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** What is not read on a page. */
const UNREAD = new Set('script style template title noscript svg math select iframe object video audio'.split(' '))
const STYLE_UNREAD = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const STYLE_MOVED = /(?:^|;)\s*vertical-align\s*:\s*(super|sub)\b/i
const BLANKS = /[ \t\r\n\f]+/g

const MOVES = new Map([
  ['sup', raised],
  ['super', raised],
  ['sub', lowered],
])
const wholeNumber = (attribute: string | undefined) =>
  attribute !== undefined && /^\d{1,4}$/.test(attribute) ? Number(attribute) : undefined

/**
 * The words of HTML, a line for each block and each row of a table, with the numbers of lists. `isSource`: it was written
 * with blanks and line ends that a page does not show.
 */
export function htmlText(html: string, { isSource }: { isSource: boolean }): string {
  const list = createNumbering()
  const table = createRows()
  let text = ''
  /** What each open element does to its words. */
  const opened: { from: number; move: ((text: string) => string) | undefined; isUnread: boolean; span: Span }[] = []
  let unread = 0
  let kept = 0
  /** Where the mark of a list ends: its words stay beside it. */
  let mark = 0
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n') && text.length !== mark) text += '\n'
  }
  const parser = new Parser({
    onopentag(name, { hidden, style = '', start, type, value, colspan, rowspan }) {
      const isUnread = UNREAD.has(name) || hidden !== undefined || STYLE_UNREAD.test(style)
      if (isUnread) unread += 1
      if (name === 'pre') kept += 1
      if (name === 'ol' || name === 'ul') mark = 0
      if (name === 'td' || name === 'th') table.openCell(text)
      else if (BLOCKS.has(name)) breakLine()
      if (name === 'table') table.openTable()
      if (name === 'tr') table.openRow()
      if (name === 'ol' || name === 'ul')
        list.open(name === 'ol', { start: wholeNumber(start), isLettered: type?.toLowerCase() === 'a' })
      if (name === 'li') {
        if (unread === 0) text += list.item(wholeNumber(value))
        mark = text.length
      }
      if (name === 'br') text += '\n'
      const how = MOVES.get(name) ?? MOVES.get(STYLE_MOVED.exec(style)?.[1]?.toLowerCase() ?? '')
      opened.push({
        from: text.length,
        move: how,
        isUnread,
        span: { columns: wholeNumber(colspan), rows: wholeNumber(rowspan) },
      })
    },
    ontext(part) {
      if (unread > 0) return
      if (!isSource || kept > 0) {
        text += part
        return
      }
      const shown = part.replace(BLANKS, ' ')
      text += text === '' || /\s$/.test(text.slice(-1)) ? shown.replace(/^ /, '') : shown
    },
    onclosetag(name) {
      const { from = 0, move, isUnread, span } = opened.pop() ?? {}
      if (isUnread) unread -= 1
      if (name === 'pre') kept -= 1
      if (name === 'li') mark = 0
      if (name === 'ol' || name === 'ul') list.close()
      if (move && text.length > from) text = text.slice(0, from) + move(text.slice(from))
      if (name === 'td' || name === 'th') text = table.closeCell(text, span)
      else if (name === 'tr') text += table.closeRow()
      else if (BLOCKS.has(name)) breakLine()
      if (name === 'table') table.closeTable()
    },
  })
  parser.end(html)
  return text
}
