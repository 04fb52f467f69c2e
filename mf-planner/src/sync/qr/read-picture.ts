import { decodeQr, type Grey } from './decode.ts'

/** A code fills a good part of a picture: the first size finds it without noise, the second when it is small. */
const SIZES = [800, 1600]

/** The text of the QR code in a picture; null when there is none, or the file is no picture. */
export async function readPicture(picture: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return null
  try {
    for (const size of SIZES) {
      const text = decodeQr(draw(bitmap, size))
      if (text !== null) return text
    }
    return null
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, size: number): Grey {
  const scale = Math.min(1, size / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map(side => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  // What is see-through is white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return { pixels: toGrey(context.getImageData(0, 0, width, height).data), width, height }
}

/** As the eye weighs red, green and blue. */
function toGrey(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(rgba.length / 4)
  for (let i = 0; i < grey.length; i++) {
    const at = i * 4
    grey[i] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0)
  }
  return grey
}
