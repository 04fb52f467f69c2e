import { crc32 } from 'node:zlib'
import type { Browser } from '@playwright/test'

type Picked = { name: string; mimeType: string; buffer: Buffer }

/** A printed statement as a picture. */
export async function printed(browser: Browser, text: string, name = 'enonce.png'): Promise<Picked> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 420 } })
  const style = 'margin:0;padding:48px;font:34px/1.5 serif;background:#fff;color:#000;white-space:pre-wrap'
  await page.setContent(`<body style="${style}">${text}</body>`)
  const buffer = await page.screenshot({ type: 'png' })
  await page.close()
  return { name, mimeType: 'image/png', buffer }
}

export const plain = (text: string): Picked => ({
  name: 'enonce.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** A PDF with one line of text: objects, then where each one begins. */
export function pdf(line: string): Picked {
  const drawn = `BT /F1 14 Tf 50 780 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  const whole = `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`
  return { name: 'enonce.pdf', mimeType: 'application/pdf', buffer: Buffer.from(whole, 'latin1') }
}

/** A Word document with one paragraph: a ZIP whose parts are stored as they are. */
export function docx(line: string): Picked {
  const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const buffer = stored({
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${word}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body><w:p><w:r><w:t>${line}</w:t></w:r></w:p></w:body></w:document>`,
  })
  return { name: 'enonce.docx', mimeType: word, buffer }
}

function stored(parts: Record<string, string>): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const data = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, tail, Buffer.from(name)]))
    files.push(file)
    at += file.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}
