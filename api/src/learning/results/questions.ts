import type { AnsweredQuestion } from '@ariane/shared/contracts'
import { questionPrompt } from '../errors.ts'
import { describeAnswer, describeSolution } from './describe-answer.ts'
import type { FirstAnswer } from './store.ts'

/** Questions shown of one notion. */
const MAX_QUESTIONS = 12

/** The same question of several pupils' paths is one; what each answered wrongly stands side by side. */
export function toQuestions(answers: readonly FirstAnswer[]): AnsweredQuestion[] {
  const asked = answers.flatMap(({ data, ...rest }) => (data ? [{ data, ...rest }] : []))
  const byQuestion = Map.groupBy(asked, ({ data, title, solution }) =>
    JSON.stringify([questionPrompt(data, title), describeSolution(data, solution)]),
  )
  const questions = [...byQuestion].map(([key, given]): AnsweredQuestion => {
    const [prompt, expected] = JSON.parse(key) as [string, string | null]
    const wrong = Map.groupBy(
      given.filter(({ score }) => score < 1),
      ({ data, answer }) => describeAnswer(data, answer),
    )
    return {
      prompt,
      expected,
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
