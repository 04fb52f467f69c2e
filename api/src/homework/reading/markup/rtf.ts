import { lowered, raised } from '../../../platform/raised.ts'
import { writeRow } from './rows.ts'

const TOKEN = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z0-9'])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu
/** Groups that hold no words of the document; « \* » says so of others. */
const UNREAD = new Set(
  'fonttbl colortbl stylesheet info pict object nonshppict header headerl headerr headerf footer footerl footerr footerf ftnsep aftnsep filetbl revtbl listtable themedata datastore xmlnstbl fldinst'.split(
    ' ',
  ),
)
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['par', '\n'],
  ['line', '\n'],
  ['nestrow', '\n'],
  ['nestcell', '\t'],
  ['sect', '\n'],
  ['page', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['~', '\u00a0'],
  ['_', '-'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['\n', '\n'],
  ['\r', '\n'],
])

/** Those that a browser knows, too. */
const CODE_PAGE = /^125[0-8]$/

type Group = {
  isRead: boolean
  /** Signs that stand in for one of Unicode where it is not known. */
  standIns: number
  /** The number of a list item: a tab behind it is a space. */
  isMark: boolean
  move: ((text: string) => string) | undefined
}

/** The words of Rich Text, a line for each paragraph and each row of a table. */
export function rtfText(rtf: string): string {
  const groups: Group[] = []
  let group: Group = { isRead: true, standIns: 1, isMark: false, move: undefined }
  let decoder = new TextDecoder('windows-1252')
  let text = ''
  let toSkip = 0
  let inTable = false
  let row: { start: number; cells: string[] } | undefined
  /** Where what is raised or lowered begins. */
  let moved = 0

  const openRow = () => (row ??= { start: text.length, cells: [] })
  function say(words: string) {
    if (!group.isRead || words === '') return
    if (inTable) openRow()
    text += words
  }
  function move(how: Group['move']) {
    if (group.move && text.length > moved) text = text.slice(0, moved) + group.move(text.slice(moved))
    moved = text.length
    group.move = how
  }
  function endCell() {
    const { start, cells } = openRow()
    cells.push(text.slice(start))
    text = text.slice(0, start)
  }
  function endRow() {
    if (row) text += writeRow(row.cells)
    row = undefined
  }
  function obey(word: string, value: number | undefined) {
    if (UNREAD.has(word)) group.isRead = false
    else if (word === 'u' && value !== undefined) {
      say(String.fromCharCode(value < 0 ? value + 65_536 : value))
      toSkip = group.standIns
    } else if (word === 'uc') group.standIns = value ?? 1
    else if (word === 'pntext' || word === 'listtext') group.isMark = true
    else if (word === 'super') move(value === 0 ? undefined : raised)
    else if (word === 'sub') move(value === 0 ? undefined : lowered)
    else if (word === 'nosupersub' || word === 'plain') move(undefined)
    else if (word === 'tab') say(group.isMark ? ' ' : '\t')
    else if (word === 'intbl') inTable = true
    else if (word === 'pard') inTable = false
    else if (word === 'cell') endCell()
    else if (word === 'row') endRow()
    else if (word === 'ansicpg' && CODE_PAGE.test(String(value))) decoder = new TextDecoder(`windows-${value}`)
    else say(SIGNS.get(word) ?? '')
  }

  for (const [, word, value, hex, sign, brace, words] of rtf.matchAll(TOKEN)) {
    if (brace === '{') {
      groups.push(group)
      group = { ...group }
    } else if (brace === '}') {
      move(undefined)
      group = groups.pop() ?? group
      moved = text.length
      toSkip = 0
    } else if (sign === '*') group.isRead = false
    else if (word !== undefined) obey(word.toLowerCase(), value === undefined ? undefined : Number(value))
    else if (toSkip > 0 && (hex ?? sign) !== undefined) toSkip -= 1
    else if (hex !== undefined) say(decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))))
    else if (sign !== undefined) say(SIGNS.get(sign) ?? '')
    else if (words !== undefined) {
      const skipped = Math.min(toSkip, words.length)
      toSkip -= skipped
      say(words.slice(skipped))
    }
  }
  return text
}
