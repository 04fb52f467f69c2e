import sharp from 'sharp'
import type { PhotoCase } from './photo-case.ts'

type Point = readonly [number, number]

/** From the photo back to the page: the projective map that takes the unit square to four corners, inverted. */
function toPage(corners: readonly Point[]) {
  const [p, q, r, s] = corners as [Point, Point, Point, Point]
  const [dx1, dx2, sx] = [q[0] - r[0], s[0] - r[0], p[0] - q[0] + r[0] - s[0]]
  const [dy1, dy2, sy] = [q[1] - r[1], s[1] - r[1], p[1] - q[1] + r[1] - s[1]]
  const det = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det]
  const [a, b, c] = [q[0] - p[0] + g * q[0], s[0] - p[0] + h * s[0], p[0]]
  const [d, e, f] = [q[1] - p[1] + g * q[1], s[1] - p[1] + h * s[1], p[1]]
  // The adjugate is the inverse but for a factor, which the division takes out.
  const m = [e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h]
  const last = a * e - b * d
  return (x: number, y: number): Point => {
    const [m0, m1, m2, m3, m4, m5, m6, m7] = m as [number, number, number, number, number, number, number, number]
    const w = m6 * x + m7 * y + last
    return [(m0 * x + m1 * y + m2) / w, (m3 * x + m4 * y + m5) / w]
  }
}

const RANGE = 2 ** 32
function seeded() {
  let seed = 20_261_126
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / RANGE - 0.5
  }
}

/** A printed page as a phone takes it, the same way each time: desk, perspective, curve, shadow, grain, blur. */
export async function takePhoto(page: Buffer, taken: PhotoCase): Promise<Buffer> {
  const { corners = [0, 0, 1, 0, 1, 1, 0, 1], desk = 250, curve = 0, shadow = 0.2, noise = 5, turn } = taken
  const { data, info } = await sharp(page).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const width = taken.photoWidth ?? 2000
  const height = Math.round((width * info.height) / info.width)
  const out = Buffer.alloc(width * height * 3)
  const random = seeded()
  const map = toPage([0, 2, 4, 6].map(i => [corners[i] ?? 0, corners[i + 1] ?? 0] as const))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [x / width, y / height]
      const [u, v0] = map(px, py)
      const v = v0 + curve * Math.sin(Math.PI * u)
      const onPage = u >= 0 && u <= 1 && v >= 0 && v <= 1
      const light = 1 - shadow * Math.min(1, (px + py) ** 2 / 3)
      const grain = 2 * noise * random()
      const [fx, fy] = [u * (info.width - 2), v * (info.height - 2)]
      const [ix, iy] = [Math.floor(fx), Math.floor(fy)]
      for (let c = 0; c < 3; c++) {
        const at = (dx: number, dy: number) => data[((iy + dy) * info.width + ix + dx) * info.channels + c] ?? 0
        const [tx, ty] = [fx - ix, fy - iy]
        const paper = onPage
          ? (at(0, 0) * (1 - tx) + at(1, 0) * tx) * (1 - ty) + (at(0, 1) * (1 - tx) + at(1, 1) * tx) * ty
          : desk
        out[(y * width + x) * 3 + c] = Math.min(255, Math.max(0, paper * 0.94 * light + grain))
      }
    }
  let photo = sharp(out, { raw: { width, height, channels: 3 } })
  if (turn) photo = sharp(await photo.rotate(turn, { background: '#ddd' }).png().toBuffer())
  if (taken.blur) photo = photo.blur(taken.blur)
  return photo.jpeg({ quality: taken.quality ?? 88 }).toBuffer()
}
