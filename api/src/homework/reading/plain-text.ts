import { UNSEEN } from '@ariane/activities/typed'

const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/** The text of a file as it is written: UTF-8, UTF-16 by its mark, else what Windows wrote for decades. */
export function decodeText(bytes: Buffer): string {
  for (const [encoding, mark] of Object.entries(MARKS)) {
    if (bytes.subarray(0, 2).equals(Buffer.from(mark))) return new TextDecoder(encoding).decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Lines without what is not seen: controls, spaces at their ends, more than one empty line. */
export const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(UNSEEN, '')
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
