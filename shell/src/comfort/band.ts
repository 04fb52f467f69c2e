import { lookup } from '@ariane/shared/catalogue'
/** Height of the clear band: two lines of text with their spacing. */
export const BAND_HEIGHT_PX = 84
export const LINE_HEIGHT_PX = 28

/** Keeps the whole band inside the window. */
export const clampBand = (top: number, height: number) =>
  Math.round(Math.min(Math.max(top, 0), Math.max(height - BAND_HEIGHT_PX, 0)))

/** Where a key moves the band; undefined for a key that does not move it. */
export function moveBand(key: string, top: number, height: number): number | undefined {
  const to: Record<string, number> = {
    ArrowUp: top - LINE_HEIGHT_PX,
    ArrowDown: top + LINE_HEIGHT_PX,
    PageUp: top - BAND_HEIGHT_PX,
    PageDown: top + BAND_HEIGHT_PX,
    Home: 0,
    End: height,
  }
  const next = lookup(to, key)
  return next === undefined ? undefined : clampBand(next, height)
}

/** Position of the band in the window, from 0 to 100. */
export const bandPercent = (top: number, height: number) =>
  height <= BAND_HEIGHT_PX ? 0 : Math.round((clampBand(top, height) / (height - BAND_HEIGHT_PX)) * 100)
