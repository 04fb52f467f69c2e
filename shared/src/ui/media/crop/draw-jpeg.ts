import { cropArea, fitSize } from './crop.ts'

/** S2 §9. */
const QUALITY = 0.95

type Part = { x: number; y: number; width: number; height: number }

/**
 * Draws a part of a picture, in percent, into a new JPEG, which drops its metadata. Throws when the browser cannot draw
 * it.
 */
export function drawJpeg(picture: HTMLImageElement | HTMLVideoElement | ImageBitmap, part?: Part): Promise<Blob> {
  const size =
    picture instanceof HTMLVideoElement
      ? { width: picture.videoWidth, height: picture.videoHeight }
      : picture instanceof HTMLImageElement
        ? { width: picture.naturalWidth, height: picture.naturalHeight }
        : picture
  const from = cropArea(part ?? { x: 0, y: 0, width: 100, height: 100 }, size)
  const canvas = Object.assign(document.createElement('canvas'), fitSize(from))
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('no canvas'))
  // A JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY)
  })
}
