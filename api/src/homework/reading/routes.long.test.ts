import { homeworkRoutes, learningRoutes, readingRoutes } from '@ariane/shared/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi, type TestPerson, UNLIMITED } from '../../testing/test-api.ts'
import { readingStore } from './store.ts'
import { docx, lines, lockedPdf, odt, paragraph, pdf } from './testing/documents.ts'
import { photograph } from './testing/photograph.ts'

let api: TestApi
let pupil: TestPerson
let other: TestPerson
beforeAll(async () => {
  api = await createTestApi({ limiter: UNLIMITED })
  pupil = await api.signUp()
  other = await api.signUp()
  await api.startJobs()
})
afterAll(() => api.close())

const MB = 2 ** 20
const send = async (bytes: Buffer, name = 'fichier', who = pupil) => {
  const body = { userId: who.uid, name, data: bytes.toString('base64') }
  return (await who.call(readingRoutes.readStatement, body)).data
}
const poll = async (id: string, who = pupil) =>
  (await who.call(readingRoutes.pollReading, { id, userId: who.uid })).data
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const reading = await poll(id)
      expect(['read', 'failed']).toContain(reading.state)
      return reading
    },
    { timeout: 40_000, interval: 100 },
  )
const read = async (bytes: Buffer) => ended((await send(bytes)).id)
const page = (text: string) => photograph(text, { font: 'sans', size: 30, width: 1000, shadow: 0.3, noise: 4 })

describe('a statement that is sent', () => {
  it('@H07 is read at once when it is a text, whatever wrote it', async () => {
    const windows = Buffer.from([0xc9, 0x6e, 0x6f, 0x6e, 0x63, 0xe9, 0x20, 0x31])
    const text = { state: 'read', kind: 'text', text: 'Énoncé 1', uncertain: [], notices: [], failure: null }
    for (const bytes of [
      Buffer.from('Énoncé 1\r\n'),
      Buffer.from('\ufeffÉnoncé 1', 'utf16le'),
      Buffer.from('\ufeffÉnoncé 1'),
      windows,
    ]) {
      expect(await send(bytes)).toMatchObject(text)
    }
  })

  it('@H07 is read while nobody waits when it is a document', async () => {
    const begun = await send(docx(paragraph('Calculer l’aire du carré.')))
    expect(begun).toMatchObject({ state: 'waiting', kind: 'docx', text: '' })
    expect(await ended(begun.id)).toMatchObject({ state: 'read', text: 'Calculer l’aire du carré.', pages: 1 })
    expect(await read(odt('<text:p>Lire la page.</text:p>'))).toMatchObject({ kind: 'odt', text: 'Lire la page.' })
    const two = await read(pdf([lines('Une page de questions.'), lines('Une autre page de questions.')]))
    expect(two).toMatchObject({ kind: 'pdf', pages: 2, pagesDone: 2 })
  }, 60_000)

  it('is told by its content, never by its name', async () => {
    expect(await send(Buffer.from('Lire.'), 'photo.jpg')).toMatchObject({ kind: 'text', name: 'photo.jpg' })
  })

  it.each([
    ['Rich Text', '{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 Calculer l\\u8217?aire.\\par}'],
    ['a page of the web', '<!DOCTYPE html><title>Devoir</title><p>Calculer l&rsquo;aire.</p>'],
  ])(
    'may be %s, whatever its name',
    async (_what, file) => {
      expect(await read(Buffer.from(file))).toMatchObject({ state: 'read', kind: 'text', text: 'Calculer l’aire.' })
    },
    60_000,
  )

  it('may come as a data URL', async () => {
    const data = `data:text/plain;charset=utf-8;base64,${Buffer.from('Lire.').toString('base64')}`
    const body = { userId: pupil.uid, name: 'a.txt', data }
    expect((await pupil.call(readingRoutes.readStatement, body)).data).toMatchObject({ state: 'read', text: 'Lire.' })
  })

  it('may be long, and is cut then', async () => {
    const reading = await send(Buffer.from('mot '.repeat(6000)))
    expect(reading).toMatchObject({ state: 'read', notices: ['cut'] })
    expect(reading.text.length).toBeLessThanOrEqual(20_000)
  })

  it('stays read when word of its last page comes late', async () => {
    const { id } = await send(Buffer.from('Lire.'))
    await readingStore(api.db.q).progressed(id, { pages: 2, pages_done: 2 })
    expect(await poll(id)).toMatchObject({ state: 'read', text: 'Lire.' })
  })

  it('can be stopped, and is forgotten then', async () => {
    const { id } = await send(docx(paragraph('Un exercice.')))
    await pupil.call(readingRoutes.cancelReading, { id })
    await expect(poll(id)).rejects.toMatchObject({ status: 404 })
  })

  it('is nobody else’s', async () => {
    const { id } = await send(Buffer.from('Lire.'))
    await expect(poll(id, other)).rejects.toMatchObject({ status: 404 })
    const body = { userId: pupil.uid, name: 'a', data: 'TGlyZQ==' }
    await expect(other.call(readingRoutes.readStatement, body)).rejects.toMatchObject({ status: 403 })
  })

  it('is forgotten after a day', async () => {
    const { id } = await send(Buffer.from('Lire.'))
    const before = { created_at: new Date(Date.now() - 25 * 3_600_000) }
    await api.db.q().updateTable('readings').set(before).where('id', '=', id).execute()
    await send(Buffer.from('Autre chose.'), 'b', other)
    await expect(poll(id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('files that cannot be read', () => {
  it.each<[string, () => Buffer, string]>([
    ['a program', () => Buffer.from('\x7fELF\x02\x01\x01\0\0\0', 'latin1'), 'unreadable_type'],
    ['a gif', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'unreadable_type'],
    ['an archive of something else', () => Buffer.from('PK\x03\x04 a game', 'latin1'), 'unreadable_type'],
    ['an old Word document', () => Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'unreadable_type'],
    ['a Word document with a password', () => compound('EncryptedPackage'), 'protected'],
    ['a photo of an iPhone', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'heic'],
    [
      'XML of an office',
      () => Buffer.from('<?xml version="1.0"?><w:wordDocument><w:t>Un</w:t></w:wordDocument>'),
      'unreadable_type',
    ],
    ['a drawing', () => Buffer.from('<svg xmlns="x"><text>Un</text></svg>'), 'unreadable_type'],
    ['a page saved as a mail', () => Buffer.from('From: <Saved by Blink>\r\nMIME-Version: 1.0'), 'unreadable_type'],
    ['Rich Text without words', () => Buffer.from('{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}}'), 'nothing_recognised'],
    ['an empty text', () => Buffer.from(' \n\t'), 'nothing_recognised'],
    ['a PDF with a password', lockedPdf, 'protected'],
    ['a photo that is cut', () => Buffer.from('ffd8ffe000104a46', 'hex'), 'damaged'],
    ['11 MB', () => Buffer.alloc(11 * MB, 'a'), 'too_large'],
  ])(
    '@X06 are refused with a reason: %s',
    async (_what, bytes, failure) => {
      expect(await read(bytes())).toMatchObject({ state: 'failed', failure, text: '' })
    },
    60_000,
  )

  it('@X06 10 MB pass, and a body beyond every file does not', async () => {
    expect(await send(Buffer.alloc(10 * MB, 'mot '))).toMatchObject({ state: 'read', kind: 'text' })
    await expect(send(Buffer.alloc(12 * MB, 'a'))).rejects.toMatchObject({ status: 413, code: 'too_large' })
  }, 60_000)

  it.each(['', '!!!!', 'data:text/plain,Lire', 'TGlyZ'])('@X06 what is no base64 is no file: %j', async data => {
    const body = { userId: pupil.uid, name: 'a', data }
    await expect(pupil.call(readingRoutes.readStatement, body)).rejects.toMatchObject({ status: 400 })
  })

  it('@X06 a picture with an archive behind it is kept as the picture alone', async () => {
    const polyglot = Buffer.concat([await page('Lire la page douze.'), docx(paragraph('caché'))])
    const image = polyglot.toString('base64')
    const { id } = await send(polyglot)
    expect(await ended(id)).toMatchObject({ state: 'read', kind: 'image' })
    const homework = await generateHomework({ image, desc: 'Lire la page douze.' })
    const { data } = await pupil.call(homeworkRoutes.homeworkMedia, { id: homework.id })
    const kept = Buffer.from(data.data, 'base64')
    expect([data.type, kept.includes('PK\x03\x04'), kept.includes('word/document.xml')]).toEqual([
      'image/jpeg',
      false,
      false,
    ])
  }, 60_000)
})

const compound = (part: string) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(part, 'utf16le')])

const generateHomework = async (changes: { image: string; desc: string }) => {
  const request = { userId: pupil.uid, pathType: 'homework' as const, subject: 'Français' as const, ...changes }
  const { data } = await pupil.call(learningRoutes.generatePath, { ...request, chapterId: 'fr-4-dire-amour' })
  return vi.waitFor(
    async () => {
      const homework = (await pupil.call(homeworkRoutes.readHomework, { id: data.id })).data
      expect(homework.status).not.toBe('generating')
      return homework
    },
    { timeout: 40_000, interval: 100 },
  )
}

describe('a homework from a photo', () => {
  it('@H07 is written from the text as the pupil corrected it', async () => {
    const photo = await page('1. Conjuguer le verbe finir au présent.')
    const { id } = await send(photo)
    await expect(pupil.call(readingRoutes.confirmReading, { id, userId: pupil.uid, text: 'x' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await ended(id)
    const text = '1. Conjuguer le verbe grandir au futur.'
    await pupil.call(readingRoutes.confirmReading, { id, userId: pupil.uid, text })
    expect(await generateHomework({ image: photo.toString('base64'), desc: 'Conjuguer' })).toMatchObject({
      status: 'generated',
      sent: { input: 'image', text, media: { type: 'image/jpeg' } },
    })
  }, 60_000)

  it('@H07 that was not read before is read then', async () => {
    const photo = await page('1. Conjuguer le verbe choisir au présent.')
    expect(await generateHomework({ image: photo.toString('base64'), desc: 'Conjuguer' })).toMatchObject({
      status: 'generated',
      sent: { text: '1. Conjuguer le verbe choisir au présent.' },
    })
  }, 60_000)

  it('without any text is incomplete, with what was sent and the reason', async () => {
    const blank = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#fafafa' } })
      .png()
      .toBuffer()
    const homework = await generateHomework({ image: blank.toString('base64'), desc: 'Ma photo' })
    expect(homework).toMatchObject({
      status: 'incomplete_homework',
      failure: 'nothing_recognised',
      sent: { input: 'image', desc: 'Ma photo', media: { type: 'image/png' } },
      modules: [],
    })
    const media = await pupil.call(homeworkRoutes.homeworkMedia, { id: homework.id })
    expect((await sharp(Buffer.from(media.data.data, 'base64')).metadata()).width).toBe(900)
  }, 60_000)
})
