import { createHash } from 'node:crypto'
import type { FigureView } from '@ariane/shared/contracts/figures'
import { z } from 'zod'
import { AskedFigure, showTargets } from './asked.ts'
import { findCollisions } from './canvas/find-collisions.ts'
import { sayLabel } from './canvas/label-pieces.ts'
import { kinds } from './kinds.ts'
import type { Drawing, Target } from './parts.ts'
import { Figure, type FigureFor, type FigureKind } from './schema.ts'

const drawKind = <K extends FigureKind>(kind: K, figure: FigureFor<K>, name: string): Drawing =>
  kinds[kind](figure, name)

/** Ids of a figure begin so: a page that shows it twice gives each its own. */
const nameFigure = (figure: Figure) =>
  `figure-${createHash('sha256').update(JSON.stringify(figure)).digest('hex').slice(0, 8)}`

/** Spaces as French wants them. */
const tidy = (text: string) =>
  text
    .replace(/ +/g, ' ')
    .replaceAll('..', '.')
    .replace(/(?<=[!?])\./g, '')
    .replace(/(?<=[.!?] )\p{Ll}(?=\p{Ll})/gu, letter => letter.toUpperCase())
    .replace(/ ([:;?!»])|« /g, (found, sign: string | undefined) =>
      sign ? `\u00a0${sign}` : found.replace(' ', '\u00a0'),
    )
    .trim()

const tenth = (value: number) => Math.round(value * 10) / 10

const draw = (figure: Figure): { view: FigureView; drawing: Drawing } => {
  const drawing = drawKind(figure.kind, figure, nameFigure(figure))
  const text = tidy(`${drawing.text} ${figure.note ?? ''}`)
  const { x, y, w, h } = drawing.canvas.frame()
  const size = { w: tenth(w), h: tenth(h), ...(x < 0 && { x: tenth(x) }), ...(y < 0 && { y: tenth(y) }) }
  const svg = drawing.canvas.svg(figure.title, text)
  const source = figure.source ?? drawing.source
  return { drawing, view: { svg, title: figure.title, text, ...(source && { source }), ...size } }
}

const MAX_KEPT = 500
const kept = new Map<string, FigureView>()

const drawAny = (figure: Figure | AskedFigure): FigureView => {
  if ('kind' in figure) return draw(figure).view
  const { drawing, view } = draw(figure.asked)
  return { ...view, ...showTargets(drawing, figure.targets) }
}

/**
 * A figure drawn and described, with its targets where it is one to answer on; the same data give the same bytes. The last
 * ones are kept.
 */
export const drawFigure = (figure: Figure | AskedFigure): FigureView => {
  const key = JSON.stringify(figure)
  const view = kept.get(key) ?? drawAny(figure)
  kept.delete(key)
  kept.set(key, view)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return view
}

/** A figure from the database, perhaps of an earlier schema; undefined when it is none that can be drawn. */
export const drawStoredFigure = (data: unknown): FigureView | undefined => {
  const { data: figure } = z.union([Figure, AskedFigure]).safeParse(data)
  if (!figure) return undefined
  try {
    return drawFigure(figure)
  } catch {
    return undefined
  }
}

/** What may be asked on a figure, with code and name. */
export const listTargets = (figure: Figure): Target[] => draw(figure).drawing.targets ?? []

/** Wider than this, letters are too small on a phone. */
const MAX_WIDTH = 440
const MAX_HEIGHT = 560
const MIN_TEXT = 40

/** Words that are drawn and not said. */
const findUnsaid = ({ canvas }: Drawing, text: string): string[] => {
  const said = text.toLowerCase().replaceAll('\u00a0', ' ')
  return canvas.labels
    .filter(({ silent }) => !silent)
    .map(label => sayLabel(label.text).replaceAll('\u00a0', ' '))
    .filter(label => /\p{L}/u.test(label) && label.split(' ').some(word => !said.includes(word.toLowerCase())))
    .map(label => `« ${label} » is drawn and not said`)
}

/** What is not right about a figure, for who writes it. */
export const findFigureFlaws = (figure: Figure): string[] => {
  try {
    const { drawing, view } = draw(figure)
    return [
      ...(drawing.flaws ?? []),
      ...findCollisions(drawing.canvas),
      ...findUnsaid(drawing, view.text),
      ...(view.w > MAX_WIDTH ? [`is ${Math.round(view.w)} pixels wide: ${MAX_WIDTH} fit on a phone`] : []),
      ...(view.h > MAX_HEIGHT ? [`is ${Math.round(view.h)} pixels high: ${MAX_HEIGHT} at most`] : []),
      ...(view.text.length < MIN_TEXT ? [`says only « ${view.text} »`] : []),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
