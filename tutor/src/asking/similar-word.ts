import { isWord } from '../grade/text/lexicon.ts'

const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/(?<!c)h/g, ''],
  [/y/g, 'i'],
  [/eau|au/g, 'o'],
  [/qu|q|k|c(?=[aourlt]|$)/g, 'k'],
  [/ss|ç|c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/ai|ei/g, 'e'],
  [/an|am|en|em/g, 'an'],
  [/in|im|ain|ein/g, 'in'],
  [/z/g, 's'],
  [/j|g(?=[ei])/g, 'j'],
  [/(.)\1/g, '$1'],
  [/(?<=..)[esdtx]$/g, ''],
]

const MAX_KEPT = 50_000
const sounds = new Map<string, string>()

/** How a folded word sounds, roughly: « ipotenuse » and « hypoténuse » are one. */
const pronounce = (word: string): string => {
  const known = sounds.get(word)
  if (known !== undefined) return known
  const sound = SOUNDS.reduce((said, [from, to]) => said.replace(from, to), word)
  if (sounds.size >= MAX_KEPT) sounds.clear()
  sounds.set(word, sound)
  return sound
}

/** Whether one letter added, dropped, changed or swapped makes one word of the other. */
const isOneLetterApart = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

const MIN_LETTERS = 5
/** « letalement » is « l’étalement » without its apostrophe. */
const withoutElision = (word: string) => (/^[ldjmnst][aeiouh]/.test(word) ? word.slice(1) : word)

/** The stem of the lesson that a pupil meant by a stem that it does not have; undefined where none is near enough. */
export const findSimilar = (word: string, lesson: Iterable<string>, written: string): string | undefined => {
  if (word.length < 4 || /\d/.test(word) || isWord(written)) return undefined
  const bare = withoutElision(word)
  const sound = pronounce(word)
  let near: string | undefined
  for (const candidate of lesson) {
    if (candidate.length < 4) continue
    const other = pronounce(candidate)
    if (other === sound || candidate === bare) return candidate
    // « config » is the beginning of « configuration ».
    if (candidate.length > word.length + 1 && candidate.startsWith(word)) near ??= candidate
    if (near === undefined && word.length >= MIN_LETTERS && candidate.length >= MIN_LETTERS)
      if (isOneLetterApart(word, candidate) || (sound.length >= MIN_LETTERS && isOneLetterApart(sound, other)))
        near = candidate
  }
  return near
}
