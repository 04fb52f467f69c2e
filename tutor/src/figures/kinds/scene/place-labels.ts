import { wrapText } from '../../canvas/label-markup.ts'
import type { Point } from '../../canvas/points.ts'
import { measureText, WIDE_FACE } from '../../canvas/text-width.ts'
import type { Scene } from './scene.ts'

export const LETTERS = 14
const LINE = 16.8
const GAP = 6
/** From the drawing to its labels. */
const AWAY = 12
const MAX_WIDTH = 440
const ROW_LABEL = { min: 84, max: 124 }

/** A label beside a drawing: its lines, where they stand, and the two ends of its leader. */
export type PlacedLabel = {
  part: string
  lines: string[]
  at: Point
  anchor: 'start' | 'middle' | 'end'
  from: Point
  to: Point
}

type Item = { want: number; size: number }

/** The middles of things in a row, as near as can be to where they want to stand, without touching. */
export const spread = (items: readonly Item[]): number[] => {
  // Neighbours that would touch become one block, whose middle is the mean of what they want.
  type Block = { items: Item[]; start: number; length: number }
  const blocks: Block[] = []
  const settle = (block: Block) => {
    let before = 0
    const starts = block.items.map(({ want, size }) => {
      const start = want - size / 2 - before
      before += size
      return start
    })
    block.start = starts.reduce((sum, start) => sum + start, 0) / starts.length
  }
  for (const item of items) {
    const block: Block = { items: [item], start: item.want - item.size / 2, length: item.size }
    for (let last = blocks.at(-1); last && last.start + last.length > block.start; last = blocks.at(-1)) {
      blocks.pop()
      block.items.unshift(...last.items)
      block.length += last.length
      settle(block)
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ items: inside, start }) => {
    let at = start
    return inside.map(({ size }) => {
      at += size
      return at - size / 2
    })
  })
}

/** Numbers are asked for, each with a finger: so much room for one, across and down. */
const NUMBER_ROOM = { across: 60, down: 30 }
const isNumber = (label: string) => /^\d+$/.test(label)

const textWidth = (lines: readonly string[]) => Math.max(...lines.map(line => measureText(line, LETTERS))) * WIDE_FACE

/** Where the labels of a scene stand: left and right in columns, above and below in rows. */
export const placeLabels = (scene: Scene, labels: ReadonlyMap<string, string>): PlacedLabel[] => {
  const column = ((MAX_WIDTH - scene.width) / 2 - AWAY) / WIDE_FACE / WIDE_FACE
  const onSide = (side: string) =>
    Object.entries(scene.parts).flatMap(([part, { at, side: own }]) => {
      const label = own === side ? labels.get(part) : undefined
      return label === undefined ? [] : [{ part, label, to: at }]
    })
  const columns = (['left', 'right'] as const).flatMap(side => {
    const items = onSide(side)
      .toSorted((a, b) => a.to[1] - b.to[1])
      .map(item => ({ ...item, lines: wrapText(item.label, LETTERS, column) }))
    const middles = spread(
      items.map(({ label, to, lines }) => ({
        want: to[1],
        size: Math.max(lines.length * LINE + GAP, isNumber(label) ? NUMBER_ROOM.down : 0),
      })),
    )
    const [x, edge, anchor] =
      side === 'left'
        ? ([-AWAY, -AWAY + 4, 'end'] as const)
        : ([scene.width + AWAY, scene.width + AWAY - 4, 'start'] as const)
    return items.map(({ part, lines, to }, i): PlacedLabel => {
      const y = middles[i] ?? 0
      return { part, lines, at: [x, y], anchor, from: [edge, y], to }
    })
  })
  const rows = (['top', 'bottom'] as const).flatMap(side => {
    const row = onSide(side).toSorted((a, b) => a.to[0] - b.to[0])
    const room = Math.max(ROW_LABEL.min, Math.min(ROW_LABEL.max, scene.width / row.length - 2 * GAP))
    const items = row.map(item => ({ ...item, lines: wrapText(item.label, LETTERS, room / WIDE_FACE) }))
    const sizes = items.map(({ label, lines }) =>
      Math.max(textWidth(lines) + 2 * GAP, isNumber(label) ? NUMBER_ROOM.across : 0),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    // Labels keep within the drawing, if there is room.
    const middles = spread(
      items.map(({ to }, i) => {
        const half = (sizes[i] ?? 0) / 2
        return { want: Math.max(half, Math.min(scene.width - half, to[0])), size: sizes[i] ?? 0 }
      }),
    )
    const [first, last] = [(middles[0] ?? 0) - (sizes[0] ?? 0) / 2, (middles.at(-1) ?? 0) + (sizes.at(-1) ?? 0) / 2]
    const within = Math.max(0, -first) - Math.max(0, last - scene.width)
    const shift = total > scene.width ? (scene.width - first - last) / 2 : within
    return items.map(({ part, lines, to }, i): PlacedLabel => {
      const x = (middles[i] ?? 0) + shift
      const half = (lines.length * LINE) / 2
      const y = side === 'top' ? -AWAY - half : scene.height + AWAY + half
      return {
        part,
        lines,
        at: [x, y],
        anchor: 'middle',
        from: [x, side === 'top' ? -AWAY + 4 : scene.height + AWAY - 4],
        to,
      }
    })
  })
  return [...columns, ...rows]
}
