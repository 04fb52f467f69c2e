import { lowered, raised } from '../../../platform/raised.ts'
import { writeRow } from './rows.ts'

const TOKEN = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\([^a-z0-9'])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu
/** Groups that hold no words of the document; « \* » says so of others. */
const UNREAD = new Set(
  'fonttbl colortbl stylesheet info pict object nonshppict header headerl headerr headerf footer footerl footerr footerf ftnsep aftnsep filetbl revtbl listtable themedata datastore xmlnstbl fldinst shprslt nonesttables tc xe'.split(
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
  ['column', '\n'],
  ['softline', '\n'],
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

/** Code pages by their number, and by what a font says of its letters. */
const pageOf = (number: number) =>
  number === 10_000 ? 'macintosh' : number >= 1250 && number <= 1258 ? `windows-${number}` : undefined
const PAGES_OF_FONTS: ReadonlyMap<number, number> = new Map([
  [77, 10_000],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [238, 1250],
])

type Group = {
  isRead: boolean
  /** Whether what stands around a drawing is read: the words in it are, too. */
  isAround: boolean
  isHidden: boolean
  font: number
  /** Where a note begins, which is said at the end. */
  note: number | undefined
  /** Signs that stand in for one of Unicode where it is not known. */
  standIns: number
  /** The number of a list item: a tab behind it is a space. */
  isMark: boolean
  move: ((text: string) => string) | undefined
}

/** The words of Rich Text, a line for each paragraph and each row of a table. */
export function rtfText(rtf: string): string {
  const groups: Group[] = []
  let group: Group = {
    isRead: true,
    isAround: false,
    isHidden: false,
    font: 0,
    note: undefined,
    standIns: 1,
    isMark: false,
    move: undefined,
  }
  let codePage = 'windows-1252'
  const pages = new Map<number, string>()
  let text = ''
  let notes = ''
  let toSkip = 0
  let inTable = false
  let row: { start: number; cells: string[] } | undefined
  /** Where what is raised or lowered begins. */
  let moved = 0

  const openRow = () => (row ??= { start: text.length, cells: [] })
  function say(words: string) {
    if (!group.isRead || group.isHidden || words === '') return
    if (inTable) openRow()
    // A mark is on its line, and its words beside it.
    text += group.isMark ? words.replace(/\t/g, (_, at) => (at === 0 && /(?:^|\n)$/.test(text) ? '' : ' ')) : words
  }
  const decode = (hex: string) =>
    new TextDecoder(pages.get(group.font) ?? codePage).decode(Uint8Array.of(Number.parseInt(hex, 16)))
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
  function endNote(start: number) {
    notes += `\n${text.slice(start).trim()}`
    text = text.slice(0, start)
  }
  function endRow() {
    if (row) text += writeRow(row.cells)
    row = undefined
  }
  function obey(word: string, value: number | undefined) {
    if (UNREAD.has(word)) group.isRead = false
    else if (word === 'shp') group.isAround = group.isRead
    else if (word === 'shptxt') {
      group.isRead = group.isAround
      say('\n')
    } else if (word === 'footnote') group.note ??= text.length
    else if (word === 'v' || word === 'deleted') group.isHidden = value !== 0
    else if (word === 'f') group.font = value ?? 0
    else if (word === 'fcharset') {
      const page = pageOf(PAGES_OF_FONTS.get(value ?? 0) ?? 0)
      if (page) pages.set(group.font, page)
    } else if (word === 'u' && value !== undefined) {
      say(String.fromCharCode(value < 0 ? value + 65_536 : value))
      toSkip = group.standIns
    } else if (word === 'uc') group.standIns = value ?? 1
    else if (word === 'pntext' || word === 'listtext') group.isMark = true
    else if (word === 'super' || word === 'up') move(value === 0 ? undefined : raised)
    else if (word === 'sub' || word === 'dn') move(value === 0 ? undefined : lowered)
    else if (word === 'nosupersub') move(undefined)
    else if (word === 'plain') {
      move(undefined)
      group.isHidden = false
    } else if (word === 'tab') say('\t')
    else if (word === 'intbl') inTable = true
    else if (word === 'pard') inTable = false
    else if (word === 'cell') endCell()
    else if (word === 'row') endRow()
    else if (word === 'mac') codePage = 'macintosh'
    else if (word === 'ansicpg') codePage = pageOf(value ?? 0) ?? codePage
    else say(SIGNS.get(word) ?? '')
  }

  for (const [, word, value, hex, sign, brace, words] of rtf.matchAll(TOKEN)) {
    if (brace === '{') {
      groups.push(group)
      group = { ...group }
    } else if (brace === '}') {
      move(undefined)
      const { note } = group
      group = groups.pop() ?? group
      if (note !== undefined && group.note === undefined) endNote(note)
      moved = text.length
      toSkip = 0
    } else if (sign === '*') group.isRead = false
    else if (word !== undefined) obey(word.toLowerCase(), value === undefined ? undefined : Number(value))
    else if (toSkip > 0 && (hex ?? sign) !== undefined) toSkip -= 1
    else if (hex !== undefined) say(decode(hex))
    else if (sign !== undefined) say(SIGNS.get(sign) ?? '')
    else if (words !== undefined) {
      const skipped = Math.min(toSkip, words.length)
      toSkip -= skipped
      say(words.slice(skipped))
    }
  }
  return text + notes
}
