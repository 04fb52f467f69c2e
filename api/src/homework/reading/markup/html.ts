import { Parser } from 'htmlparser2'
import { lowered, raised } from '../../../platform/raised.ts'
import { createNumbering } from './numbering.ts'
import { createRows } from './rows.ts'

const BLOCKS = new Set(
  'address article aside blockquote caption center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** What is not read on a page. */
const UNREAD = new Set('script style template title noscript svg math select'.split(' '))
const BLANKS = /[ \t\r\n\f]+/g

/**
 * The words of HTML, a line for each block and each row of a table, with the numbers of lists. `isSource`: it was written
 * with blanks and line ends that a page does not show.
 */
export function htmlText(html: string, { isSource }: { isSource: boolean }): string {
  const list = createNumbering()
  const table = createRows()
  let text = ''
  /** Where what is raised or lowered begins. */
  let moved = 0
  let unread = 0
  let kept = 0
  /** Where the mark of a list ends: its words stay beside it. */
  let mark = 0
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n') && text.length !== mark) text += '\n'
  }
  const parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) unread += 1
      if (name === 'pre') kept += 1
      if (name === 'ol' || name === 'ul') mark = 0
      if (name === 'td' || name === 'th') table.openCell(text)
      else if (BLOCKS.has(name)) breakLine()
      if (name === 'tr') table.openRow()
      if (name === 'ol' || name === 'ul') list.open(name === 'ol')
      if (name === 'li') {
        text += list.item()
        mark = text.length
      }
      if (name === 'br') text += '\n'
      if (name === 'sup' || name === 'sub') moved = text.length
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
      if (UNREAD.has(name)) unread -= 1
      if (name === 'pre') kept -= 1
      if (name === 'li') mark = 0
      if (name === 'ol' || name === 'ul') list.close()
      if (name === 'sup') text = text.slice(0, moved) + raised(text.slice(moved))
      if (name === 'sub') text = text.slice(0, moved) + lowered(text.slice(moved))
      if (name === 'td' || name === 'th') text = table.closeCell(text)
      else if (name === 'tr') text += table.closeRow()
      else if (BLOCKS.has(name)) breakLine()
    },
  })
  parser.end(html)
  return text
}
