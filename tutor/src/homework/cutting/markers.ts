/** What a line begins with: the word of an exercise, a number, a letter, a bullet; `rest` is what follows it. */
export type Marker =
  | { kind: 'exercise'; label: string; rest: string }
  | { kind: 'number' | 'letter'; label: string; rest: string }
  | { kind: 'bullet'; rest: string; doubtful: boolean }

const EXERCISE =
  /^[\s#*_]*(?:exercices?|exos?|ex|problèmes?|problemes?|activités?|activites?|partie|document)\b\.?\s*(?:n\s?[°ºo]\s*)?(\d{1,3}|[A-Z]|[IVX]{1,4})?(?=$|[\s:.)*_–—-])[\s*_]*[:.)–—-]?[\s*_]*/iu
const QUESTION = /^[\s*_]*(?:question|qu?)\s*\.?\s*(?:n\s?[°ºo]\s*)?(\d{1,3})\s*[*_]*\s*[:.)–—-]\s*[*_]*\s*/iu
const NUMBER = /^[\s*_]*\(?(\d{1,2})\s?(?:\)|°\)?|º\)?|\.(?=\s|$|\p{L})|[-–](?=\s+\p{L}))[.:]?[*_]*\s*/u
const LETTER = /^[\s*_]*(?:\(?([a-hA-H])\)|([a-h])\.(?=\s|$)|([A-H])\.(?=\s))[*_]*\s*/u
const BULLET = /^\s*(?:[•▪◦●○■□▢➢➤►✓✔»›]|[-–—*](?=\s))\s*/u

/** A statement that names a whole exercise and nothing else is a header; 'Document 1' is one when it stands with its number. */
const isHeader = (line: string, match: RegExpMatchArray) => {
  const word = match[0].trim().toLowerCase()
  if (match[1] !== undefined) return true
  return /^[\s#*_]*(?:exercice|exo|problème|probleme|activité|activite)s?[\s*_]*[:.]?$/iu.test(line) && word !== ''
}

/** What a line begins with, if anything. */
export const readMarker = (line: string): Marker | undefined => {
  const exercise = line.match(EXERCISE)
  if (exercise && isHeader(line, exercise))
    return { kind: 'exercise', label: exercise[1] ?? '', rest: line.slice(exercise[0].length) }
  const question = line.match(QUESTION)
  if (question) return { kind: 'number', label: question[1] ?? '', rest: line.slice(question[0].length) }
  const number = line.match(NUMBER)
  if (number) return { kind: 'number', label: number[1] ?? '', rest: line.slice(number[0].length) }
  const letter = line.match(LETTER)
  if (letter)
    return { kind: 'letter', label: letter[1] ?? letter[2] ?? letter[3] ?? '', rest: line.slice(letter[0].length) }
  const bullet = line.match(BULLET)
  if (!bullet) return undefined
  const rest = line.slice(bullet[0].length)
  // « - 3 + 5 » may be a bullet or a sign.
  return { kind: 'bullet', rest, doubtful: /^\s*[-–—*]/.test(bullet[0]) && /^[\d(a-z]\s*[\d+\-−–×*÷:/(^²]/i.test(rest) }
}
