import type { ExpectedOf, Setting } from '../grade.ts'
import { findRubric } from '../text/find-rubric.ts'
import { judgeText } from '../text/judge.ts'
import type { Judgement } from '../text/judgement.ts'
import { readAnswer } from '../text/read-answer.ts'
import { say } from '../text/say-claim.ts'
import { isOpenToReading } from './combine-readings.ts'

/** What a second reader is given: nothing else about the pupil than what he answered. */
export type TextTask = {
  question: string
  modelAnswer: string
  answer: string
  claims: readonly { idea: number; text: string }[]
}

/** Longer answers are padded ones: the rules are enough for them. */
const LONGEST = 1500

/** A claim as a sentence; the name of the idea where no claim says it. */
const listClaims = ({ ideas, claims }: ReturnType<typeof findRubric>) =>
  ideas.flatMap(({ label }, idea) => {
    const own = claims.claims.filter(claim => claim.idea === idea && claim.object.length > 0)
    return own.length > 0 ? own.map(claim => ({ idea, text: say(claim) })) : [{ idea, text: label }]
  })

/** What the rules make of a text, again. */
export const judgeAgain = (expected: ExpectedOf<'text'>, answer: string, { question }: Setting): Judgement =>
  judgeText(readAnswer(answer), findRubric(expected, question))

/** What is to be read a second time; undefined where no reading could change the verdict, or no model answer is known. */
export function findTask(expected: ExpectedOf<'text'>, answer: string, setting: Setting): TextTask | undefined {
  const { question = '' } = setting
  const rubric = findRubric(expected, question)
  if (rubric.model === '' || answer.length > LONGEST) return undefined
  if (!isOpenToReading(judgeAgain(expected, answer, setting))) return undefined
  return { question, modelAnswer: rubric.model, answer, claims: listClaims(rubric) }
}
