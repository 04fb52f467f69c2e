/** The graduation that a key moves a point to; undefined for any other key. One that waits comes in from the end it moves away from. */
export const moveByKey = (key: string, at: number | undefined, last: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at === undefined ? 0 : Math.min(last, at + 1)
    case 'ArrowLeft':
    case 'ArrowDown':
      return at === undefined ? last : Math.max(0, at - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** The graduation nearest to a place on the screen, at an end where the place lies beyond the line. */
export const findGraduation = (x: number, line: { left: number; width: number }, last: number): number =>
  line.width > 0 ? Math.max(0, Math.min(last, Math.round(((x - line.left) / line.width) * last))) : 0
