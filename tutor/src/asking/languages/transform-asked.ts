import { type Solution, solve } from '../../homework/solve/index.ts'
import type { Pack } from '../../pack.ts'
import { fold } from '../../words.ts'

const VERB =
  /^(?:tu peux |peux-tu |comment |comment on |alors )?(?:transforme\p{L}*|met[sz]?|mettre|ecri[stv]\p{L}*|passe[rz]?|reecri\p{L}*|tourne[rz]?)\b/u
const TASKS: [RegExp, string][] = [
  [/\b(?:a la |au |en |la )?(?:voix |forme )?passi(?:f|ve)\b/, 'Mets la phrase à la voix passive.'],
  [/\b(?:a la |en )?(?:forme )?negati(?:f|ve|on)\b/, 'Mets à la forme négative.'],
  [/\b(?:a la |en )?(?:forme )?(?:interrogative|question)\b/, 'Mets à la forme interrogative.'],
  [/\bau pluriel\b/, 'Mets au pluriel.'],
]
/** « la phrase », « cette phrase », « : » around what is to be changed. */
const AROUND = /^[\s:,«"]*(?:(?:moi )?(?:la|cette) phrase(?: suivante)?)?[\s:,«"]*|[\s»".?!]*$/gu

/** Whether a sentence is to be changed. */
export const isTransformation = (plain: string): boolean => {
  const folded = fold(plain)
  return VERB.test(folded) && TASKS.some(([pattern]) => pattern.test(folded)) && !/\bcomment\b/.test(folded)
}

/** « mets au passif : le chat mange la souris » worked out by a solver; undefined where none is sure. */
export const transformAsked = ({ subject }: Pack, plain: string): Solution | undefined => {
  const folded = fold(plain)
  const verb = folded.match(VERB)?.[0]
  const [pattern, instruction] = TASKS.find(([one]) => one.test(folded)) ?? []
  if (verb === undefined || !pattern || instruction === undefined || folded.length !== plain.length) return undefined
  const [cue = ''] = folded.match(pattern) ?? []
  const at = folded.indexOf(cue)
  const pieces = plain.includes(':')
    ? [plain.slice(plain.indexOf(':') + 1)]
    : [plain.slice(verb.length, at), plain.slice(at + cue.length)]
  const sentence = pieces
    .map(piece => piece.replace(pattern, '').replace(AROUND, ''))
    .filter(piece => piece !== '')
    .join(' ')
  if (sentence === '') return undefined
  const body = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
  return solve({ instruction, body, context: '', subject })
}
