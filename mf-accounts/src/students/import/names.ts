const PARTICLES = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'van', 'von', 'ben', 'el', 'al', 'd’', "d'"])

/** A word in capitals, as schools write last names: 'MARTIN', 'd’ORMESSON', 'SAINT-EXUPÉRY'. */
const isCapital = (word: string) => /\p{Lu}{2}/u.test(word) && !/\p{Ll}{2}/u.test(word)
const isParticle = (word: string) => PARTICLES.has(word.toLowerCase())

/** 'MARTIN' → 'Martin'; what has a small letter is left as it is written. */
export const soften = (name: string) =>
  name.length > 1 && name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name

/** How many words at the beginning are a last name in capitals. */
function countLast(words: readonly string[]): number {
  let count = 0
  while (count < words.length && (isCapital(words[count] ?? '') || isParticle(words[count] ?? ''))) count += 1
  // A particle alone is no name: 'Le Van' is read by place.
  return words.slice(0, count).some(isCapital) ? count : 0
}

/** 'MARTIN Léa' and 'Martin, Léa' → the last and the first name. Without capitals the first word is the last name. */
export function splitFullName(written: string): { lastName: string; firstName: string } {
  const [before = '', ...after] = written.split(',').map(part => part.trim())
  if (after.length > 0) return { lastName: before, firstName: after.join(' ') }
  const words = written.split(' ').filter(Boolean)
  const cut = (at: number) => ({ lastName: words.slice(0, at).join(' '), firstName: words.slice(at).join(' ') })
  if (words.length < 2) return { lastName: '', firstName: written }
  const leading = countLast(words)
  if (leading > 0 && leading < words.length) return cut(leading)
  const trailing = words.findIndex(
    (word, at) => at > 0 && words.slice(at).every(isCapital) && !isCapital(words[at - 1] ?? word),
  )
  if (trailing > 0) return { firstName: words.slice(0, trailing).join(' '), lastName: words.slice(trailing).join(' ') }
  return cut(1)
}
