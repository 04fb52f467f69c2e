import { plainOrdinals } from '@ariane/activities/api'

/** Apostrophes, quotes, hyphens and spaces in one shape. */
const evenWriting = (text: string) =>
  plainOrdinals(text)
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[«»“”„"*_]/g, ' ')
    .replace(/…/g, '...')
    .replace(/\s+/gu, ' ')
    .trim()

const TOKEN =
  /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*'?|\.{3}|[.,;:!?¿¡]|[<>≤≥=+×÷√%€°/^()]|-(?=[\d(])|(?<=\s)-(?=\s)/gu

/** Words, an elided one with its apostrophe (l', qu'), signs of punctuation and of maths: −2 is not 2. */
export const tokenize = (text: string): string[] => evenWriting(text).match(TOKEN) ?? []

export const isSign = (token: string) => /^[.,;:!?¿¡]+$/.test(token)

/** Without accents, cedillas and ligatures; ß stays, it is a letter. */
export const bare = (text: string) =>
  text.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '')
