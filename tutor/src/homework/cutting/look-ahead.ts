import { isItem } from './lists.ts'
import type { Piece } from './pieces.ts'
import { follows } from './words.ts'

/** What comes after each piece in its exercise. */
export type Ahead = { asks: boolean; labelled: boolean; question: boolean }

const NOTHING: Ahead = { asks: false, labelled: false, question: false }

/** For each piece whether something asks, or is labelled, further down in its exercise. */
export const lookAhead = (pieces: readonly Piece[]): Ahead[] => {
  const ahead: Ahead[] = []
  let now = NOTHING
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i]
    ahead[i] = now
    if (!piece) continue
    if (piece.kind === 'heading') now = NOTHING
    else {
      const isAsked = piece.asks && !follows(piece.text)
      const isLabelled = piece.level === 'number' || piece.level === 'letter' || (piece.level === 'bullet' && isAsked)
      now = {
        asks: now.asks || isAsked,
        labelled: now.labelled || isLabelled,
        question: now.question || isAsked || isLabelled || isItem(piece.text),
      }
    }
  }
  return ahead
}
