import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { ReadableKind } from './kind.ts'
import { preparePage } from './program/photo/page.ts'
import { createReader } from './reader.ts'
import { docx, lines, lockedPdf, odt, paragraph, pdf, scannedPdf } from './testing/documents.ts'
import { photograph } from './testing/photograph.ts'

const never = new AbortController().signal
const read = createReader(createLog('silent'))
const sent = (kind: ReadableKind, bytes: Buffer) => ({ kind, bytes, type: null, userId: 'nobody' })
const readText = async (kind: ReadableKind, bytes: Buffer) => {
  const found = await read(sent(kind, bytes), never)
  if ('failure' in found) throw new Error(found.failure)
  return found
}
const page = (text: string) => photograph(text, { font: 'sans', size: 30, width: 1000, shadow: 0.3, noise: 4 })

describe('a picture', () => {
  it('@H07 is read, turned upright and given back without where it was taken', async () => {
    const photo = await sharp(await page('Exercice 1\nCalculer la longueur du côté AB.'))
      .rotate(270)
      .withExif({ IFD0: { Make: 'Phone', Orientation: '6' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const found = await readText('image', photo)
    expect(found.text).toContain('Calculer la longueur du côté AB.')
    const { exif, orientation, width, height } = await sharp(found.media?.bytes).metadata()
    expect([exif, orientation, width > height]).toEqual([undefined, undefined, true])
  }, 60_000)

  it('@H07 that lies on its side is turned', async () => {
    const photo = await sharp(await page('Exercice 2\nConjuguer les verbes suivants au futur simple.'))
      .rotate(90)
      .jpeg()
      .toBuffer()
    const found = await readText('image', photo)
    expect(found.text).toContain('Conjuguer les verbes suivants au futur simple.')
    const { width, height } = await sharp(found.media?.bytes).metadata()
    expect(width).toBeGreaterThan(height)
  }, 60_000)

  it('@H07 has its exponents as powers, and the pupil is told to compare them', async () => {
    const found = await readText('image', await page('Résoudre l’équation suivante\nx² − 9 = 7'))
    expect(found.text).toContain('\n$x^{2}$ − 9 = 7')
    expect(found.notices).toContain('formulas')
  }, 60_000)

  it('without any text is said to be so', async () => {
    const blank = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#eee' } })
      .jpeg()
      .toBuffer()
    expect(await read(sent('image', blank), never)).toEqual({ failure: 'nothing_recognised' })
  }, 60_000)

  it('@X06 that unfolds into far more than a photo is refused before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(2 ** 20)
    expect(await read(sent('image', bomb), never)).toEqual({ failure: 'too_large' })
  }, 60_000)

  it('@X06 that is a long strip is not enlarged without end', async () => {
    const strip = await sharp({ create: { width: 12, height: 20_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const { width, height } = await preparePage(strip)
    expect(width * height).toBeLessThan(40_000_000)
  }, 60_000)
})

describe('a document', () => {
  it('@H07 of Word keeps its lists, says that formulas are missing', async () => {
    const body = [
      paragraph('Exercice sur les aires'),
      paragraph('Calculer l’aire du carré.', 0),
      paragraph('Justifier.', 1),
      paragraph('Conclure.', 1),
      paragraph('Tracer la figure.', 0),
      '<w:p><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath></w:p>',
    ]
    const found = await readText('docx', docx(body.join('')))
    expect(found.text.split('\n').filter(line => line !== '')).toEqual([
      'Exercice sur les aires',
      '1. Calculer l’aire du carré.',
      'a) Justifier.',
      'b) Conclure.',
      '2. Tracer la figure.',
    ])
    expect(found.notices).toEqual(['formulas'])
  }, 60_000)

  it('@H07 of LibreOffice is read with its lists and without its comments', async () => {
    const body =
      '<text:h>Devoir</text:h><text:p>Lire<text:s text:c="2"/>le texte.<office:annotation><text:p>note du professeur</text:p></office:annotation></text:p><text:list text:style-name="L1"><text:list-item><text:p>Résumer.</text:p></text:list-item><text:list-item><text:p>Expliquer « l’aube ».</text:p></text:list-item></text:list>'
    expect((await readText('odt', odt(body))).text).toBe(
      'Devoir\nLire  le texte.\n1. Résumer.\n2. Expliquer « l’aube ».',
    )
  }, 60_000)

  it('@H07 in PDF is read with what is lifted doubted', async () => {
    const formula = 'BT /F1 14 Tf 50 700 Td (Calculer x) Tj /F1 8 Tf 6 Ts (2) Tj 0 Ts /F1 14 Tf ( pour x = 3.) Tj ET'
    const found = await readText(
      'pdf',
      pdf([`${lines('Exercice 1', 'R\u00e9pondre aux questions.')} ${formula}`, lines('Seconde page.')]),
    )
    expect(found.text).toContain('Exercice 1\nRépondre aux questions.')
    expect(found.text).toContain('Seconde page.')
    expect(found.uncertain.map(({ start, end }) => found.text.slice(start, end))).toEqual(['x2'])
    expect(found.notices).toContain('formulas')
  }, 60_000)

  it('@H07 in PDF made of pictures is read from them', async () => {
    const found = await readText('pdf', await scannedPdf(await page('Conjuguer le verbe finir au présent.')))
    expect(found.text).toContain('Conjuguer le verbe finir au présent.')
    expect(found.notices).toContain('scanned')
  }, 60_000)

  it.each<[string, ReadableKind, () => Buffer, string]>([
    ['a PDF with a password', 'pdf', lockedPdf, 'protected'],
    ['a PDF of 21 pages', 'pdf', () => pdf(Array.from({ length: 21 }, () => lines('Une page.'))), 'too_many_pages'],
    ['a PDF that was cut', 'pdf', () => Buffer.from('%PDF-1.4 and nothing else'), 'damaged'],
    ['a PDF without text', 'pdf', () => pdf(['0 0 m']), 'nothing_recognised'],
    ['an OpenDocument text with a password', 'odt', () => odt('', '<manifest:encryption-data/>'), 'protected'],
    ['an empty document', 'docx', () => docx('<w:p/>'), 'nothing_recognised'],
    ['an archive that was cut', 'docx', () => docx(paragraph('Bonjour')).subarray(0, 300), 'damaged'],
    ['a document that unfolds into gigabytes', 'docx', () => bomb(), 'too_large'],
    ['one that says to be small and is not', 'docx', () => liar(), 'damaged'],
  ])(
    '@X06 %s is refused',
    async (_what, kind, bytes, failure) => {
      expect(await read(sent(kind, bytes()), never)).toEqual({ failure })
    },
    60_000,
  )
})

const bomb = () => docx(paragraph(' '.repeat(30 * 2 ** 20)))
/** The size in its directory and in its headers is a lie. */
function liar(): Buffer {
  const bytes = bomb()
  const size = Buffer.alloc(4)
  size.writeUInt32LE(30 * 2 ** 20 + 0, 0)
  for (let at = 0; at < bytes.length - 46; at++) {
    const mark = bytes.readUInt32LE(at)
    if (mark === 0x04034b50) bytes.writeUInt32LE(1000, at + 22)
    if (mark === 0x02014b50) bytes.writeUInt32LE(1000, at + 24)
  }
  return bytes
}
