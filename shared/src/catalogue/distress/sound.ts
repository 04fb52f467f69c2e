const rewrite = (word: string, steps: readonly (readonly [RegExp, string])[]) =>
  steps.reduce((now, [pattern, by]) => now.replace(pattern, by), word)

/** Letters that sound the same become one; capitals stand for sounds of two letters. */
const LETTERS = [
  [/(.)\1+/g, '$1'],
  [/s?ch/g, 'C'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/qu|q|c(?![eiyC])/g, 'k'],
  [/gu(?=[eiy])/g, 'G'],
  [/g(?=[eiy])/g, 'j'],
  [/G/g, 'g'],
  [/c/g, 's'],
  [/z/g, 's'],
  [/w(?=[ai])|o[iy]/g, 'wa'],
  [/waa/g, 'wa'],
  [/eau|au/g, 'o'],
  [/ou/g, 'U'],
  [/y/g, 'i'],
] as const

/** What is not heard at the end; the endings of a verb that are written in many ways leave an apostrophe. */
const ENDINGS = [
  [/([^s])[sx]+$/, '$1'],
  [/^(..+i)re?$/, "$1'"],
  [/^(...+?)(?:ee?|er|aient|ait|ai)$/, "$1'"],
  [/^(..+?)[tdp]+$/, '$1'],
] as const

/** Vowels through the nose, and the many ways to write the others. */
const VOWELS = [
  [/[ae]?i[nm](?![aeiouUnm'])|u[nm](?![aeiouUnm'])/g, 'I'],
  [/[ea][nm](?![aeiouUnm'])/g, 'A'],
  [/o[nm](?![aeiouUnm'])/g, 'O'],
  [/ai|ei/g, 'e'],
  [/oe?u|eu/g, 'E'],
  [/'/, ''],
] as const

const known = new Map<string, string>()
const MAX_KNOWN = 4000

/** How a word sounds, roughly: the same for the ways in which a pupil may write it. Letters without accents only. */
export function toSound(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const sound = word.length < 3 ? word : rewrite(rewrite(rewrite(word, LETTERS), ENDINGS), VOWELS)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(word, sound)
  return sound
}
