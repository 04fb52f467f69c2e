import { detectKind } from '../platform/files/kinds.ts'

/** What a document of a school is shown as, by its content: what is not known runs nowhere. */
export const detectMime = (bytes: Buffer): string =>
  detectKind(bytes)?.mime ?? (bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? 'application/pdf' : UNKNOWN)
const UNKNOWN = 'application/octet-stream'
