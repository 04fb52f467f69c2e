import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './photo.ts'
import { countPixels, TooManyPixels } from './pixels.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
/** A PNG that announces a size and holds nothing. */
const announced = (width: number, height: number) => {
  const bytes = Buffer.alloc(45)
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes)
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.write('IEND', 37, 'latin1')
  return bytes
}

describe('@G08 the pixels of a picture', () => {
  it.each([
    ['image/png', 'png', {}],
    ['image/jpeg', 'jpeg', {}],
    ['image/jpeg', 'jpeg', { progressive: true }],
    ['image/webp', 'webp', {}],
    ['image/webp', 'webp', { lossless: true }],
    ['image/gif', 'gif', {}],
  ] as const)('are read from its header: %s %s %o', async (mime, format, options) => {
    const bytes = await picture(123, 77).toFormat(format, options).toBuffer()
    expect(countPixels(bytes, mime)).toBe(123 * 77)
    for (const length of [0, 3, 10, 20, 25, 29])
      expect(() => countPixels(bytes.subarray(0, length), mime)).not.toThrow()
  })

  it('are those of a photo with what phones write into it', async () => {
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'x' } })
      .webp()
      .toBuffer()
    expect(countPixels(bytes, 'image/webp')).toBe(60_000)
    const photo = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'x' } })
      .jpeg()
      .toBuffer()
    expect(countPixels(photo, 'image/jpeg')).toBe(60_000)
  })

  it('are 25 million at most, wherever a picture comes in', async () => {
    expect(() => withoutMetadata(announced(5000, 5000), 'image/png')).not.toThrow()
    expect(() => withoutMetadata(announced(5000, 5001), 'image/png')).toThrow(TooManyPixels)
    expect(() => withoutMetadata(announced(0xffffffff, 0xffffffff), 'image/png')).toThrow(TooManyPixels)
    const wide = await picture(16_000, 2000).jpeg().toBuffer()
    expect(() => withoutMetadata(wide, 'image/jpeg')).toThrow(TooManyPixels)
  })

  it('are not hidden behind a marker that readers skip, nor behind millions of parts', async () => {
    const photo = await picture(300, 200).jpeg().toBuffer()
    const hidden = Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0x01]), photo.subarray(2)])
    expect(() => withoutMetadata(hidden, 'image/jpeg')).toThrow(RangeError)
    expect(() => withoutMetadata(photo, 'image/jpeg')).not.toThrow()
    const filled = Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff]), photo.subarray(2)])
    expect(countPixels(filled, 'image/jpeg')).toBe(60_000)
    expect(withoutMetadata(filled, 'image/jpeg')).toEqual(withoutMetadata(photo, 'image/jpeg'))
    const [segment, chunk] = [Buffer.from([0xff, 0xe0, 0, 2]), Buffer.from('XXXX\0\0\0\0', 'latin1')]
    const segments = Buffer.concat([photo.subarray(0, 2), ...Array(30_000).fill(segment), photo.subarray(2)])
    expect(() => withoutMetadata(segments, 'image/jpeg')).toThrow('too many parts')
    const body = Buffer.concat(Array(30_000).fill(chunk))
    const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), body])
    webp.writeUInt32LE(body.length + 4, 4)
    expect(() => withoutMetadata(webp, 'image/webp')).toThrow('too many parts')
  })

  it('are not looked for among millions of bytes that fill up, and a scan of markers alone is walked at once', async () => {
    const photo = await picture(300, 200).jpeg().toBuffer()
    const fill = (bytes: number[]) => Buffer.alloc(8_000_000, Buffer.from(bytes))
    const filled = Buffer.concat([photo.subarray(0, 2), fill([0xff]), photo.subarray(3)])
    expect(() => withoutMetadata(filled, 'image/jpeg')).toThrow('too many parts')
    for (const part of [[0xff], [0xff, 0], [0xff, 0xd0], [0xff, 0xda, 0, 2], [0xff, 0xff, 0xc4, 0, 2]]) {
      const end = Buffer.from([0, 0xff, 0xd9])
      const whole = Buffer.concat([photo.subarray(0, -2), fill(part), end])
      const hidden = Buffer.concat([whole, Buffer.from('GPS 48.85 2.35')])
      const tries = Array.from({ length: 4 }, () => {
        const began = process.threadCpuUsage()
        expect(withoutMetadata(hidden, 'image/jpeg').length).toBeLessThanOrEqual(whole.length)
        const { user, system } = process.threadCpuUsage(began)
        return (user + system) / 1000
      })
      expect(Math.min(...tries)).toBeLessThan(100)
    }
  })

  it('are those of the largest part, where the head of the whole says less', async () => {
    const bytes = await picture(100, 100).gif().toBuffer()
    bytes.writeUInt16LE(1, 6)
    expect(countPixels(bytes, 'image/gif')).toBe(10_000)
    const webp = await picture(200, 100)
      .withExif({ IFD0: { Copyright: 'x' } })
      .webp()
      .toBuffer()
    webp.writeUIntLE(0, 24, 3)
    expect(countPixels(webp.subarray(0, 60), 'image/webp')).toBe(20_000)
  })

  it('are none where nothing is told, and such a file is no reason to fail', () => {
    expect(countPixels(Buffer.from('GIF89a'), 'image/gif')).toBe(0)
    expect(countPixels(Buffer.from('x'), '__proto__')).toBe(0)
  })
})
