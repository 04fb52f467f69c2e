import { Parser } from 'htmlparser2'
import { decodeText, unzipParts } from './archive.ts'
import { document } from './document.ts'
import type { Answer } from './lines.ts'
import { createNumbering } from './numbering.ts'
import { Refused } from './refuse.ts'

const WANTED = ['content.xml', 'META-INF/manifest.xml']

/** The text of an OpenDocument text, with the numbers of its lists. Formulas are left out of it: the pupil is told. */
export async function readOdt(bytes: Buffer): Promise<Answer> {
  const parts = unzipParts(bytes, name => WANTED.includes(name))
  if (decodeText(parts['META-INF/manifest.xml']).includes('encryption-data')) throw new Refused('protected')
  const content = decodeText(parts['content.xml'])
  return document(plain(content), { formulas: /<draw:object[\s>]/.test(content) })
}

/** Names of the list styles that number; any other has bullets. */
function numberingStyles(xml: string): Set<string> {
  const names = new Set<string>()
  let style = ''
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'text:list-style') style = attributes['style:name'] ?? ''
        if (name === 'text:list-level-style-number' && attributes['style:num-format']) names.add(style)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return names
}

const isBlock = (name: string) => name === 'text:p' || name === 'text:h'

function plain(xml: string): string {
  const numbering = numberingStyles(xml)
  const list = createNumbering()
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
        if (name === 'text:list-item') text += list.item()
        if (isBlock(name) && hidden === 0) inside += 1
        if (name === 'text:s') text += ' '.repeat(Math.min(20, Number(attributes['text:c'] ?? 1) || 1))
        if (name === 'text:tab') text += '\t'
        if (name === 'text:line-break') text += '\n'
      },
      ontext(part) {
        if (inside > 0 && hidden === 0) text += part
      },
      onclosetag(name) {
        if (name === 'office:annotation' || name === 'text:tracked-changes') hidden -= 1
        if (isBlock(name) && hidden === 0) {
          inside -= 1
          text += '\n'
        }
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
