export type Field =
  | 'term'
  | 'section'
  | 'fact'
  | 'point'
  | 'sequence'
  | 'question'
  | 'text'
  | 'event'
  | 'sentence'
  | 'choice'
  | 'table'
  | 'group'
  | 'reason'
  | 'mention'
  | 'method'

/** Something Ariane can say. */
export type Passage = {
  field: Field
  id: string
  /** What it is about, in a few words; found first. */
  title: string
  /** What it is found by besides its title. */
  body: string
  /** What the pupil reads. */
  text: string
  /** What is explained, where the passage gives a reason for it; undefined where it gives none. */
  because?: string | undefined
  /** What a written reason is the reason for, and for nothing with other numbers. */
  statement?: string
  /** A statement that the passage denies. */
  denies?: boolean
}
