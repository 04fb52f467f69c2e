import { blocks, GAP, numbered } from '../paper.ts'
import type { DataFor } from '../shape.ts'

/** The figure stands above it. */
export const printReadValue = ({ instruction, items }: DataFor<'read-value'>) =>
  blocks(instruction, numbered(items.map(({ text, unit }) => [text, GAP, unit].filter(Boolean).join(' '))))
