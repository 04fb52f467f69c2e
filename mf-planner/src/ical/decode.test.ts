import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'

const TEXT = 'SUMMARY:Révision'
const utf16 = Buffer.from(TEXT, 'utf16le')

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['Latin letters of older programs', Buffer.from(TEXT, 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
  ])('is read as it was written: %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT)
  })
})
