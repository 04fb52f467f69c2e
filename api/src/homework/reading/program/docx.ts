import { zipSync } from 'fflate'
import mammoth from 'mammoth'
import { htmlText } from '../markup/html.ts'
import { decodeText, unzipParts } from './archive.ts'
import { document } from './document.ts'
import type { Answer } from './lines.ts'

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
  return document(htmlText(value, { isSource: false }), {
    formulas: FORMULA.test(decodeText(parts['word/document.xml'])),
  })
}
