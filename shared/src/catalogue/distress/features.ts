import { listFields } from './lexical-fields.ts'
import { isSilent, splitText } from './normalise.ts'
import { toSound } from './sound.ts'

/** Places of the table of weights. */
export const PLACES = 2 ** 16

const hash = (text: string, seed: number) => {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}
const combine = (value: number, next: number) => Math.imul(value, 0x85ebca6b) ^ next ^ (value >>> 13)

/** Whatever is not words: a question, a quotation, a number, a name within a sentence. */
const SIGNS = [/\?/, /[«"“]/, /\d/, /[\p{Ll},;] (?:d['’]|l['’])?\p{Lu}\p{Ll}+/u]

/** What a feature is, so that the same letters of another kind have another place. */
const [SIGN, ALONE, NEXT, THIRD, FAR, LETTERS, SOUNDS, FIELD] = [1, 2, 3, 4, 5, 6, 7, 8]
const SEED = 0x811c9dc5
const MAX_PIECE = 5
const REACH = 3

/** Which places were met in the text at hand: each counts once. */
const met = new Uint32Array(PLACES)
let turn = 0

/** What a text is weighed by, as places of the table: words, pieces of words, fields of words and those that meet. */
export function listFeatures(text: string): number[] {
  const places: number[] = []
  turn++
  const add = (kind: number, value: number) => {
    let mixed = combine(value, kind)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    const place = (mixed ^ (mixed >>> 12)) & (PLACES - 1)
    if (met[place] === turn) return
    met[place] = turn
    places.push(place)
  }
  const addPieces = (kind: number, letters: string, least: number) => {
    for (let start = 0; start < letters.length; start++) {
      let value = SEED
      for (let size = 1; size <= MAX_PIECE && start + size <= letters.length; size++) {
        value = Math.imul(value ^ letters.charCodeAt(start + size - 1), 0x01000193)
        if (size >= least) add(kind, value)
      }
    }
  }
  const words = splitText(text)
  for (const [place, sign] of SIGNS.entries()) if (sign.test(text)) add(SIGN, place)
  addPieces(LETTERS, `_${words.filter(word => word !== '.').join('_')}_`, 3)

  const sounds = words.filter(word => !isSilent(word)).map(toSound)
  addPieces(SOUNDS, `_${sounds.filter(sound => sound !== '.').join('_')}_`, 2)
  const hashes = sounds.map(sound => hash(sound, SEED))
  for (const [at, value] of hashes.entries()) {
    const isEnd = sounds[at] === '.'
    if (!isEnd) add(ALONE, value)
    const next = hashes[at + 1]
    if (next === undefined) break
    const pair = combine(value, next)
    add(NEXT, pair)
    const third = hashes[at + 2]
    if (!isEnd && sounds[at + 1] !== '.' && third !== undefined) add(THIRD, combine(pair, third))
    for (let step = 1; step < REACH + 1 && !isEnd && sounds[at + step] !== '.'; step++) {
      const other = hashes[at + step]
      if (step > 1 && other !== undefined) add(FAR, combine(value, other))
    }
  }
  addFields(sounds, value => add(FIELD, value))
  return places
}

const FIELDS = 64
/** Which fields are there, which two and three of them are there together, and which follow on each other. */
function addFields(sounds: readonly string[], add: (value: number) => void) {
  const runs = sounds.map(listFields).filter(fields => fields.length > 0)
  const all = [...new Set(runs.flat())].sort((a, b) => a - b)
  for (const [at, first] of all.entries()) {
    add(first)
    for (let next = at + 1; next < all.length; next++) {
      const pair = first + FIELDS * (1 + (all[next] ?? 0))
      add(pair)
      for (let last = next + 1; last < all.length; last++) add(pair + FIELDS ** 2 * (1 + (all[last] ?? 0)))
    }
  }
  for (const [at, run] of runs.entries())
    for (const first of run) {
      for (const third of runs[at + 2] ?? []) add(first + FIELDS * third + FIELDS ** 4)
      for (const second of runs[at + 1] ?? []) {
        const pair = first + FIELDS * second + FIELDS ** 4 * 2
        add(pair)
        for (const third of runs[at + 2] ?? []) add(pair + FIELDS ** 2 * (1 + third))
      }
    }
}

/** By how much the sum of so many weights is made smaller: a longer text has more of them. */
export const scaleFor = (count: number): number => 1 / Math.sqrt(Math.max(1, count))
