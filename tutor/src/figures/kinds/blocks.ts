import { z } from 'zod'
import { Canvas } from '../canvas/canvas.ts'
import type { Series } from '../canvas/colors.ts'
import { wrapText } from '../canvas/label-markup.ts'
import { measureText, WIDE_FACE } from '../canvas/text-width.ts'
import { type Drawing, figureKind } from '../parts.ts'

const LOOKS = {
  event: 'f',
  motion: 'e',
  pen: 'c',
  looks: 'a',
  control: 'b',
  data: 'd',
} as const satisfies Record<string, Series>

const Block = z.strictObject({
  do: z.enum(['event', 'motion', 'pen', 'looks', 'control', 'data']),
  /** « avancer de 50 pas »; numbers and choices between brackets stand in bubbles: « répéter [4] fois ». */
  text: z.string().min(1).max(60),
  /** What a loop or a condition holds. */
  get inside() {
    return z.array(Block).max(10).optional()
  },
  /** What stands below « sinon ». */
  get otherwise() {
    return z.array(Block).max(8).optional()
  },
})
type Block = z.output<typeof Block>

export const BlocksFigure = figureKind('blocks', { blocks: z.array(Block).min(1).max(16) })
type BlocksFigure = z.output<typeof BlocksFigure>

const ROW = 30
const INDENT = 18
const FOOT = 14
const LETTERS = 14
const PADDING = 10

const plain = (text: string) => text.replaceAll(/[[\]]/g, ' ').replaceAll(/ +/g, ' ').trim()
/** The words of a block one after the other, each with its room in a wide face; every other one stands in a bubble. */
const setWords = (text: string) => {
  let left = 0
  return text.split(/[[\]]/).flatMap((part, i) => {
    const word = part.trim()
    if (word === '') return []
    const isBubble = i % 2 === 1
    const w = measureText(word, LETTERS) * WIDE_FACE * 1.06 + (isBubble ? 14 : 0)
    const at = left
    left += w + 8
    return [{ word, isBubble, at, w }]
  })
}

const blockWidth = (text: string) => {
  const last = setWords(text).at(-1)
  return (last ? last.at + last.w : 0) + 2 * PADDING
}

const blockHeight = ({ inside, otherwise }: Block): number =>
  ROW + (inside ? stackHeight(inside) + FOOT : 0) + (otherwise ? ROW - FOOT + stackHeight(otherwise) + FOOT : 0)
const stackHeight = (blocks: readonly Block[]): number =>
  Math.max(
    12,
    blocks.reduce((sum, one) => sum + blockHeight(one), 0),
  )

const stackWidth = (blocks: readonly Block[]): number =>
  Math.max(
    90,
    ...blocks.map(({ text, inside, otherwise }) =>
      Math.max(
        blockWidth(text),
        INDENT + stackWidth(inside ?? []) * (inside ? 1 : 0),
        INDENT + stackWidth(otherwise ?? []) * (otherwise ? 1 : 0),
      ),
    ),
  )

/** A label whose parts in brackets stand in bubbles. */
const drawWords = (canvas: Canvas, x: number, y: number, text: string) => {
  for (const { word, isBubble, at, w } of setWords(text)) {
    const left = x + at
    if (isBubble)
      canvas.rect({ x: left, y: y - 10, w, h: 20 }, { fill: 'paper', stroke: 'soft', width: 1.2, corner: 10 })
    canvas.label([isBubble ? left + w / 2 : left, y], word, {
      anchor: isBubble ? 'middle' : 'start',
      middle: true,
      bold: true,
      size: LETTERS,
      symbol: true,
    })
  }
}

const drawStack = (canvas: Canvas, blocks: readonly Block[], x: number, top: number): number =>
  blocks.reduce((y, block) => drawBlock(canvas, block, x, y), top)

const drawBlock = (canvas: Canvas, block: Block, x: number, y: number): number => {
  const role = LOOKS[block.do]
  const w = Math.max(86, blockWidth(block.text))
  const bar = (at: number, h: number, width = w) =>
    canvas.rect(
      { x, y: at, w: width, h },
      { fill: `t${role}`, stroke: role, width: 2, corner: block.do === 'event' ? 12 : 5 },
    )
  let bottom = y
  const hold = (inside: readonly Block[]) => {
    const from = bottom
    const to = from + stackHeight(inside)
    canvas.rect({ x, y: from - 4, w: 12, h: to - from + 8 }, { fill: `t${role}`, stroke: role, width: 2 })
    drawStack(canvas, inside, x + INDENT, from)
    bottom = to
  }
  bottom += ROW
  if (block.inside) hold(block.inside)
  if (block.otherwise) {
    bar(bottom, ROW - 2)
    drawWords(canvas, x + PADDING, bottom + ROW / 2 - 1, 'sinon')
    bottom += ROW
    hold(block.otherwise)
  }
  if (block.inside || block.otherwise) {
    bar(bottom, FOOT - 2)
    bottom += FOOT
  }
  bar(y, ROW - 2)
  drawWords(canvas, x + PADDING, y + ROW / 2 - 1, block.text)
  return bottom
}

const say = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text, inside, otherwise }) => {
      const held = inside ? ` : début ; ${say(inside)} ; fin` : ''
      return `${plain(text)}${held}${otherwise ? ` ; sinon : début ; ${say(otherwise)} ; fin` : ''}`
    })
    .join(' ; ')

/** A program as a stack of blocks. */
export const drawBlocks = ({ blocks }: BlocksFigure, name: string): Drawing => {
  const width = Math.max(200, stackWidth(blocks) + 8)
  const canvas = new Canvas(width, stackHeight(blocks) + 8, name)
  drawStack(canvas, blocks, 4, 4)
  canvas.strokes.length = 0
  const isLong = (block: Block): boolean =>
    wrapText(plain(block.text), LETTERS, 380).length > 1 ||
    [...(block.inside ?? []), ...(block.otherwise ?? [])].some(isLong)
  return {
    canvas,
    text: `Programme par blocs, de haut en bas : ${say(blocks)}.`,
    flaws: blocks.some(isLong) ? ['a block is too long for a phone'] : [],
  }
}
