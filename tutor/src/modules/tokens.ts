import type { SolutionFor } from '@ariane/activities/api'
import type { DataFor } from '@ariane/activities/shape'
import type { Pack } from '../pack.ts'

type Lang = Pack['lang']
type Piece = DataFor<'mark'>['pieces'][number]
type Target = SolutionFor<'mark'>['targets'][number]

/** A formula, a number with its comma, or whatever stands between spaces and punctuation. */
const WORD = /\$[^$\n]+\$|\p{N}+(?:[.,\u202f]\p{N}+)+|[^\s.,;:!?¡¿…«»„“”"()[\]—–*_]+/gu
/** French and its neighbours write l’eau as two words, English writes didn’t as one. */
const ELISION = /^(\p{L}{1,2}['’])(?=\p{L})/u

const halves = (word: string, lang: Lang) => {
  const elided = lang === 'en' ? undefined : ELISION.exec(word)?.[1]
  return elided && word !== elided ? [elided, word.slice(elided.length)] : [word]
}

/** A text cut into words, which have an id, and what stands between them. */
export const cut = (text: string, lang: Lang): Piece[] => {
  const pieces: Piece[] = []
  let words = 0
  let at = 0
  for (const match of text.matchAll(WORD)) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index) })
    for (const half of halves(match[0], lang)) {
      words += 1
      pieces.push({ id: `w${words}`, text: half })
    }
    at = match.index + match[0].length
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

const same = (a: string, b: string) => a.replaceAll('’', "'").toLowerCase() === b.replaceAll('’', "'").toLowerCase()

/**
 * Where an expression stands in a text that was cut: each place is a row of words. Undefined when it is not there.
 * Half of its words are enough to have found it: nobody marks the little words in between.
 */
export const find = (pieces: readonly Piece[], expression: string, lang: Lang): Target | undefined => {
  const wanted = cut(expression, lang).filter(piece => piece.id)
  const words = pieces.filter(piece => piece.id)
  if (wanted.length === 0) return undefined
  const places = words.flatMap((_, at) => {
    const row = words.slice(at, at + wanted.length)
    const fits = row.length === wanted.length && row.every((word, n) => same(word.text, wanted[n]?.text ?? ''))
    return fits ? [row.map(word => word.id ?? '')] : []
  })
  return places.length > 0 ? { text: expression, places, least: Math.ceil(wanted.length / 2) } : undefined
}
