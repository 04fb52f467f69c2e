import type { ActivityAnswer } from '@ariane/shared/contracts/activities'
import type { StoredTrial } from './trial-storage.ts'

type Answers = StoredTrial['answers']

/** With one more try at a question; whether the first one was right stays as it was. */
export function addTry(answers: Answers, key: string, answer: ActivityAnswer, isRight: boolean): Answers {
  const before = answers.find(one => one.key === key)
  const now = { key, tries: [...(before?.tries ?? []), answer], isRight: before?.isRight ?? isRight }
  return [...answers.filter(one => one.key !== key), now]
}

/** The first question without an answer; the number of questions where all have one. */
export function firstOpen(keys: readonly string[], answers: Answers): number {
  const answered = new Set(answers.map(({ key }) => key))
  const open = keys.findIndex(key => !answered.has(key))
  return open < 0 ? keys.length : open
}
