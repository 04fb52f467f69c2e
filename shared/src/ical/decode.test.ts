import { describe, expect, it } from 'vitest'
import { decodeCalendar } from './decode.ts'

const TEXT = 'SUMMARY:Révision'
const FOLDED = 'SUMMARY:Ré\r\n vision'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('@Y07 the text of a calendar', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-8 folded inside a character', Buffer.from('53554d4d4152593a52c30d0a20a9766973696f6e', 'hex')],
    ['UTF-8 folded at an empty line', Buffer.from('SUMMARY:Ré\r\n\r\n\tvision')],
    ['Latin letters of older programs', Buffer.from(TEXT, 'latin1')],
    ['Latin letters of older programs, folded', Buffer.from(FOLDED, 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(FOLDED)])],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(TEXT).swap16()])],
  ])('is read as it was written: %s', (_, bytes) => {
    expect(decodeCalendar(bytes)).toBe(TEXT)
  })

  it.each(['\r\n', '\n', '\r', '\r\n\r\n'])('has one line feed between lines that end with %j', end => {
    expect(decodeCalendar(Buffer.from(`A:1${end}B:2${end}`))).toBe('A:1\nB:2\n')
  })
})
