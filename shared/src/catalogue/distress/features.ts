import { GRAMMAR, LESSON, PLAY, SCHOOL } from './context.ts'
import { soundText } from './normalise.ts'

/** Places of the table of weights. */
export const PLACES = 2 ** 15
const REACH = 3
const PIECES = [4, 5]

const place = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  value ^= value >>> 12
  return (value >>> 0) & (PLACES - 1)
}

/** Whatever is not words: a question, a quotation, a number, a name within a sentence. */
const SIGNS: readonly [string, RegExp][] = [
  ['?', /\?/],
  ['«', /[«"“]/],
  ['0', /\d/],
  ['N', /[\p{Ll},;] (?:d['’]|l['’])?\p{Lu}\p{Ll}+/u],
]
const CONTEXTS: readonly [string, ReadonlySet<string>][] = [
  ['L', LESSON],
  ['P', PLAY],
  ['S', SCHOOL],
  ['G', GRAMMAR],
]

/** What a part of a text speaks of, and what signs the text has. */
export const listContext = (text: string, words: readonly string[]): string[] => [
  ...CONTEXTS.filter(([, list]) => words.some(word => list.has(word))).map(([name]) => name),
  ...SIGNS.filter(([, sign]) => sign.test(text)).map(([name]) => name),
]

/**
 * What a text is weighed by, as places of the table: its sounds alone and with those that follow near, pieces of them all
 * without spaces, for what is written as one word, and its context.
 */
export function listFeatures(words: readonly string[], context: readonly string[]): number[] {
  const sounds = soundText(words).trim().split(' ')
  const features = new Set(context.map(place))
  for (const [at, sound] of sounds.entries()) {
    if (sound === '.') continue
    features.add(place(`u${sound}`))
    for (let step = 1; step <= REACH; step++) {
      const other = sounds[at + step]
      if (other === undefined || other === '.') {
        if (step === 1 && other === '.') features.add(place(`e${sound}`))
        break
      }
      features.add(place(`${step === 1 ? 'b' : 's'}${sound} ${other}`))
    }
  }
  const whole = `_${sounds
    .filter(sound => sound !== '.')
    .map(sound => sound.replace('@', ''))
    .join('_')}_`
  for (const size of PIECES)
    for (let at = 0; at + size <= whole.length; at++) features.add(place(`c${whole.slice(at, at + size)}`))
  return [...features]
}
