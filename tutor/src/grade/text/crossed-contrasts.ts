import { fold } from '../../words.ts'
import { listContrasts } from './contrasts.ts'
import type { Answer } from './evidence.ts'
import { isFiniteVerb } from './lexicon.ts'
import type { Rubric } from './rubric.ts'
import type { Contrast, Side } from './tell-apart.ts'
import { splitWords, type Word } from './tokens.ts'

const BREAK =
  /[.,](?!\d)|[;:!?()=\n/]+|\s[-–—]\s|\b(?:et|mais|alors que|tandis que|puis|donc|car|ensuite)\s|\b(?:alors|tandis) qu'/u
/** What is named only to be set against. */
const ASIDE = /\b(?:contrairement|par rapport|a la difference|a l'inverse|au lieu)\b/

/** What stands in brackets names nothing for what follows. */
type Piece = { text: string; words: readonly Word[]; bracketed: boolean }
const BRACKETED = '¤'
/** The pieces of a text between pauses and links, with what they say. */
const cutPieces = (text: string): Piece[] =>
  fold(text)
    .replace(/\([^)]*\)/g, inside => inside.replace(/[(,] ?/g, start => start + BRACKETED))
    .split(BREAK)
    .map(piece => (piece ?? '').trim())
    .filter(piece => piece !== '' && !ASIDE.test(piece))
    .map(piece => ({ text: piece, words: splitWords(piece), bracketed: piece.startsWith(BRACKETED) }))

/** « On devant un jour », not « on met »; « l’Est », not « il l’est »: a name that is also a word of grammar. */
const holdsSilent = (text: string, name: string) => {
  if (name.includes("'"))
    return new RegExp(`(?<![\\p{L}'])(?<!\\b(?:il|elle|on|ne|qui) )${name}(?![\\p{L}'])`, 'u').test(text)
  const tokens = text.match(/[\p{L}\d]+'?/gu) ?? []
  return tokens.some((token, at) => {
    if (token !== name) return false
    const next = tokens[at + 1]
    return name !== 'on' || next === undefined || /^(?:s'|se)$/.test(next) || next === 'est' || !isFiniteVerb(next)
  })
}

const BEGINNING = 2
const NOWHERE = Number.POSITIVE_INFINITY
/** Where a piece names a side; far away when it does not. */
const findName = ({ text, words }: Piece, side: Side, other: Side): number => {
  const at = words.findIndex(word => side.names.has(word))
  if (at >= 0) return at
  if (words.slice(0, BEGINNING).some(word => side.subjects.has(word))) return 0
  if (side.silentNames.some(name => holdsSilent(text, name))) return 0
  if (words.some(word => other.names.has(word))) return NOWHERE
  const isWhole = side.wholeNames.some(name =>
    [...name.words].every(one => words.some(({ text: word }) => word === one.text)),
  )
  return isWhole || (other.names.size > 0 && words.some(word => side.shared.has(word))) ? 0 : NOWHERE
}
/** Of a piece that names nothing less is sure: what is ignored there may count where a name stands. */
const ignoreKey = ({ text }: Word, isNamed: boolean) => (isNamed ? text : `… ${text}`)
const findStated = ({ words }: Piece, { said, denied }: Side, isIgnored: (word: Word) => boolean): Word[] =>
  words.filter(word => !isIgnored(word) && (word.denied ? denied : said).has(word))

/** « C’est l’œil qui reçoit », « on écrit » has a subject of its own. */
const CLEFT = /^(?:c'est|ce sont) .+ qui\b|^(?:on|je|nous|tu|j') ?/

type Place = 0 | 1
type Found = { name: Place | undefined; stated: readonly [Word[], Word[]]; stands: boolean; bracketed: boolean }
const readPiece = (piece: Piece, { sides: [one, other] }: Contrast, ignored: ReadonlySet<string>): Found => {
  const [a, b] = [findName(piece, one, other), findName(piece, other, one)]
  const name = a === b ? undefined : a < b ? 0 : 1
  const isIgnored = (word: Word) => ignored.has(ignoreKey(word, name !== undefined))
  return {
    name,
    stated: [findStated(piece, one, isIgnored), findStated(piece, other, isIgnored)],
    stands: CLEFT.test(piece.text),
    bracketed: piece.bracketed,
  }
}

type Sides = { crossed: Set<Place>; own: Set<Place>; keys: string[] }
/** Which sides of a contrast are told of the other one, with what words, and which of themselves. */
const countSides = (pieces: readonly Piece[], contrast: Contrast, ignored: ReadonlySet<string>): Sides => {
  const found = pieces
    .map(piece => readPiece(piece, contrast, ignored))
    .filter(({ name, stated: [a, b] }) => name !== undefined || a.length + b.length > 0)
  // « Devant une heure on met at »: what is told comes before the names.
  const isLed = found[0]?.name === undefined
  let last: Place | undefined
  const sides: Sides = { crossed: new Set(), own: new Set(), keys: [] }
  for (const [at, { name, stated, stands, bracketed }] of found.entries()) {
    const next = found.slice(at).find(one => one.name !== undefined)?.name
    const of = name ?? (stands ? undefined : isLed ? next : last)
    if (name !== undefined && !bracketed) last = name
    if (of === undefined) continue
    const [mine, theirs] = [stated[of], stated[of === 0 ? 1 : 0]]
    if (theirs.length > mine.length) {
      sides.crossed.add(of)
      sides.keys.push(...theirs.map(word => ignoreKey(word, name !== undefined)))
    } else if (mine.length > 0) sides.own.add(of)
  }
  return sides
}

const ROUNDS = 3
type Known = { contrast: Contrast; ignored: ReadonlySet<string> }
/** A word that the model answer itself tells of the other side says nothing; undefined where the model is still crossed without, or the contrast a guess. */
const calibrate = (contrast: Contrast, pieces: readonly Piece[]): Known | undefined => {
  const ignored = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { keys } = countSides(pieces, contrast, ignored)
    if (keys.length === 0) return { contrast, ignored }
    if (contrast.guessed) return undefined
    for (const key of keys) ignored.add(key)
  }
  return undefined
}

const known = new WeakMap<Rubric, readonly Known[]>()
/** The pairs of things that a question tells apart, once it is seen that its model answer does so. */
const findContrasts = (rubric: Rubric): readonly Known[] => {
  const found = known.get(rubric)
  if (found) return found
  const pieces = cutPieces(rubric.model)
  const contrasts = listContrasts(rubric).flatMap(contrast => calibrate(contrast, pieces) ?? [])
  known.set(rubric, contrasts)
  return contrasts
}

/** Of how many things that the lesson tells apart an answer says what belongs to the other; certain when of both and nothing rightly. */
export const findCrossedContrasts = (answer: Answer, rubric: Rubric): { crossed: boolean; certain: boolean } => {
  const contrasts = findContrasts(rubric)
  if (contrasts.length === 0) return { crossed: false, certain: false }
  const pieces = cutPieces(answer.text)
  const counts = contrasts.map(({ contrast, ignored }) => countSides(pieces, contrast, ignored))
  return {
    crossed: counts.some(({ crossed }) => crossed.size > 0),
    certain: counts.some(({ crossed, own }) => crossed.size > 1 && own.size === 0),
  }
}
