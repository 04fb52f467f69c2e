import { appliesToEach, hasGap, isItem } from './lists.ts'
import type { Piece } from './pieces.ts'
import { follows, takesAll, takesEach, wantsChoice, wantsReplies } from './words.ts'

const SHORT_LINE = 110
const SHORT_OPTION = 70
const FIRST = /^[1aAi]$/
const ORDER: Record<string, number> = { part: 0.5, number: 1, letter: 2, bullet: 3 }

/** How deep a piece stands: text without a label is above all labels. */
export const depthOf = ({ level }: Piece): number => (level ? (ORDER[level] ?? 0) : 0)

const MAX_BETWEEN = 6
/** The piece that an instruction is about: what is told or added between both is passed over. */
const skipGiven = (pieces: readonly Piece[], i: number): number => {
  for (let at = i + 1; at <= i + 1 + MAX_BETWEEN; at++) {
    const piece = pieces[at]
    if (!piece || piece.kind === 'heading' || piece.level) return at
    if ((piece.asks && !follows(piece.text)) || isItem(piece.text)) return at
    if (piece.opens && hasGap(piece.text)) return at
  }
  return i + 1
}

const isFill = (piece: Piece) => !piece.asks && (isItem(piece.text) || hasGap(piece.text))

export type Children = { items: Piece[]; end: number }
const NONE: Children = { items: [], end: 0 }

/** Labelled pieces directly below, one level deeper, up to the next of its own level; `end` is the piece after the last. */
export const childrenBelow = (pieces: readonly Piece[], i: number): Children => {
  const own = pieces[i]
  const below = skipGiven(pieces, i)
  const first = pieces[below]
  if (!own || !first?.level || first.kind === 'heading') return NONE
  if (own.level && depthOf(first) <= depthOf(own)) return NONE
  // « 2. a) » stands under no « 1. ».
  if (first.level !== 'bullet' && !FIRST.test(first.label)) return NONE
  const found: Children = { items: [], end: 0 }
  for (let at = below; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece || piece.kind === 'heading' || (piece.level && depthOf(piece) < depthOf(first))) break
    if (!piece.level && piece.asks && piece.opens) break
    if (piece.level !== first.level) continue
    found.items.push(piece)
    found.end = at + 1
  }
  return found
}

/** « Qui a écrit ce livre ? a) Hugo b) Zola » : what stands below are options, not questions. */
export const hasOptions = (piece: Piece, children: readonly Piece[], choice: boolean): boolean => {
  if (children.length < 2 || children[0]?.level === 'number') return false
  const areShort = children.every(
    ({ text, asks }) => !asks && text.length <= SHORT_OPTION && !hasGap(text) && text !== '',
  )
  if (!areShort) return false
  if (choice || wantsChoice(piece.text)) return true
  return /\?\s*$/.test(piece.text) && !takesEach(piece.text)
}

/** « Relie : – Pasteur – Newton » : one thing is done to all that stands below. */
export const takesChildren = (piece: Piece, children: readonly Piece[]): boolean =>
  takesAll(piece.text) && children.every(({ text, asks }) => !asks && !/[;?]/.test(text) && text.length <= SHORT_OPTION)

/** Cut from the same line behind a colon, or behind the item before: a part of a list. */
export const isListed = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined &&
  !piece.opens &&
  !piece.asks &&
  !piece.level &&
  /(?:[:;,]|\s(?:et|and|y|und|\/))\s*$/u.test(before.text)

const isShortLine = (piece: Piece | undefined) =>
  piece !== undefined &&
  piece.kind === 'text' &&
  !piece.level &&
  piece.opens &&
  !piece.apart &&
  !piece.asks &&
  piece.text.length <= SHORT_LINE

/** Whether an asking piece says what is done to each of the pieces below, rather than asking by itself. */
export const leads = (pieces: readonly Piece[], i: number): boolean => {
  const piece = pieces[i]
  const next = pieces[i + 1]
  if (!piece || !next || next.kind === 'heading') return false
  const colon = /:\s*$/.test(piece.text)
  const children = childrenBelow(pieces, i).items
  if (children.length > 0) {
    const asking = children.filter(({ asks, text }) => asks && !hasGap(text) && !isItem(text)).length
    if (2 * asking >= children.length) return colon || wantsReplies(piece.text)
    return piece.asks || colon
  }
  if (next.level) return false
  if (isListed(piece, next)) return true
  const item = pieces[skipGiven(pieces, i)]
  if (
    item !== next &&
    item &&
    !item.level &&
    isFill(item) &&
    !item.apart &&
    (/suivant|ci-dessous|:\s*$/u.test(piece.text) || appliesToEach(piece.text))
  )
    return true
  if (wantsReplies(piece.text) && next.asks && (colon || /[.:]\s*$/.test(piece.text))) return true
  if (/\?\s*$/.test(piece.text) && !takesEach(piece.text)) return false
  if (isFill(next) && (!next.opens || !next.apart || isItem(next.text))) return true
  return takesEach(piece.text) && !/[:]\s*\S/.test(piece.text) && isShortLine(next) && isShortLine(pieces[i + 2])
}
