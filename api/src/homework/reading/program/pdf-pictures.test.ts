import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { scannedPdf } from '../testing/documents.ts'
import { shrinkPictures } from './pdf-pictures.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer()
/** The size that is written of each picture, and the one it has. */
async function sizes(pdf: Buffer) {
  const found = pdf.toString('latin1').matchAll(/\/Width (\d+) +\/Height (\d+) .*?stream\n(.*?)endstream/gs)
  return Promise.all(
    [...found].map(async ([, width, height, jpeg = '']) => {
      const own = await sharp(Buffer.from(jpeg, 'latin1')).metadata()
      return [Number(width), Number(height), own.width, own.height]
    }),
  )
}

it('a scan that is finer than anything is read is made smaller in its place, another one is left', async () => {
  const pdf = await scannedPdf(await draw(4961, 7016), await draw(2480, 3508))
  const { length } = pdf
  await shrinkPictures(pdf)
  expect(await sizes(pdf)).toEqual([
    [2522, 3567, 2522, 3567],
    [2480, 3508, 2480, 3508],
  ])
  expect(pdf).toHaveLength(length)
})

it('a picture of another size than is written, or that is none, is left', async () => {
  const pdf = await scannedPdf(await draw(4961, 7016))
  for (const [written, wrong] of [
    ['/Width 4961', '/Width 9999'],
    ['\xff\xd8\xff', 'xxx'],
  ] as const) {
    const other = Buffer.from(pdf.toString('latin1').replace(written, wrong), 'latin1')
    const before = Buffer.from(other)
    await shrinkPictures(other)
    expect(other.equals(before)).toBe(true)
  }
})

it('a scan that is deflated is made smaller too, as a JPEG; one that is packed is left', async () => {
  const [width, height] = [2490, 3700]
  const raw = await sharp(await draw(width, height))
    .raw()
    .toBuffer()
  const deflated = deflateSync(raw, { level: 0 })
  const [jpegPdf, jpeg] = [await scannedPdf(await draw(width, height)), await draw(width, height)]
  const at = jpegPdf.indexOf(jpeg)
  const head = jpegPdf.toString('latin1', 0, at).replace('/DCTDecode', '/FlateDecode')
  const pdf = Buffer.concat([Buffer.from(head, 'latin1'), deflated, jpegPdf.subarray(at + jpeg.length)])
  const packed = Buffer.from(pdf.toString('latin1').replace('/BitsPerComponent 8', '/BitsPerComponent 4'), 'latin1')
  const referred = Buffer.from(
    pdf.toString('latin1').replace('/Filter /FlateDecode', '/Filter /FlateDecode /DecodeParms 9 0 R'),
    'latin1',
  )
  for (const one of [pdf, packed, referred]) await shrinkPictures(one)
  expect(referred.toString('latin1')).toContain('/FlateDecode')
  expect(await sizes(pdf)).toEqual([[2461, 3657, 2461, 3657]])
  expect(pdf.toString('latin1')).toContain('/Filter /DCTDecode   /Length')
  expect(packed.toString('latin1')).toContain('/FlateDecode')
})
