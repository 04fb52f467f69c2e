import sharp, { type Sharp } from 'sharp'

/** A picture in shades of grey, a byte a point. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

export const WHITE = 255
/** Darker is ink, once the light is even. */
export const INK = 140
/** Said to the reader of print, which asks: dots per inch. */
const DENSITY = 300

export async function toGrey(image: Sharp): Promise<Grey> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

export const toSharp = ({ data, width, height }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

export const toPng = (image: Sharp): Promise<Buffer> =>
  image.withMetadata({ density: DENSITY }).png({ compressionLevel: 1 }).toBuffer()

/** The picture at this many pixels, where it has more. */
export const shrink = async (grey: Grey, most: number): Promise<Grey> => {
  const scale = Math.sqrt(most / (grey.width * grey.height))
  return scale >= 1 ? grey : toGrey(toSharp(grey).resize({ width: Math.max(1, Math.floor(scale * grey.width)) }))
}
