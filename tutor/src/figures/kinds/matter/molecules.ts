import { z } from 'zod'
import { Canvas } from '../../canvas/canvas.ts'
import { measureText } from '../../canvas/text-width.ts'
import { type Drawing, figureKind, joinFrench, Label } from '../../parts.ts'
import { ATOMS, MODELS } from './models.ts'

const Molecule = z.strictObject({
  formula: z
    .string()
    .refine(formula => MODELS.has(formula), `there is no model; there are ${[...MODELS.keys()].join(', ')}`),
  /** The formula is shown, unless a name is all that is wanted. */
  name: Label.optional(),
  count: z.int().min(1).max(6).default(1),
})

export const MoleculesFigure = figureKind('molecules', {
  list: z.array(Molecule).min(1).max(6),
  /** What the molecules before the arrow become: a reaction. */
  products: z.array(Molecule).max(4).default([]),
  /** Formulas are asked. */
  hideFormulas: z.boolean().default(false),
})
type MoleculesFigure = z.output<typeof MoleculesFigure>
type Molecule = z.output<typeof Molecule>

const MAX_WIDTH = 400
const GAP = 30
const STEP = 58

/** « CO2 » with its index below the line. */
const formulaLabel = (formula: string) => formula.replace(/(\d+)/g, '$_{$1}$')

const half = (formula: string) =>
  Math.max(...(MODELS.get(formula) ?? []).map(([symbol, x]) => Math.abs(x) + (ATOMS.get(symbol)?.radius ?? 0)))
const halfHeight = (formula: string) =>
  Math.max(...(MODELS.get(formula) ?? []).map(([symbol, , y]) => Math.abs(y) + (ATOMS.get(symbol)?.radius ?? 0)))

const width = ({ formula, name = '' }: Molecule) => Math.max(2 * half(formula), measureText(name, 13) * 1.17, 44)

const drawModel = (canvas: Canvas, formula: string, x: number, y: number) => {
  for (const [symbol, dx, dy] of MODELS.get(formula) ?? []) {
    const atom = ATOMS.get(symbol)
    if (!atom) continue
    canvas.circle([x + dx, y + dy], atom.radius, { fill: atom.fill, stroke: '#6d6b80' })
    canvas.label([x + dx, y + dy], symbol, {
      middle: true,
      bold: true,
      symbol: true,
      size: 13,
      fixed: atom.letter === 'light' ? '#ffffff' : '#25224c',
    })
  }
}

/** Molecules side by side with plus signs, in as many rows as they need; gives how far down it came. */
const drawSide = (
  canvas: Canvas,
  side: readonly Molecule[],
  top: number,
  before: number,
  isReaction: boolean,
  hide: boolean,
): number => {
  let x = before
  let y = top
  let deep = 0
  side.forEach((molecule, i) => {
    const { formula, name, count } = molecule
    const wide = width(molecule)
    if (x + wide > MAX_WIDTH - 6 && x > before) {
      x = before
      y += deep + 14
      deep = 0
    }
    const high = Math.max(2 * halfHeight(formula), 40)
    const step = Math.max(STEP, high + 6)
    const tall = (count - 1) * step + high
    for (let n = 0; n < count; n++) drawModel(canvas, formula, x + wide / 2, y + high / 2 + n * step)
    const label = `${isReaction && count > 1 ? `${count} ` : ''}${hide ? '?' : formulaLabel(formula)}`
    canvas.label([x + wide / 2, y + tall + 19], label, { bold: true, size: 16 })
    if (name) canvas.label([x + wide / 2, y + tall + 37], name, { size: 13, role: 'soft' })
    deep = Math.max(deep, tall + 44)
    x += wide + GAP
    if (isReaction && i < side.length - 1)
      canvas.label([x - GAP / 2, y + high / 2], '+', { middle: true, bold: true, size: 20 })
  })
  return y + deep
}

const sayAtoms = (formula: string) => {
  const counts = new Map<string, number>()
  for (const [symbol] of MODELS.get(formula) ?? []) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return joinFrench(
    [...counts].map(([symbol, count]) => {
      const name = ATOMS.get(symbol)?.name ?? symbol
      return `${count} ${count > 1 ? 'atomes' : 'atome'} ${/^[aoh]/.test(name) ? 'd’' : 'de '}${name}`
    }),
  )
}

const say = ({ formula, name, count }: Molecule, hide: boolean) =>
  `${count > 1 ? `${count} fois ` : ''}${[name, hide ? undefined : formula].filter(Boolean).join(' ') || 'molécule'} (${sayAtoms(formula)})`

/** Atoms of each side: a reaction keeps them. */
const countAtoms = (side: readonly Molecule[]) =>
  side
    .flatMap(({ formula, count }) =>
      Array.from({ length: count }, () => (MODELS.get(formula) ?? []).map(([symbol]) => symbol)).flat(),
    )
    .toSorted()
    .join(' ')

export const drawMolecules = (figure: MoleculesFigure, name: string): Drawing => {
  const { list, products, hideFormulas: hide } = figure
  const isReaction = products.length > 0
  const measure = new Canvas(MAX_WIDTH, 10, name)
  const before = drawSide(measure, list, 10, 12, isReaction, hide)
  const height = isReaction ? drawSide(measure, products, before + 14, 62, true, hide) : before
  const canvas = new Canvas(
    Math.min(MAX_WIDTH, Math.max(...measure.labels.map(({ x, w }) => x + w)) + 30),
    height,
    name,
  )
  drawSide(canvas, list, 10, 12, isReaction, hide)
  if (isReaction) {
    canvas.line([12, before + 36], [48, before + 36], { arrow: true, width: 2.6 })
    drawSide(canvas, products, before + 14, 62, true, hide)
  }
  const text = isReaction
    ? `Réaction : ${list.map(one => say(one, hide)).join(' + ')} → ${products.map(one => say(one, hide)).join(' + ')}.`
    : `Modèles de molécules : ${list.map(one => say(one, hide)).join(' ; ')}.`
  const isKept = !isReaction || countAtoms(list) === countAtoms(products)
  return { canvas, text, flaws: isKept ? [] : ['the reaction does not keep its atoms'] }
}
