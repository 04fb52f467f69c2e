import { paper } from '../messages.ts'
import { blocks, GAP, table, words } from '../paper.ts'
import type { DataFor } from '../shape.ts'

export const printTable = ({ instruction, columns, rows, bank }: DataFor<'table'>) =>
  blocks(
    instruction,
    table(
      columns,
      rows.map(cells => cells.map(cell => cell.text ?? GAP)),
    ),
    `${paper.words} ${words(bank)}`,
  )
