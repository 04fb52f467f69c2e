import { paint, type Role } from './colors.ts'
import { fractionSize, isRun, measurePieces, type Piece, type Run } from './label-pieces.ts'
import { px } from './numbers.ts'
import type { Point } from './points.ts'
import { measureText } from './text-width.ts'

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]
export const escapeText = (text: string) =>
  ENTITIES.reduce((safe, [sign, entity]) => safe.replaceAll(sign, entity), text)

export type Font = {
  size: number
  role: Role
  bold: boolean
  italic: boolean
  halo: boolean
  /** A colour that is the same in all themes. */
  fixed?: `#${string}`
}

const fontAttributes = ({ role, bold, italic, halo, fixed }: Font, size: number) =>
  [
    ` font-size="${px(size)}" fill="${paint(fixed ?? role)}"`,
    bold ? ' font-weight="700"' : '',
    italic ? ' font-style="italic"' : '',
    halo ? ` paint-order="stroke" stroke="${paint('paper')}" stroke-width="4" stroke-linejoin="round"` : '',
  ].join('')

const spans = (runs: readonly Run[], size: number) => {
  let rise = 0
  return runs
    .map(run => {
      const shift = rise - run.rise
      rise = run.rise
      const attributes = [
        shift ? ` dy="${px(shift)}"` : '',
        run.size === size ? '' : ` font-size="${px(run.size)}"`,
        run.italic ? ' font-style="italic"' : '',
      ].join('')
      return attributes ? `<tspan${attributes}>${escapeText(run.text)}</tspan>` : escapeText(run.text)
    })
    .join('')
}

const text = ([x, y]: Point, runs: readonly Run[], size: number, font: Font, more = '') =>
  `<text x="${px(x)}" y="${px(y)}"${fontAttributes(font, size)}${more}>${spans(runs, size)}</text>`

/** A label of text only is one element, set around its anchor. */
export const plainMarkup = (at: Point, runs: readonly Run[], font: Font, anchor: string, more: string) =>
  text(at, runs, font.size, font, (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) + more)

const thin = ({ role }: Font, d: string) =>
  `<path d="${d}" fill="none" stroke="${paint(role)}" stroke-width="1.3" stroke-linejoin="round"/>`

/** Pieces set one after the other from the left, with the strokes of fractions, roots, hats and arrows. */
export const stackedMarkup = ([left, y]: Point, pieces: readonly Piece[], font: Font): string => {
  let x = left
  return pieces
    .map(piece => {
      const from = x
      const { size } = piece
      x += measurePieces([piece])
      if (isRun(piece)) return text([from, y - piece.rise], [{ ...piece, rise: 0 }], piece.size, font)
      if ('fraction' in piece) {
        const [above, below] = piece.fraction
        const small = { ...font, size: fractionSize(size) }
        const bar = y - size * 0.32
        const centred = (part: readonly Piece[]) => from + (x - from - measurePieces(part)) / 2
        return [
          stackedMarkup([centred(above), bar - 4], above, small),
          stackedMarkup([centred(below), bar + size * 0.78], below, small),
          thin(font, `M${px(from)} ${px(bar)}H${px(x)}`),
        ].join('')
      }
      if ('root' in piece) {
        const sign = `M${px(from)} ${px(y - size * 0.3)}l3 -2l3.5 ${px(size * 0.42)}l4 ${px(-size * 1.02)}H${px(x)}`
        return stackedMarkup([from + size * 0.65 + 2, y], piece.root, font) + thin(font, sign)
      }
      const top = y - size * 0.86
      if ('hat' in piece) {
        const hat = `M${px(from)} ${px(top)}L${px((from + x) / 2)} ${px(top - size * 0.24)}L${px(x)} ${px(top)}`
        return stackedMarkup([from, y], piece.hat, font) + thin(font, hat)
      }
      const arrow = `M${px(from)} ${px(top - 1)}H${px(x + 1)}l-4 -3m4 3l-4 3`
      return stackedMarkup([from, y], piece.arrow, font) + thin(font, arrow)
    })
    .join('')
}

/** Lines of words no wider than `width`; a word that is wider stands alone. */
export const wrapText = (label: string, size: number, width: number): string[] =>
  label.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && measureText(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])
