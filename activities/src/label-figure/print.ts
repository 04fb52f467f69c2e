import { blocks, GAP, numbered, words } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printLabelFigure = ({ instruction, slots, labels }: DataFor<'label-figure'>) =>
  blocks(instruction, words(labels), numbered(slots.map(() => GAP)))
