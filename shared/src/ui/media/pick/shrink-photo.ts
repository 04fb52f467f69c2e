import { drawJpeg } from '../crop/draw-jpeg.ts'

/** What the server takes. */
const MOST_PIXELS = 25_000_000
/** No camera writes so many pixels in fewer bytes: smaller files are not opened. */
const FEWEST_BYTES = 2 * 2 ** 20
const PHOTO = /^image\/(?:jpeg|png|webp)$/

/** Whether it may be a photo that is finer than the server takes: other files need not be opened. */
export const mayBeTooFine = ({ type, size }: Pick<File, 'type' | 'size'>) => PHOTO.test(type) && size > FEWEST_BYTES

/** A photo of more pixels than the server takes as a smaller JPEG; any other file, or one that cannot be drawn, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!mayBeTooFine(file)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  try {
    if (picture.width * picture.height <= MOST_PIXELS) return file
    const drawn = await drawJpeg(picture)
    return new File([drawn], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: drawn.type })
  } catch {
    return file
  } finally {
    picture.close()
  }
}
