import { strToU8, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
const zip = (parts: Record<string, string>, more: Zippable = {}) =>
  Buffer.from(
    zipSync({ ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), ...more }),
  )

/** A Word document with this body. */
export const docx = (body: string, more: Zippable = {}) =>
  zip(
    {
      '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`,
      'word/numbering.xml': `${XML}<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/document.xml': `${XML}<w:document ${W}><w:body>${body}</w:body></w:document>`,
    },
    more,
  )
export const paragraph = (text: string, level?: number) =>
  `<w:p>${level === undefined ? '' : `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** An OpenDocument text with this body; `manifest` goes into its list of parts, `styles` beside those of lists. */
export const odt = (body: string, manifest = '', styles = '') =>
  Buffer.from(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'META-INF/manifest.xml': strToU8(`${XML}<manifest:manifest>${manifest}</manifest:manifest>`),
      'content.xml': strToU8(
        `${XML}<office:document-content><office:automatic-styles><text:list-style style:name="L1"><text:list-level-style-number style:num-format="1"/></text:list-style>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    }),
  )

/** A PDF, written by hand: objects, then where each one begins. */
function buildPdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const starts: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [i, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    starts.push(at)
    parts.push(whole)
    at += whole.length
  }
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')])

/** Pages whose content is drawn by these operators; F1 is a font. */
export const pdf = (pages: string[], trailer = '', more: string[] = []) =>
  buildPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...pages.flatMap((content, i) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
        stream('', Buffer.from(content, 'latin1')),
      ]),
      ...more,
    ],
    trailer,
  )

/** A page whose content is this deflated stream, whatever it unfolds into. */
export const deflatedPdf = (deflated: Buffer) =>
  buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
    stream('/Filter /FlateDecode', deflated),
  ])

/** Pages that are one picture each. */
export async function scannedPdf(...jpegs: Buffer[]): Promise<Buffer> {
  const pages = jpegs.map(async (jpeg, i) => {
    const { width, height } = await sharp(jpeg).metadata()
    const high = Math.round((595 * height) / width)
    const first = 3 + 3 * i
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${high}] /Resources << /XObject << /Im ${first + 1} 0 R >> >> /Contents ${first + 2} 0 R >>`,
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        jpeg,
      ),
      stream('', Buffer.from(`q 595 0 0 ${high} 0 0 cm /Im Do Q`)),
    ]
  })
  return buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${jpegs.length} /Kids [${jpegs.map((_, i) => `${3 + 3 * i} 0 R`).join(' ')}] >>`,
    ...(await Promise.all(pages)).flat(),
  ])
}

const secret = 'A'.repeat(64)
/** A PDF that opens with a password nobody has. */
export const lockedPdf = () => {
  const text = pdf(['BT /F1 12 Tf 50 700 Td (Secret) Tj ET'], '/Encrypt 6 0 R /ID [<00><00>]', [
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${secret}> /U <${secret}> >>`,
  ])
  return text
}

/** Lines of text, one below the other. */
export const lines = (...texts: string[]) =>
  `BT /F1 14 Tf 20 TL 50 780 Td ${texts.map(text => `(${text.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET`
