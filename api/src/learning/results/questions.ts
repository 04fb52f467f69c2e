import { plainText } from '@ariane/activities/plain-text'
import type { AnsweredQuestion } from '@ariane/shared/contracts'
import { questionPrompt } from '../errors.ts'
import { describeAnswer, describeSolution } from './describe-answer.ts'
import type { FirstAnswer } from './store.ts'

/** Questions shown at once. */
const MAX_QUESTIONS = 12

/** A first answer beside what was asked and expected; `text` is null where no few words say it. */
export interface AskedAnswer {
  userId: string
  score: number
  prompt: string
  expected: string | null
  text: string | null
}

/** The answers with what their question says; each solution is read once, however many pupils had it. */
function readQuestions(answers: readonly FirstAnswer[]): AskedAnswer[] {
  const solutions = new Map<string, string | null>()
  return answers.flatMap(({ userId, score, title, data, solution, answer }) => {
    if (!data) return []
    const key = JSON.stringify(solution)
    if (!solutions.has(key)) solutions.set(key, describeSolution(data, solution))
    const text = score < 1 ? describeAnswer(data, answer) : null
    return [{ userId, score, text, prompt: questionPrompt(data, title), expected: solutions.get(key) ?? null }]
  })
}

/** First answers on paths, by question. */
export const toQuestions = (answers: readonly FirstAnswer[]) => groupQuestions(readQuestions(answers))

/** The same question of several pupils' paths is one; what each answered wrongly stands side by side. */
export function groupQuestions(answers: readonly AskedAnswer[]): AnsweredQuestion[] {
  const byQuestion = Map.groupBy(answers, ({ prompt, expected }) => JSON.stringify([prompt, expected]))
  const questions = [...byQuestion.values()].map((given): AnsweredQuestion => {
    const [{ prompt, expected } = { prompt: '', expected: null }] = given
    const wrong = Map.groupBy(
      given.filter(({ score }) => score < 1),
      ({ text }) => text,
    )
    return {
      prompt: plainText(prompt),
      expected: expected && plainText(expected),
      answers: given.length,
      right: given.filter(({ score }) => score >= 1).length,
      wrong: [...wrong]
        .map(([text, list]) => ({ text, userIds: [...new Set(list.map(({ userId }) => userId))] }))
        .sort((a, b) => b.userIds.length - a.userIds.length),
    }
  })
  const missed = ({ answers: all, right }: AnsweredQuestion) => all - right
  return questions
    .filter(question => missed(question) > 0)
    .sort((a, b) => missed(b) - missed(a))
    .slice(0, MAX_QUESTIONS)
}
