import type { Mark } from './shape.ts'

type Room = { size: readonly [number, number]; of: 'cells' | 'corners' }

/** The last column and row of what can be marked. */
export const lastMark = ({ size: [columns, rows], of }: Room): Mark =>
  of === 'cells' ? [columns - 1, rows - 1] : [columns, rows]

/** Where a key moves the cursor to; undefined for any other key. Home and End lead to the ends of its line. */
export const moveCursor = (key: string, [x, y]: Mark, room: Room): Mark | undefined => {
  const [right, top] = lastMark(room)
  switch (key) {
    case 'ArrowLeft':
      return [Math.max(0, x - 1), y]
    case 'ArrowRight':
      return [Math.min(right, x + 1), y]
    case 'ArrowDown':
      return [x, Math.max(0, y - 1)]
    case 'ArrowUp':
      return [x, Math.min(top, y + 1)]
    case 'Home':
      return [0, y]
    case 'End':
      return [right, y]
    default:
      return undefined
  }
}

/** The mark of a place, in cells from the bottom left. */
export const findMark = ([x, y]: readonly [number, number], room: Room): Mark => {
  const [right, top] = lastMark(room)
  const whole = room.of === 'cells' ? Math.floor : Math.round
  return [Math.max(0, Math.min(right, whole(x))), Math.max(0, Math.min(top, whole(y)))]
}
