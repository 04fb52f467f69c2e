import { lookup } from '@ariane/shared/catalogue'
import { zipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import mammoth from 'mammoth'
import { lowered, raised } from '../../../platform/raised.ts'
import { decodeText, unzipParts } from './archive.ts'
import { document } from './document.ts'
import type { Answer } from './lines.ts'
import { createNumbering } from './numbering.ts'

/** The parts that say something; pictures and everything else stay folded. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/document\.xml\.rels)$/
const FORMULA = /<m:oMath[\s>]/

/** The text of a Word document, with the numbers of its lists. Formulas are left out of it: the pupil is told. */
export async function readDocx(bytes: Buffer): Promise<Answer> {
  const parts = unzipParts(bytes, name => WANTED.test(name))
  const slim = Buffer.from(zipSync(parts, { level: 0 }))
  const { value } = await mammoth.convertToHtml(
    { buffer: slim },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  )
  return document(plain(value), { formulas: FORMULA.test(decodeText(parts['word/document.xml'])) })
}

/** HTML as it is written by mammoth, a line for each block. */
function plain(html: string): string {
  const list = createNumbering()
  let text = ''
  /** Where what is raised or lowered begins. */
  let moved = 0
  const ends: Record<string, string> = {
    p: '\n',
    br: '\n',
    tr: '\n',
    td: '\t',
    th: '\t',
    h1: '\n',
    h2: '\n',
    h3: '\n',
    h4: '\n',
    h5: '\n',
    h6: '\n',
  }
  const parser = new Parser({
    onopentag(name) {
      if (name === 'ol' || name === 'ul') {
        if (text !== '' && !text.endsWith('\n')) text += '\n'
        list.open(name === 'ol')
      }
      if (name === 'li') text += `${text === '' || text.endsWith('\n') ? '' : '\n'}${list.item()}`
      if (name === 'sup' || name === 'sub') moved = text.length
    },
    ontext(part) {
      text += part
    },
    onclosetag(name) {
      if (name === 'ol' || name === 'ul') list.close()
      if (name === 'li') text += text.endsWith('\n') ? '' : '\n'
      if (name === 'sup') text = text.slice(0, moved) + raised(text.slice(moved))
      if (name === 'sub') text = text.slice(0, moved) + lowered(text.slice(moved))
      text += lookup(ends, name) ?? ''
    },
  })
  parser.end(html)
  return text
}
