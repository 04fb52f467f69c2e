import type { TestDetailsAnnotation } from '@playwright/test'

export const CELL = 'cell'
/** Run the complete tables: `npm run test:full`. */
export const FULL = process.env.FULL === '1'

export type Cell = {
  table: string
  row: string
  column: string
  /** How many cells the table has; a run that leaves one out fails. null: a sample. */
  of: number | null
  /** What stands in the cell once its test passed, in place of a tick. A test may be several such cells. */
  value?: string
}

/** Notes which cell of a printed table a test is. */
export const cell = (one: Cell): TestDetailsAnnotation => ({ type: CELL, description: JSON.stringify(one) })

/** What a cell turned out to be, in place of a tick. */
export const OUTCOME = 'outcome'
