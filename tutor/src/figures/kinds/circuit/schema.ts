import { z } from 'zod'
import { figureKind, Label } from '../../parts.ts'

export const Component = z.strictObject({
  part: z.enum([
    'cell',
    'lamp',
    'open',
    'closed',
    'resistor',
    'motor',
    'diode',
    'led',
    'ammeter',
    'voltmeter',
    'fuse',
    'generator',
    'wire',
  ]),
  name: Label.optional(),
  /** A voltmeter in parallel to it. */
  voltmeter: z.boolean().default(false),
  /** What that voltmeter shows, below it. */
  voltage: Label.optional(),
})
export type Component = z.output<typeof Component>

export const CircuitFigure = figureKind('circuit', {
  /** One branch is a loop; several hang between the same two nodes. */
  branches: z.array(z.array(Component).min(1).max(5)).min(1).max(4),
  /** The direction of the current is shown. */
  current: z.boolean().default(false),
})
export type CircuitFigure = z.output<typeof CircuitFigure>
