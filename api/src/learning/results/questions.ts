import type { ActivityData, AnsweredQuestion } from '@ariane/shared/contracts'
import { questionPrompt } from '../errors.ts'
import { describeAnswer, describeSolution } from './describe-answer.ts'
import type { FirstAnswer } from './store.ts'

/** Questions shown of one notion. */
const MAX_QUESTIONS = 12

type Asked = FirstAnswer & { data: ActivityData; prompt: string; expected: string | null }

/** The answers with what their question says; each solution is read once, however many pupils had it. */
function readQuestions(answers: readonly FirstAnswer[]): Asked[] {
  const solutions = new Map<string, string | null>()
  return answers.flatMap(({ data, ...rest }) => {
    if (!data) return []
    const key = JSON.stringify(rest.solution)
    if (!solutions.has(key)) solutions.set(key, describeSolution(data, rest.solution))
    return [{ ...rest, data, prompt: questionPrompt(data, rest.title), expected: solutions.get(key) ?? null }]
  })
}

/** The same question of several pupils' paths is one; what each answered wrongly stands side by side. */
export function toQuestions(answers: readonly FirstAnswer[]): AnsweredQuestion[] {
  const byQuestion = Map.groupBy(readQuestions(answers), ({ prompt, expected }) => JSON.stringify([prompt, expected]))
  const questions = [...byQuestion.values()].map((given): AnsweredQuestion => {
    const [{ prompt, expected } = { prompt: '', expected: null }] = given
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
