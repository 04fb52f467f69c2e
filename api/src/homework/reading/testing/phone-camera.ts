// For tests only: a printed page as a phone takes it, lying on a desk, the same way each time.
import sharp from 'sharp'
import { type Corners, findHomography, type Point } from './homography.ts'

export interface Distortion {
  desk: 'light' | 'dark'
  /** Degrees. */
  turn: number
  /** How much narrower the far edge is, as a share. */
  tilt: number
  /** Light that is lost under the hand. */
  shadow: number
  blur: number
  /** Greatest change of a pixel, of 255. */
  noise: number
  /** Of the jpeg. */
  quality: number
  megapixels: number
  /** How far the lines of a bound page rise in the middle, as a share of the height. */
  curve?: number | undefined
  /** Light that is lost everywhere. */
  dim?: number | undefined
  yellow?: number | undefined
  /** Width of the page as a share of the photo's; above 1 its edges are not in the picture. */
  fill: number
}

const DESKS = { light: [206, 199, 188], dark: [58, 47, 40] } as const
/** Pixels over which the page throws its own shadow on the desk. */
const EDGE = 14

function randomFrom(name: string): () => number {
  let seed = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 20_261_126)
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

/** Where the corners of the page are in the photo, and how large that is. */
function place(width: number, height: number, { turn, tilt, megapixels, fill }: Distortion, random: () => number) {
  const lean = () => (random() - 0.5) * tilt * 0.4
  const angle = (turn * Math.PI) / 180
  const flat: Point[] = [
    [-0.5 * (1 - tilt) + lean(), -0.5 + lean()],
    [0.5 * (1 - tilt) + lean(), -0.5 + lean()],
    [0.5 + lean(), 0.5 + lean()],
    [-0.5 + lean(), 0.5 + lean()],
  ]
  const turned = flat.map(([x, y]): Point => {
    const [wide, high] = [x * width, y * height]
    return [wide * Math.cos(angle) - high * Math.sin(angle), wide * Math.sin(angle) + high * Math.cos(angle)]
  })
  const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = fill * Math.sqrt((megapixels * 1e6) / (wide * high))
  const photo = { width: Math.round((wide * scale) / fill), height: Math.round((high * scale) / fill) }
  const corners = turned.map(
    ([x, y]): Point => [
      (x - left - wide / 2) * scale + photo.width / 2,
      (y - top - high / 2) * scale + photo.height / 2,
    ],
  )
  return { photo, corners: corners as unknown as Corners }
}

/** The photo, a jpeg; `name` decides everything that is left to chance. */
export async function takePhoto(page: Buffer, distortion: Distortion, name: string): Promise<Buffer> {
  const { desk, shadow, blur, noise, quality, curve = 0, dim = 0, yellow = 0 } = distortion
  const random = randomFrom(name)
  const source = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = source.info
  const { photo, corners } = place(width, height, distortion, random)
  const toPage = findHomography(corners, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ])
  const tints = [1, 1 - yellow / 3, 1 - yellow]
  const hand = { x: random() < 0.5 ? -1 : 1, from: 0.1 + 0.3 * random() }
  const pixels = Buffer.alloc(photo.width * photo.height * 3)
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const [u, flat] = toPage(x, y)
      const v = flat + curve * height * (1 - (2 * (u / width) - 1) ** 2)
      const outside = Math.max(-u, u - width + 2, -v, v - height + 2)
      const slope = (hand.x * (x / photo.width - 0.5) + y / photo.height - 0.5 - hand.from) / 0.12
      const light = (1 - dim) * (1 - shadow / (1 + Math.exp(-slope))) * (1 - 0.12 * (x / photo.width))
      const grain = noise * (random() + random() - 1)
      const column = Math.floor(u)
      const row = Math.floor(v)
      const wood = outside > 0 ? 10 * Math.sin((y + 4 * Math.sin(x / 90)) / 7) : 0
      const edge = outside > 0 && outside < EDGE ? 0.8 + (0.2 * outside) / EDGE : 1
      for (const [channel, tint] of tints.entries()) {
        const at = (row * width + column) * 3 + channel
        const value =
          outside > 0
            ? (DESKS[desk][channel] ?? 0) + wood
            : (1 - v + row) * ((1 - u + column) * (source.data[at] ?? 0) + (u - column) * (source.data[at + 3] ?? 0)) +
              (v - row) *
                ((1 - u + column) * (source.data[at + 3 * width] ?? 0) +
                  (u - column) * (source.data[at + 3 * width + 3] ?? 0))
        pixels[(y * photo.width + x) * 3 + channel] = Math.min(255, Math.max(0, value * edge * light * tint + grain))
      }
    }
  const image = sharp(pixels, { raw: { ...photo, channels: 3 } })
  return (blur > 0.3 ? image.blur(blur) : image).jpeg({ quality }).toBuffer()
}
