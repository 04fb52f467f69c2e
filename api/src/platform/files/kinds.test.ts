import { describe, expect, it } from 'vitest'
import { detectKind } from './kinds.ts'

const box = (type: string, ...inside: (Buffer | string)[]) => {
  const body = Buffer.concat(inside.map(part => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
/** A box whose length takes eight bytes. */
const longBox = (type: string, body: Buffer) => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(type, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + body.length), 8)
  return Buffer.concat([head, body])
}
const brand = (name: string) => box('ftyp', name, '\0\0\0\0', 'isom')
const track = (kind: string) =>
  box(
    'trak',
    box('tkhd', '\0'.repeat(84)),
    box('mdia', box('mdhd', '\0'.repeat(24)), box('hdlr', '\0'.repeat(8), kind, '\0'.repeat(12))),
  )
const film = (...kinds: string[]) =>
  box('moov', box('mvhd', '\0'.repeat(100)), ...kinds.map(track), box('udta', 'cover'))
const data = box('mdat', 'soun vide moov '.repeat(50))

const AUDIO = { kind: 'audio', mime: 'audio/mp4' }

describe('a sound in an MPEG-4 file', () => {
  it.each([
    ['of a recorder', [brand('mp42'), film('soun'), data]],
    ['with its tracks at the end', [brand('isom'), data, film('soun')]],
    ['behind a part with a long length', [brand('mp42'), longBox('mdat', Buffer.alloc(3000)), film('soun')]],
    ['in pieces', [brand('dash'), film('soun'), box('moof', 'x'), data]],
    ['with chapters', [brand('mp41'), film('soun', 'text'), data]],
    ['of an audio book', [brand('M4B '), film('soun'), data]],
    [
      'with a last part without a length',
      [brand('iso2'), film('soun'), Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('mdat')])],
    ],
  ])('%s is taken', (_what, parts) => expect(detectKind(Buffer.concat(parts))).toEqual(AUDIO))

  it.each([
    ['a film', [brand('mp42'), film('vide', 'soun'), data]],
    ['a mute film', [brand('isom'), film('vide')]],
    ['a file without tracks', [brand('mp42'), data]],
    ['a photo', [brand('heic'), box('meta', box('hdlr', '\0'.repeat(8), 'pict'))]],
    ['a file that was cut', [brand('mp42'), film('soun').subarray(0, 60)]],
    ['a file of too many parts', [brand('mp42'), ...Array.from({ length: 30_000 }, () => box('free')), film('soun')]],
    [
      'lengths that lead nowhere',
      [brand('mp42'), Buffer.from([0, 0, 0, 1]), Buffer.from('moov'), Buffer.alloc(8, 0xff)],
    ],
  ])('is not %s', (_what, parts) => expect(detectKind(Buffer.concat(parts))).toBeUndefined())
})
