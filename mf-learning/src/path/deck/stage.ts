/** Scale and margin of S2 §9. */
export const MIN_SCALE = 0.2
export const MAX_SCALE = 2
export const MARGIN = 0.1

/** Width in pixels from which slides are enlarged. */
const WIDE = 1440

/**
 * Size of a slide in percent of the stage. On a phone or a laptop a slide takes the stage as it is, so that its text has
 * its natural size; on a wider screen, such as a projector, it is laid out smaller and enlarged up to twice.
 */
export function slidePercent(stageWidth: number): number {
  const scale = Math.min(MAX_SCALE, Math.max(1, stageWidth / WIDE))
  return Math.round(100 / scale)
}
