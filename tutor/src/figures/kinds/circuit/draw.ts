import { Canvas } from '../../canvas/canvas.ts'
import { sayLabel } from '../../canvas/label-pieces.ts'
import type { Point } from '../../canvas/points.ts'
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
const NAME = { size: 14, bold: true, middle: true, halo: true } as const
/** Room for what a voltmeter shows. */
const READING = 22

const NUMBERS = ['aucune autre', 'une autre', 'deux autres', 'trois autres', 'quatre autres'] as const
const ORDINALS = ['Première', 'Deuxième', 'Troisième', 'Quatrième'] as const

const sayName = (name = '') => (name === '?' ? '(valeur cherchée)' : sayLabel(name))

const say = (branch: readonly Component[]) =>
  branch
    .map(
      ({ part, name, voltmeter, voltage }) =>
        FRENCH[part] +
        (name && name !== FRENCH[part] ? ` ${sayName(name)}` : '') +
        (voltmeter ? `, un voltmètre à ses bornes${voltage ? ` ${sayName(voltage)}` : ''}` : ''),
    )
    .join(', ')

const isSource = ({ part }: Component) => part === 'cell' || part === 'generator'

/** The branch of the source stands apart: statements count the others. */
const describeBranches = (branches: CircuitFigure['branches']) => {
  const source = branches.find(branch => branch.some(isSource)) ?? []
  const others = branches.filter(branch => branch !== source)
  const main = source.some(({ part }) => part === 'cell') ? 'la pile' : 'le générateur'
  return [
    `Circuit en dérivation : la branche avec ${main} et ${NUMBERS[others.length]} entre les deux mêmes nœuds.`,
    `Branche avec ${main} : ${say(source)}.`,
    ...others.map((branch, i) => `${ORDINALS[i]} branche : ${say(branch)}.`),
  ].join(' ')
}

const describe = ({ branches, current }: CircuitFigure) =>
  (branches.length === 1
    ? `Circuit en série, une seule boucle : ${say(branches.flat())}.`
    : describeBranches(branches)) + (current ? ' Le courant I sort par la borne + de la pile.' : '')

/** A voltmeter beside a component, on the outer side of the circuit. */
const drawVoltmeter = (canvas: Canvas, [x, y]: Point, side: 1 | -1, voltage: Component['voltage']) => {
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
  if (voltage) canvas.label([x, far + side * 27], voltage, NAME)
}

export const drawCircuit = (figure: CircuitFigure, name: string): Drawing => {
  const { branches, current } = figure
  const [first = []] = branches
  const isLoop = branches.length === 1
  // In a loop the first components stand above, the others below.
  const above = Math.max(1, Math.floor(first.length / 2))
  const rows = isLoop ? [first.slice(0, above), first.slice(above)] : branches
  const hasVoltmeter = (row: readonly Component[] | undefined) => row?.some(({ voltmeter }) => voltmeter) ?? false
  const reading = (row: readonly Component[] | undefined) => (row?.some(({ voltage }) => voltage) ? READING : 0)
  const top = (hasVoltmeter(rows[0]) ? 84 : 48) + reading(rows[0])
  const heights = rows.map((row, i) =>
    i > 0 && i < rows.length - 1 && hasVoltmeter(row) ? ROW + 46 + reading(row) : isLoop ? 96 : ROW,
  )
  const ys = rows.map((_, i) => top + heights.slice(0, i).reduce((sum, height) => sum + height, 0))
  const bottom = ys.at(-1) ?? top
  const canvas = new Canvas(WIDTH, bottom + (hasVoltmeter(rows.at(-1)) ? 76 : 44) + reading(rows.at(-1)), name)
  for (const x of [LEFT, RIGHT]) canvas.line([x, top], [x, bottom], WIRE)
  rows.forEach((row, i) => {
    const y = ys[i] ?? top
    canvas.line([LEFT, y], [RIGHT, y], WIRE)
    if (!isLoop && i > 0 && i < rows.length - 1) for (const x of [LEFT, RIGHT]) canvas.dot([x, y], 4)
    row.forEach(({ part, name: label, voltmeter, voltage }, j) => {
      const x = LEFT + ((RIGHT - LEFT) * (j + 1)) / (row.length + 1)
      const side = i === 0 ? -1 : 1
      if (voltmeter) drawVoltmeter(canvas, [x, y], side, voltage)
      symbols[part](canvas, [x, y])
      // The name is on the outer side, but for a voltmeter there.
      const isBelow = (side === 1) !== voltmeter
      if (label) canvas.label([x, y + (isBelow ? 29 : -27)], label, NAME)
    })
  })
  if (current) {
    canvas.line([LEFT + 34, top], [LEFT + 14, top], { stroke: 'b', width: 2.8, arrow: true })
    canvas.label([LEFT + 24, top - 12], '$I$', { role: 'b', bold: true, italic: true })
  }
  const parts = branches.flat()
  const flaws = [
    ...(parts.some(isSource) ? [] : ['the circuit has neither a cell nor a generator']),
    ...(parts.some(({ voltage, voltmeter }) => voltage && !voltmeter)
      ? ['a voltage is written without a voltmeter']
      : []),
  ]
  return { canvas, text: describe(figure), flaws: flaws }
}
