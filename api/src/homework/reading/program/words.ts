/** A word as it was read, with how sure the reader is (0 to 100). */
export interface Word {
  text: string
  confidence: number
  /** Read alone and put back: a fraction, a power, a row of a table. */
  isLifted?: boolean
  /** No space stands before it. */
  isGlued?: boolean
}
/** Lines of words; an empty line between paragraphs. */
export type Lines = Word[][]
