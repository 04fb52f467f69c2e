import { BOX, blocks, table } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printGrid = ({ instruction, columns, rows }: DataFor<'grid'>) =>
  blocks(
    instruction,
    table(
      [' ', ...columns.map(column => column.text)],
      rows.map(row => [row.text, ...columns.map(() => BOX)]),
    ),
  )
