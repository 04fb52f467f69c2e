import { describe, expect, it } from 'vitest'
import { checkAttachments, withKept } from './check.ts'

const data = (bytes: Buffer, mime = 'application/octet-stream') => `data:${mime};base64,${bytes.toString('base64')}`
const latin = (text: string) => Buffer.from(text, 'latin1')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Exif with an orientation and a text; then a scan. */
const tiff = Buffer.concat([
  latin('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0'),
  latin('GPS: 48.8566 N, 2.3522 E'),
])
const exif = Buffer.concat([latin('\xff\xe1\0'), Buffer.from([2 + 6 + tiff.length]), latin('Exif\0\0'), tiff])
const JPEG = Buffer.concat([
  latin('\xff\xd8'),
  exif,
  latin('\xff\xfe\0\x08secret'),
  latin('\xff\xdb\0\x04ab'),
  latin('\xff\xda\0\x04cdscan\xff\xd9'),
])
const chunk = (type: string, body: string) => Buffer.concat([u32(body.length), latin(type), latin(body), u32(0)])
const PNG = Buffer.concat([latin('\x89PNG\r\n\x1a\n'), chunk('IHDR', 'x'), chunk('tEXt', 'secret'), chunk('IEND', '')])
const webp = Buffer.concat([latin('RIFF\x14\0\0\0WEBPVP8 \x08\0\0\0picture!')])
const WAV = latin('RIFF\x24\0\0\0WAVEfmt ')

const image = (url: string, name = 'photo.jpg') => ({ kind: 'image' as const, name, url })
const failureCode = (check: () => unknown) => {
  try {
    check()
    return 'kept'
  } catch (error) {
    const { code, fields } = error as { code: string; fields: string[] }
    return `${code} ${fields.join()}`
  }
}
const decodeDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

describe('files kept with an event', () => {
  it('@N04 @X06 have the type of their content, whatever their name and declared type', () => {
    const [kept] = checkAttachments([image(data(PNG, 'image/jpeg'), 'photo.jpg')])
    expect(kept?.url.startsWith('data:image/png;base64,')).toBe(true)
    const sound = { kind: 'audio' as const, name: 'dictée', url: data(WAV, 'audio/x-wav') }
    expect(checkAttachments([sound])[0]?.url.startsWith('data:audio/wav;base64,')).toBe(true)
  })

  it.each([
    ['mp3', latin('ID3\x04'), 'audio/mpeg'],
    ['mp3 without a tag', latin('\xff\xfb\x90\x00'), 'audio/mpeg'],
    ['m4a', latin('\0\0\0\x20ftypM4A '), 'audio/mp4'],
  ])('may be sounds: %s', (_, bytes, mime) => {
    const sound = { kind: 'audio' as const, name: 'son', url: data(bytes) }
    expect(checkAttachments([sound])[0]?.url.startsWith(`data:${mime};`)).toBe(true)
  })

  it('@X06 lose what a photo tells besides the picture, and stay turned the right way', () => {
    const kept = decodeDataUrl(checkAttachments([image(data(JPEG))])[0]?.url ?? '').toString('latin1')
    expect(kept).not.toContain('GPS')
    expect(kept).not.toContain('secret')
    expect(kept).toContain('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06')
    expect(kept.endsWith('\xff\xdb\0\x04ab\xff\xda\0\x04cdscan\xff\xd9')).toBe(true)
    const png = decodeDataUrl(checkAttachments([image(data(PNG))])[0]?.url ?? '').toString('latin1')
    expect(png).not.toContain('secret')
    expect(png).toContain('IHDR')
    expect(png).toContain('IEND')
  })

  it('@G08 are refused as too large where they unfold into more than 25 million pixels', () => {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(16_000, 0)
    header.writeUInt32BE(16_000, 4)
    const bomb = Buffer.concat([
      latin('\x89PNG\r\n\x1a\n'),
      chunk('IHDR', header.toString('latin1')),
      chunk('IEND', ''),
    ])
    expect(() => checkAttachments([image(data(bomb))])).toThrow('too_large')
  })

  it('@X06 lose what follows the picture: a film, or a second photo with its place', () => {
    const behind = Buffer.concat([latin('ftypmp42'), JPEG])
    for (const photo of [JPEG, PNG, webp]) {
      const [alone, more] = checkAttachments([
        image(data(photo), 'a'),
        image(data(Buffer.concat([photo, behind])), 'b'),
      ])
      expect(more?.url).toBe(alone?.url)
      expect(decodeDataUrl(alone?.url ?? '').length).toBeGreaterThan(20)
    }
  })

  it('@N04 keep every scan of a photo that sharpens step by step', () => {
    const steps = latin(
      '\xff\xd8\xff\xdb\0\x04ab\xff\xda\0\x04cdone\xff\0\xff\xd0\xff\xc4\0\x04\xff\xd9\xff\xda\0\x04eftwo\xff\xd9',
    )
    expect(decodeDataUrl(checkAttachments([image(data(steps))])[0]?.url ?? '')).toEqual(steps)
  })

  it('@N04 have each a name of their own, by which they come back without their content', () => {
    const given = checkAttachments([image(data(PNG), 'image.jpg'), image(data(JPEG), 'image.jpg')])
    expect(given.map(({ name }) => name)).toEqual(['image.jpg', 'image (2).jpg'])
    const back = given.map(file => ({ ...file, url: '' }))
    expect(withKept(back, given)).toEqual(given)
    const long = 'é'.repeat(200)
    for (const { name } of checkAttachments([image(data(PNG), long), image(data(PNG), long)]))
      expect(name.length).toBeLessThanOrEqual(200)
  })

  it.each([
    ['a web page', data(latin('<html>'), 'image/png')],
    ['a drawing with scripts', data(latin('<svg onload=x>'), 'image/svg+xml')],
    ['a sound as an image', data(WAV, 'image/png')],
    ['an address', 'https://exemple.fr/photo.jpg'],
    ['damaged base64', 'data:image/png;base64,iVBOR$$'],
    ['a photo cut after its first bytes', data(latin('\xff\xd8\xff\xe1'))],
    ['nothing', 'data:image/png;base64,'],
  ])('@X06 are refused: %s', (_, url) => {
    const outcome = failureCode(() => checkAttachments([image(url)]))
    expect(outcome).toBe('invalid_input attachments.0.url')
  })

  it('@X06 are 10 MB at most', () => {
    const large = Buffer.concat([PNG, Buffer.alloc(10 * 2 ** 20)])
    expect(failureCode(() => checkAttachments([image(data(PNG)), image(data(large))]))).toBe(
      'too_large attachments.1.url',
    )
  })
})

describe('links kept with an event', () => {
  it('are web addresses', () => {
    const link = (url: string) => [{ kind: 'link' as const, name: 'Cours', url }]
    expect(checkAttachments(link('HTTPS://exemple.fr/a b'))[0]?.url).toBe('https://exemple.fr/a%20b')
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'exemple.fr', 'https://moi:secret@exemple.fr/'])
      expect(failureCode(() => checkAttachments(link(url)))).toBe('invalid_input attachments.0.url')
  })
})
