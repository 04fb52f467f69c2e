import sharp from 'sharp'
import { MOST_PIXELS } from '../../../../platform/files/pixels.ts'
import { type Box, height, width } from './box.ts'
import { flatten, measureCurve } from './curve.ts'
import { type Grey, toGrey, toSharp, WHITE } from './grey.ts'
import { hasUprightLines, measureLean } from './lean.ts'
import { evenLight } from './light.ts'
import { erase, findPieces, measureCapital, type Piece } from './pieces.ts'
import { findSheet } from './sheet.ts'
import { straighten } from './straighten.ts'

/** The largest picture that is given to the reader of print: a phone's as it usually is. */
export const MAX_READ_PIXELS = 12_500_000
/** Width at which letters are usually read best. */
const WIDTH = 2000
/** The sheet is looked for in a small picture, the lean in another one. */
const SHEET_SIZE = { width: 500, height: 1500, fit: 'inside' } as const
const LEAN_SIZE = { width: 700, height: 2100, fit: 'inside' } as const
const MIN_SHEET_WIDTH = 100
const MIN_LEAN_DEGREES = 0.15
const DARK_PAGE = 110
/** Where capitals are smaller or larger, the page is made larger or smaller. */
const CAPITAL = { min: 22, best: 34, max: 56 }
const MAX_ENLARGED = 2

export const wholePage = ({ width, height }: Grey): Box => ({ x0: 0, y0: 0, x1: width - 1, y1: height - 1 })

/** The page of a photo, flat, evenly lit, dark on white, its lines level, its letters at the size that is read best. */
export async function preparePage(bytes: Uint8Array, turn = 0): Promise<Grey> {
  const lit = await lightPage(bytes, turn)
  const fitted = await fitLetters(await unbend(await level(lit)))
  eraseEdges(fitted)
  return fitted
}

/** Whether the page of a photo lies on its side. */
export const isOnItsSide = async (bytes: Uint8Array): Promise<boolean> =>
  hasUprightLines(await toGrey(toSharp(await lightPage(bytes, 0)).resize(LEAN_SIZE)))

/** The page of a photo, flat, evenly lit, dark on white. */
async function lightPage(bytes: Uint8Array, turn: number): Promise<Grey> {
  const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .greyscale()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const turned = turn === 0 ? sharp(upright) : sharp(await sharp(upright).rotate(turn).png().toBuffer())
  const { width: found, height: foundHeight } = await turned.metadata()
  const largest = largestWidth({ width: found, height: foundHeight })
  const whole = await toGrey(turned.clone().resize({ width: Math.min(found, largest, 2 * WIDTH) }))
  const flat = await cutSheet(whole, Math.min(WIDTH, largest, MAX_ENLARGED * whole.width))
  turnDarkPage(flat)
  return evenLight(flat)
}

/** A strip is as narrow as it is long: enlarged, it would be larger than any photo. */
const largestWidth = ({ width, height }: Pick<Grey, 'width' | 'height'>) =>
  Math.max(1, Math.floor(Math.sqrt((MAX_READ_PIXELS * width) / height)))

/** The sheet alone where it is surely one, else the whole picture: text is never cut away. */
async function cutSheet(whole: Grey, width: number): Promise<Grey> {
  const small = await toGrey(toSharp(whole).resize(SHEET_SIZE))
  const corners = small.width < MIN_SHEET_WIDTH ? undefined : findSheet(await toGrey(toSharp(small).median(3)))
  const scale = whole.width / small.width
  const [a, b, c, d] = (corners ?? []).map(({ x, y }) => ({ x: x * scale, y: y * scale }))
  if (a && b && c && d) return straighten(whole, [a, b, c, d], width)
  return toGrey(toSharp(whole).resize({ width }))
}

function turnDarkPage({ data }: Grey): void {
  const mean = data.reduce((sum, shade) => sum + shade, 0) / data.length
  if (mean < DARK_PAGE) for (const [i, shade] of data.entries()) data[i] = WHITE - shade
}

async function level(page: Grey): Promise<Grey> {
  const lean = measureLean(await toGrey(toSharp(page).resize(LEAN_SIZE)))
  if (Math.abs(lean) < MIN_LEAN_DEGREES) return page
  return toGrey(sharp(await toSharp(page).rotate(-lean, { background: '#fff' }).png().toBuffer()))
}

/** The lines of a page that is not flat, such as one of a thick book, made level. */
async function unbend(page: Grey): Promise<Grey> {
  const small = await toGrey(toSharp(page).resize(LEAN_SIZE))
  const curve = measureCurve(small)
  if (!curve) return page
  const scale = page.width / small.width
  return flatten(page, { tilt: curve.tilt * scale, bow: curve.bow * scale, twist: curve.twist * scale })
}

async function fitLetters(page: Grey): Promise<Grey> {
  const largest = largestWidth(page)
  const capital = measureCapital(findPieces(page).pieces)
  if (capital >= CAPITAL.min && capital <= CAPITAL.max) return page
  const width = Math.round(page.width * Math.min(MAX_ENLARGED, CAPITAL.best / capital))
  return toGrey(toSharp(page).resize({ width: Math.min(width, largest), kernel: 'cubic' }))
}

/** What touches the edge of the picture and is no letter is the rim of the sheet or the desk. */
function eraseEdges(page: Grey): void {
  const { pieces } = findPieces(page)
  const capital = measureCapital(pieces)
  const touches = ({ x0, y0, x1, y1 }: Box) => x0 <= 2 || y0 <= 2 || x1 >= page.width - 3 || y1 >= page.height - 3
  const isLetter = (p: Piece) =>
    height(p) >= 0.45 * capital && height(p) <= 2 * capital && width(p) >= 0.2 * capital && width(p) <= 2.5 * capital
  for (const piece of pieces) if (touches(piece) && !isLetter(piece) && isThin(piece, capital)) erase(page, piece, 1)
}

/** Larger things are tables or pictures. */
const isThin = (piece: Piece, capital: number) => Math.min(width(piece), height(piece)) < 1.5 * capital
