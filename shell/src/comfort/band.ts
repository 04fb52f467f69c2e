import { lookup } from '@ariane/shared/catalogue'
/** Height of the clear band, in pixels: two lines of text with their room. */
export const BAND = 84
/** One line of text. */
export const STEP = 28

/** Keeps the whole band inside the window. */
export const within = (top: number, height: number) =>
  Math.round(Math.min(Math.max(top, 0), Math.max(height - BAND, 0)))

/** Where a key takes the band; undefined for a key that has nothing to do with it. */
export function moved(key: string, top: number, height: number): number | undefined {
  const to: Record<string, number> = {
    ArrowUp: top - STEP,
    ArrowDown: top + STEP,
    PageUp: top - BAND,
    PageDown: top + BAND,
    Home: 0,
    End: height,
  }
  const next = lookup(to, key)
  return next === undefined ? undefined : within(next, height)
}

/** How far down the band stands, from 0 to 100. */
export const percentOf = (top: number, height: number) =>
  height <= BAND ? 0 : Math.round((within(top, height) / (height - BAND)) * 100)
