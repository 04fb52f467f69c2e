/** What stands above a question on the sheet and belongs to it. */
export type HomeworkContext = {
  /** The instruction it stands under, « Put the verbs in the past simple: »; empty when the question says it itself. */
  instruction: string
  /** What the exercise told before it, a passage each: « E = (x + 1)² − 9 », « Le triangle ABC est rectangle en A. » */
  above: string[]
  /** Where it builds on the question before (« Convertir le résultat », « En déduire »), with its result as one types it. */
  before?: { question: string; result: string }
}
