import { dataUrlLength, listTries } from './fit.ts'

const TYPE = 'image/jpeg'

/**
 * The picture as a JPEG whose data URL has at most `letters` characters: as large and fine as fits, without its
 * metadata. Null when even the smallest does not fit. Throws when the browser cannot draw it.
 */
export async function fitImage(image: Blob, letters: number): Promise<Blob | null> {
  const picture = await createImageBitmap(image)
  try {
    for (const { width, height, quality } of listTries(picture)) {
      const fitted = await drawJpeg(picture, { width, height }, quality)
      if (dataUrlLength(fitted.size, TYPE) <= letters) return fitted
    }
    return null
  } finally {
    picture.close()
  }
}

function drawJpeg(picture: ImageBitmap, size: { width: number; height: number }, quality: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.reject(new Error('no canvas'))
  // A JPEG has no transparency: transparent parts would turn black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size.width, size.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), TYPE, quality)
  })
}

/** Reads a blob as a data URL. Throws when it can no longer be read. */
export const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
