import { fold } from '../../words.ts'
import { type Contrast, findContrasts, type Side } from './contrasts.ts'
import type { Answer } from './evidence.ts'
import { isFiniteVerb } from './lexicon.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'

const BREAK = /[.,](?!\d)|[;:!?()=\n]+|\b(?:et|mais|alors qu(?:e|')|tandis qu(?:e|')|puis|donc|car|ensuite)\s/u
/** What is named only to be set against. */
const ASIDE = /\b(?:contrairement|par rapport|a la difference|a l'inverse|au lieu)\b/

type Piece = { text: string; words: readonly Word[] }
/** The pieces of an answer between pauses and links, with what they say. */
const cutPieces = ({ text }: Answer): Piece[] =>
  fold(text)
    .split(BREAK)
    .map(piece => (piece ?? '').trim())
    .filter(piece => piece !== '' && !ASIDE.test(piece))
    .map(piece => ({ text: piece, words: splitWords(piece) }))

/** « On devant un jour », not « on met »: a name that is also a pronoun. */
const holdsSilent = (text: string, name: string) => {
  const tokens = text.match(/[\p{L}\d]+'?/gu) ?? []
  return tokens.some((token, at) => {
    if (token !== name) return false
    const next = tokens[at + 1]
    return name !== 'on' || next === undefined || /^(?:s'|se)$/.test(next) || next === 'est' || !isFiniteVerb(next)
  })
}

const NOWHERE = Number.POSITIVE_INFINITY
/** Where a piece names a side; far away when it does not. */
const findName = ({ text, words }: Piece, { names, wholeNames, silentNames }: Side, other: Side): number => {
  const at = words.findIndex(word => names.has(word))
  if (at >= 0) return at
  const silent = silentNames.find(name => holdsSilent(text, name))
  if (silent !== undefined) return 0
  if (words.some(word => other.names.has(word))) return NOWHERE
  const isWhole = wholeNames.some(name =>
    [...name.words].every(one => words.some(({ text: word }) => word === one.text)),
  )
  return isWhole ? 0 : NOWHERE
}
const states = ({ words }: Piece, { said }: Side) => words.some(word => !word.denied && said.has(word))

/** « C’est l’œil qui reçoit » has a subject of its own. */
const CLEFT = /^(?:c'est|ce sont) .+ qui\b/

type Found = { name: 0 | 1 | undefined; states: readonly [boolean, boolean]; stands: boolean }
const readPiece = (piece: Piece, [one, other]: Contrast): Found => {
  const [a, b] = [findName(piece, one, other), findName(piece, other, one)]
  const name = a === b ? undefined : a < b ? 0 : 1
  return { name, states: [states(piece, one), states(piece, other)], stands: CLEFT.test(piece.text) }
}

/** Which sides of a contrast are told of the other one, and of themselves. */
const countSides = (pieces: readonly Piece[], contrast: Contrast) => {
  const found = pieces
    .map(piece => readPiece(piece, contrast))
    .filter(({ name, states: [a, b] }) => name !== undefined || a || b)
  // « Devant une heure on met at »: what is told comes before the names.
  const isLed = found[0]?.name === undefined
  let last: 0 | 1 | undefined
  const [crossed, own] = [new Set<number>(), new Set<number>()]
  for (const [at, { name, states: stated, stands }] of found.entries()) {
    const next = found.slice(at).find(one => one.name !== undefined)?.name
    const of = name ?? (stands ? undefined : isLed ? next : last)
    if (name !== undefined) last = name
    if (of === undefined) continue
    if (stated[of]) own.add(of)
    else if (stated[of === 0 ? 1 : 0]) crossed.add(of)
  }
  return { crossed: crossed.size, own: own.size }
}

/** Of how many things that the lesson tells apart an answer says what belongs to the other; certain when of both and nothing rightly. */
export const findCrossedContrasts = (answer: Answer, rubric: Rubric): { crossed: boolean; certain: boolean } => {
  const contrasts = findContrasts(rubric)
  if (contrasts.length === 0) return { crossed: false, certain: false }
  const pieces = cutPieces(answer)
  const counts = contrasts.map(contrast => countSides(pieces, contrast))
  return {
    crossed: counts.some(({ crossed }) => crossed > 0),
    certain: counts.some(({ crossed, own }) => crossed > 1 && own === 0),
  }
}
