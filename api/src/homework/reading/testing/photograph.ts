// For tests only: prints a text and photographs it badly, the same way each time.
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'

export interface Taken {
  font: 'serif' | 'sans'
  size: number
  width: number
  /** Degrees. */
  turn?: number
  /** How far lines slide, as a share of the height. */
  shear?: number
  /** Light that is lost in the darkest corner. */
  shadow?: number
  /** Light that is lost everywhere. */
  dark?: number
  yellow?: boolean
  /** Greatest change of a pixel, of 255. */
  noise?: number
  blur?: number
  negative?: boolean
  quality?: number
}

const require = createRequire(import.meta.url)
const FONTS = {
  serif: require.resolve('@fontsource/pt-serif/files/pt-serif-latin-400-normal.woff'),
  sans: require.resolve('@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff'),
}
for (const [name, file] of Object.entries(FONTS)) GlobalFonts.registerFromPath(file, `corpus ${name}`)

const MARGIN = 60
const LEADING = 1.55
const PAPER = 250

function broken(context: SKRSContext2D, text: string, width: number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines = ['']
    for (const word of paragraph.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim()
      if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  })
}

/** The text on a white page, as a png. */
function printed(text: string, { font, size, width }: Taken): Buffer {
  const measure = createCanvas(1, 1).getContext('2d')
  measure.font = `${size}px "corpus ${font}"`
  const lines = broken(measure, text, width - 2 * MARGIN)
  const canvas = createCanvas(width, Math.ceil(2 * MARGIN + lines.length * size * LEADING))
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#111'
  context.font = measure.font
  for (const [i, line] of lines.entries()) context.fillText(line, MARGIN, MARGIN + (i + 0.8) * size * LEADING)
  return canvas.toBuffer('image/png')
}

/** The page as a phone takes it, a jpeg. */
export async function photograph(text: string, taken: Taken): Promise<Buffer> {
  const { turn = 0, shear = 0, shadow = 0, dark = 0, yellow, noise = 0, blur, negative, quality = 90 } = taken
  const background = { r: PAPER, g: PAPER, b: PAPER }
  let page = sharp(printed(text, taken)).flatten({ background })
  if (shear)
    page = sharp(
      await page
        .affine([1, shear, shear / 2, 1], { background })
        .png()
        .toBuffer(),
    )
  if (turn) page = sharp(await page.rotate(turn, { background }).png().toBuffer())
  if (blur) page = page.blur(blur)
  const { data, info } = await page.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let seed = 20_261_121
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32 - 0.5
  }
  const [red, blue] = yellow ? [1, 0.68] : [1, 1]
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels
    const x = (pixel % info.width) / info.width
    const y = Math.floor(pixel / info.width) / info.height
    // A hand over the corner, and a fold down the middle.
    const light =
      (1 - dark) * (1 - shadow * Math.min(1, (x + y) ** 2 / 3) - shadow * 0.3 * Math.exp(-(((x - 0.5) / 0.03) ** 2)))
    const grain = 2 * noise * random()
    for (const [channel, tint] of [red, (1 + blue) / 2, blue].entries()) {
      const value = (data[at + channel] ?? 0) * light * tint + grain
      data[at + channel] = Math.min(255, Math.max(0, negative ? 255 - value : value))
    }
  }
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
}
