/**
 * What a slice of a statement is: `unread` lies beyond what is cut, and is shown as it stands. A `preamble` tells, an
 * `instruction` says what is done to each question under it.
 */
export type BlockKind = 'heading' | 'preamble' | 'instruction' | 'question' | 'unread'

/** A slice of a statement, `from` to `to` in UTF-16 units. The slices of all blocks, in order, are the statement. */
export type Block = {
  kind: BlockKind
  from: number
  to: number
  /** As on the sheet, with the one it stands under: « 2. a ». */
  label: string
  /** The exercise it belongs to, from 0: what stands before the first heading. */
  exercise: number
  /** The instruction or preamble it stands under, as an index of the blocks. */
  parent?: number
}
