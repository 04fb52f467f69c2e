import type { Block } from '@ariane/shared/contracts/learning'
import { drawFigure } from '../figures/draw-figure.ts'
import type { Figure } from '../figures/schema.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { messages } from './messages.ts'

/** The figure that an item of the pack names. */
export const findFigure = (pack: Pack, id: string | undefined): Figure | undefined =>
  id === undefined ? undefined : pack.figures.find(figure => figure.id === id)

/** A block that shows a figure; its words stand for it where figures are not shown. */
const figureBlock = (figure: Figure): Block => ({
  type: 'markdown',
  content: sentences(messages.figure(figure.title), drawFigure(figure).text),
  figure: figure.id,
})

/** The figures of items as blocks, each one once. */
export const figureBlocks = (pack: Pack, items: readonly { figure?: string | undefined }[]): Block[] => {
  const figures = items.map(({ figure }) => findFigure(pack, figure)).filter(figure => figure !== undefined)
  return [...new Set(figures)].map(figureBlock)
}

/** The figures that blocks show, by name; nothing where there are none. */
export const shownFigures = (pack: Pack, blocks: readonly Block[]): { figures?: Record<string, Figure> } => {
  const shown = blocks.flatMap(({ figure }) => findFigure(pack, figure) ?? [])
  return shown.length === 0 ? {} : { figures: Object.fromEntries(shown.map(figure => [figure.id, figure])) }
}
