import type { DataFor } from '../shape.ts'

/** The cells without a text, row by row. */
export const emptyCells = ({ rows }: DataFor<'table'>) => rows.flat().filter(cell => cell.text === undefined)
