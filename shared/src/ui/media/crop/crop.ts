type Size = { width: number; height: number }
type Area = Size & { x: number; y: number }

/** S2 §5: 90 % by 90 % at 5 %, free aspect. */
export const START_CROP = { unit: '%' as const, x: 5, y: 5, width: 90, height: 90 }
/** S2 §5, in pixels on the screen. */
export const MIN_CROP_PX = 50
/**
 * Longer sides are reduced: a phone's 48 megapixels would exceed the upload limit, and reading gains nothing from them.
 */
const MAX_SIDE_PX = 4096

const clamp = (value: number, max: number) => Math.min(Math.max(0, value), max)

/** The selection in percent as whole pixels inside the picture. */
export function cropArea(crop: Area, picture: Size): Area {
  const x = clamp(Math.round((crop.x / 100) * picture.width), picture.width - 1)
  const y = clamp(Math.round((crop.y / 100) * picture.height), picture.height - 1)
  return {
    x,
    y,
    width: Math.max(1, clamp(Math.round((crop.width / 100) * picture.width), picture.width - x)),
    height: Math.max(1, clamp(Math.round((crop.height / 100) * picture.height), picture.height - y)),
  }
}

/** The longest side that every browser draws. */
const LONGEST_PX = 16_384

/**
 * The same shape, within the limits. What is read in a long picture is as wide as it is narrow: it is measured as if it were
 * no longer than a photo.
 */
export function fitSize({ width, height }: Size): Size {
  const [narrow, long] = [Math.min(width, height), Math.max(width, height)]
  const measured = Math.min(long, (narrow * 4) / 3)
  const ratio = Math.min(1, MAX_SIDE_PX / measured, LONGEST_PX / long, MAX_SIDE_PX / Math.sqrt(width * height))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}
