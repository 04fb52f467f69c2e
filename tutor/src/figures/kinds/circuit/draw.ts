import { Canvas } from '../../canvas/canvas.ts'
import { sayLabel } from '../../canvas/label-pieces.ts'
import type { Drawing } from '../../parts.ts'
import type { CircuitFigure, Component } from './schema.ts'
import { symbols } from './symbols.ts'

const FRENCH: Record<Component['part'], string> = {
  cell: 'pile',
  lamp: 'lampe',
  open: 'interrupteur ouvert',
  closed: 'interrupteur fermé',
  resistor: 'résistance',
  motor: 'moteur',
  diode: 'diode',
  led: 'DEL',
  ammeter: 'ampèremètre',
  voltmeter: 'voltmètre',
  fuse: 'fusible',
  generator: 'générateur',
  wire: 'fil',
}

const WIDTH = 400
const [LEFT, RIGHT] = [30, WIDTH - 30]
const WIRE = { width: 2.2, round: true }
const ROW = 82

const say = (branch: readonly Component[]) =>
  branch
    .map(
      ({ part, name, voltmeter }) =>
        FRENCH[part] +
        (name && name !== FRENCH[part] ? ` ${sayLabel(name)}` : '') +
        (voltmeter ? ', un voltmètre à ses bornes' : ''),
    )
    .join(', ')

const describe = ({ branches, current }: CircuitFigure) => {
  const loop = `Circuit en série, une seule boucle : ${say(branches.flat())}.`
  const parallel = `Circuit en dérivation, ${branches.length} branches entre les deux mêmes nœuds. ${branches.map((branch, i) => `Branche ${i + 1} : ${say(branch)}.`).join(' ')}`
  return `${branches.length === 1 ? loop : parallel}${current ? ' Le courant I sort par la borne + de la pile.' : ''}`
}

/** A voltmeter beside a component, on the outer side of the circuit. */
const drawVoltmeter = (canvas: Canvas, x: number, y: number, side: 1 | -1) => {
  const far = y + side * 46
  canvas.polyline(
    [
      [x - 34, y],
      [x - 34, far],
      [x + 34, far],
      [x + 34, y],
    ],
    { width: 1.8 },
  )
  for (const end of [-34, 34]) canvas.dot([x + end, y], 3.4)
  symbols.voltmeter(canvas, [x, far])
}

export const drawCircuit = (figure: CircuitFigure, name: string): Drawing => {
  const { branches, current } = figure
  const [first = []] = branches
  const isLoop = branches.length === 1
  // In a loop the first components stand above, the others below.
  const above = Math.max(1, Math.floor(first.length / 2))
  const rows = isLoop ? [first.slice(0, above), first.slice(above)] : branches
  const hasVoltmeter = (row: readonly Component[] | undefined) => row?.some(({ voltmeter }) => voltmeter) ?? false
  const top = hasVoltmeter(rows[0]) ? 84 : 48
  const heights = rows.map((row, i) =>
    i > 0 && i < rows.length - 1 && hasVoltmeter(row) ? ROW + 46 : isLoop ? 96 : ROW,
  )
  const ys = rows.map((_, i) => top + heights.slice(0, i).reduce((sum, height) => sum + height, 0))
  const bottom = ys.at(-1) ?? top
  const canvas = new Canvas(WIDTH, bottom + (hasVoltmeter(rows.at(-1)) ? 76 : 44), name)
  for (const x of [LEFT, RIGHT]) canvas.line([x, top], [x, bottom], WIRE)
  rows.forEach((row, i) => {
    const y = ys[i] ?? top
    canvas.line([LEFT, y], [RIGHT, y], WIRE)
    if (!isLoop && i > 0 && i < rows.length - 1) for (const x of [LEFT, RIGHT]) canvas.dot([x, y], 4)
    row.forEach(({ part, name: label, voltmeter }, j) => {
      const x = LEFT + ((RIGHT - LEFT) * (j + 1)) / (row.length + 1)
      const side = i === 0 ? -1 : 1
      if (voltmeter) drawVoltmeter(canvas, x, y, side)
      symbols[part](canvas, [x, y])
      // The name is on the outer side, but for a voltmeter there.
      const isBelow = (side === 1) !== voltmeter
      if (label) canvas.label([x, y + (isBelow ? 29 : -27)], label, { size: 14, bold: true, middle: true, halo: true })
    })
  })
  if (current) {
    canvas.line([LEFT + 34, top], [LEFT + 14, top], { stroke: 'b', width: 2.8, arrow: true })
    canvas.label([LEFT + 24, top - 12], '$I$', { role: 'b', bold: true })
  }
  const hasSource = branches.flat().some(({ part }) => part === 'cell' || part === 'generator')
  return { canvas, text: describe(figure), flaws: hasSource ? [] : ['the circuit has neither a cell nor a generator'] }
}
