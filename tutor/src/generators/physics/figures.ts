import type { z } from 'zod'
import { Figure } from '../../figures/schema.ts'

type Circuit = Extract<z.input<typeof Figure>, { kind: 'circuit' }>

const makeCircuit = (title: string, branches: Circuit['branches']): Figure =>
  Figure.parse({ kind: 'circuit', id: 'exercice', title, branches })

/** What is known of a component, or `?` where it is asked. */
type Measured = { part: 'lamp' | 'resistor' | 'motor'; name?: string; current: string; voltage: string }

/** A component in a loop, with the current through it and the voltage at its ends. */
export const measuringCircuit = ({ part, name, current, voltage }: Measured): Figure =>
  makeCircuit('Le montage avec ses appareils de mesure', [
    [{ part: 'generator' }, { part: 'ammeter', name: current }, { part, name, voltmeter: true, voltage }],
  ])

/** Two lamps that share the voltage of a cell. */
export const lampsInSeries = (cell: string, [first, second]: readonly [string, string]): Figure =>
  makeCircuit('Deux lampes en série', [
    [
      { part: 'cell', name: cell },
      { part: 'lamp', voltmeter: true, voltage: first },
      { part: 'lamp', voltmeter: true, voltage: second },
    ],
  ])

/** Two lamps that share the current of a cell. */
export const lampsInParallel = (cell: string, [first, second]: readonly [string, string]): Figure =>
  makeCircuit('Deux lampes en dérivation', [
    [{ part: 'cell' }, { part: 'ammeter', name: cell }],
    [{ part: 'lamp' }, { part: 'ammeter', name: first }],
    [{ part: 'lamp' }, { part: 'ammeter', name: second }],
  ])

/** The weight of an object by its value in newtons, which is written or asked. */
export const weightFigure = (newtons: number, text: string): Figure =>
  Figure.parse({
    kind: 'forces',
    id: 'exercice',
    title: 'Le poids d’un objet',
    scene: 'free',
    arrows: [{ name: 'P', to: [0, -newtons], text }],
  })
