import type { FigureView } from './figure/shape.ts'
import type { ActivityResult } from './result.ts'
import type { AnswerFor, DataFor, Engine } from './shape.ts'

/** What the view of every engine gets. */
export type ViewProps<E extends Engine> = {
  data: DataFor<E>
  /** The figure of the chapter, for who answers on it: everybody else's stands above the question. */
  figure?: FigureView | undefined
  answer: AnswerFor<E>
  result: ActivityResult | null
  /** While it is graded and after. */
  locked: boolean
  onChange: (answer: AnswerFor<E>) => void
  /** Everything there is to read was read: called with the answer that belongs to it. */
  onRead: (answer: AnswerFor<E>) => void
  /** What the writer thinks of the own text, noted after the result. */
  onAssess: (answer: AnswerFor<E>) => void
}
