import type { Expected, Grade, Setting } from './grade.ts'
import { grade } from './index.ts'
import { settleAsk } from './text/settle-ask.ts'

/** What reads free text, and what the reply to a question that it asked back comes to. */
export interface Grader {
  grade(expected: Expected, answer: string, setting: Setting): Grade
  /** `option` is a place among the options of `grade.ask`. */
  settle(grade: Grade, option: number): Grade
}

export const builtInGrader: Grader = { grade, settle: settleAsk }

/** A question asked back, without what its options come to. */
export type AskedBack = { text: string; options: string[] }

/**
 * Grades a text, and settles it where the reply to the question asked back is known. A reply that is none of the options any
 * more changes nothing.
 */
export const gradeWithReply =
  (grader: Grader, reply: string | undefined): Grader['grade'] =>
  (expected, answer, setting) => {
    const found = grader.grade(expected, answer, setting)
    const option = found.ask?.options.findIndex(({ text }) => text === reply) ?? -1
    return option < 0 ? found : grader.settle(found, option)
  }

/** As many options as the screen has buttons. */
const [MIN_OPTIONS, MAX_OPTIONS] = [2, 4]

/** What a grade asks back, if it does. */
export const askedBack = ({ ask }: Grade): AskedBack | undefined =>
  ask && ask.options.length >= MIN_OPTIONS && ask.options.length <= MAX_OPTIONS
    ? { text: ask.text, options: ask.options.map(({ text }) => text) }
    : undefined
