import type { Reading, ReadingFailure } from '@ariane/shared/contracts'
import { detectKind } from '../../platform/files/kinds.ts'
import { isMarkup } from './markup/index.ts'
import { decodeText } from './plain-text.ts'

/** What can be read, by its content. */
export type ReadableKind = NonNullable<Reading['kind']>

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
const at = (bytes: Buffer, from: number, text: string) => bytes.toString('latin1', from, from + text.length) === text
/** Old Office documents, and new ones behind a password: a compound file. */
const isCompound = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

/** The kind of a file, or why it is not read. A document is only told from other archives when it is opened. */
export function readableKind(bytes: Buffer): { kind: ReadableKind } | { failure: ReadingFailure } {
  const media = detectKind(bytes)
  if (media) return { kind: media.kind }
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { kind: 'pdf' }
  if (at(bytes, 0, 'PK\u0003\u0004')) return archive(bytes)
  if (at(bytes, 4, 'ftyp') && HEIC_BRANDS.some(brand => at(bytes, 8, brand))) return { failure: 'heic' }
  if (isCompound(bytes)) return { failure: bytes.includes(ENCRYPTED_PACKAGE) ? 'protected' : 'unreadable_type' }
  return isText(bytes) && !isForeign(bytes) ? { kind: 'text' } : { failure: 'unreadable_type' }
}

/** Texts that only a program reads: XML of an office, a drawing, a print file, a page saved as a mail, a file of TeX, data. */
const FOREIGN =
  /^\s*(?:<\?xml\b|<svg\b|%!PS|MIME-Version:|From: <Saved by|<mxfile\b|\\documentclass\b|BEGIN:V(?:CALENDAR|CARD)\b|\{\s*"\w+"\s*:)/i
const HEAD_BYTES = 4000

function isForeign(bytes: Buffer): boolean {
  const head = decodeText(bytes.subarray(0, HEAD_BYTES))
  return FOREIGN.test(head) && !isMarkup(head)
}

function archive(bytes: Buffer): { kind: ReadableKind } | { failure: ReadingFailure } {
  if (bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument.text')) return { kind: 'odt' }
  if (bytes.includes('word/document.xml')) return { kind: 'docx' }
  return { failure: 'unreadable_type' }
}

const UTF16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])]
/** Controls that no text has: those below the space but tab, line feed, form feed, carriage return and escape. */
const isControl = (byte: number) => byte < 32 && (byte < 9 || byte > 13 || byte === 11) && byte !== 27

function isText(bytes: Buffer): boolean {
  if (UTF16.some(mark => bytes.subarray(0, 2).equals(mark))) return true
  for (const byte of bytes) if (isControl(byte)) return false
  return bytes.length > 0
}
