import { Parser } from 'htmlparser2'
import { lowered, raised } from '../../../platform/raised.ts'
import { createNumbering } from '../markup/numbering.ts'
import { createRows, type Span } from '../markup/rows.ts'
import { decodeText, unzipParts } from './archive.ts'
import { document } from './document.ts'
import type { Answer } from './lines.ts'
import { Refused } from './refuse.ts'

const WANTED = ['content.xml', 'META-INF/manifest.xml']

/** The text of an OpenDocument text, with the numbers of its lists. Formulas are left out of it: the pupil is told. */
export async function readOdt(bytes: Buffer): Promise<Answer> {
  const parts = unzipParts(bytes, name => WANTED.includes(name))
  if (decodeText(parts['META-INF/manifest.xml']).includes('encryption-data')) throw new Refused('protected')
  const content = decodeText(parts['content.xml'])
  return document(plain(content), { formulas: /<draw:object[\s>]/.test(content) })
}

/** Names of the list styles that number; any other has bullets. And what the styles of words do that raise or lower them. */
function readStyles(xml: string) {
  const numbering = new Set<string>()
  const moving = new Map<string, (text: string) => string>()
  let style = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'text:list-style' || name === 'style:style') style = attributes['style:name'] ?? ''
        if (name === 'text:list-level-style-number' && attributes['style:num-format']) numbering.add(style)
        // « super 58% », « sub 58% », or by how much: « -33% 58% ».
        const position = attributes['style:text-position'] ?? '0%'
        if (name === 'style:text-properties' && !position.startsWith('0%'))
          moving.set(style, /^(?:sub|-)/.test(position) ? lowered : raised)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return { numbering, moving }
}

const isBlock = (name: string) => name === 'text:p' || name === 'text:h'

function plain(xml: string): string {
  const { numbering, moving } = readStyles(xml)
  const moved: { from: number; move: ((text: string) => string) | undefined }[] = []
  const list = createNumbering()
  const table = createRows()
  const spans: Span[] = []
  const styles: (string | undefined)[] = []
  let text = ''
  let inside = 0
  let hidden = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'office:annotation' || name === 'text:tracked-changes') hidden += 1
        if (name === 'text:list') {
          // A list in a list is numbered as the one around it says.
          const style = attributes['text:style-name'] ?? styles.at(-1)
          styles.push(style)
          list.open(style === undefined || numbering.has(style))
        }
        if (name === 'table:table') table.openTable()
        if (name === 'table:table-row') table.openRow()
        if (name === 'table:table-cell') {
          const times = (of: string) => Number(attributes[`table:number-${of}`] ?? 1) || 1
          spans.push({ columns: times('columns-repeated') * times('columns-spanned'), rows: times('rows-spanned') })
          table.openCell(text)
        }
        if (name === 'text:list-item') text += list.item()
        if (isBlock(name) && hidden === 0) inside += 1
        if (name === 'text:span')
          moved.push({ from: text.length, move: moving.get(attributes['text:style-name'] ?? '') })
        if (name === 'text:s') text += ' '.repeat(Math.min(20, Number(attributes['text:c'] ?? 1) || 1))
        if (name === 'text:tab') text += '\t'
        if (name === 'text:line-break') text += '\n'
      },
      ontext(part) {
        if (inside > 0 && hidden === 0) text += part
      },
      onclosetag(name) {
        const span = name === 'text:span' ? moved.pop() : undefined
        if (span?.move && text.length > span.from) text = text.slice(0, span.from) + span.move(text.slice(span.from))
        if (name === 'office:annotation' || name === 'text:tracked-changes') hidden -= 1
        if (isBlock(name) && hidden === 0) {
          inside -= 1
          text += '\n'
        }
        if (name === 'table:table-cell') text = table.closeCell(text, spans.pop())
        if (name === 'table:table-row') text += table.closeRow()
        if (name === 'table:table') table.closeTable()
        if (name === 'text:list') {
          styles.pop()
          list.close()
        }
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return text
}
