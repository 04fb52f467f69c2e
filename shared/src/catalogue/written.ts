import { asTyped } from '@ariane/activities/typed'

export { withoutAccents } from '@ariane/activities/typed'

/** A text as it was meant, on one line: nothing that is not seen, one space between words. */
export const asLine = (text: string) => asTyped(text).replace(/\s+/gu, ' ').trim()

/**
 * What two writings of a name have in common, to compare them: 'ÉLAN-2' → 'elan 2'. Capitals, accents of Latin letters and
 * punctuation count for nothing; no other letter, digit or sign is lost, whatever the script.
 */
export const fold = (text: string) =>
  asTyped(text)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
