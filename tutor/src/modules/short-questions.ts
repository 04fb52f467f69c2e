import type { Context } from './context.ts'
import { pickValuesToRead } from './figure-tasks.ts'
import { retitled } from './gather.ts'
import { pickShortQuestions } from './questions.ts'
import { makeChapters } from './render-chapter.ts'
import type { Chapter } from './rendered-module.ts'
import { messages } from './task-messages.ts'

const USUAL_QUESTIONS = 4
/** Of so many questions one is read off a figure, where the pack has something to read. */
const QUESTIONS_A_READING = 2

/** Numbers, words and short explanations to write; some numbers are read off a figure. */
export const composeShortQuestions = (context: Context): Chapter[] => {
  const count = context.wish.count ?? USUAL_QUESTIONS
  const readings = Math.floor(count / QUESTIONS_A_READING)
  const ask = (n: number): Context => ({ ...context, wish: { ...context.wish, count: n } })
  const made = readings > 0 ? makeChapters('read-value', pickValuesToRead)(ask(readings)) : []
  // What was read in an earlier module leaves its room to questions.
  const read = made.filter(({ uses }) => uses.every(id => !context.used.has(id)))
  const written = makeChapters('writing', pickShortQuestions)(read.length > 0 ? ask(count - read.length) : context)
  return retitled([...written, ...read], messages.question)
}
