import { guessAsksFor } from '../grade/text/asks-for.ts'
import type { Pack } from '../pack.ts'
import { type Tried, tryTextQuestions } from './measure.ts'

/** What the grader does wrong with a text question, by kind of attack or paraphrase. */
export type GradingFlaw = Pick<Tried, 'question' | 'kind' | 'answer' | 'verdict'>

/** Bare words are an answer where a list or a name is asked for, and where one idea is all. */
const mayList = (pack: Pack, id: string): boolean => {
  const asked = pack.questions.find(question => question.id === id)
  if (asked?.expected.kind !== 'text') return false
  const own = pack.claims.find(({ question }) => question === id)
  const asksFor = own?.asksFor ?? guessAsksFor(asked.question)
  const isAllowed = own?.claims.some(({ listAllowed }) => listAllowed) === true
  return asksFor === 'list' || asksFor === 'name' || isAllowed || asked.expected.ideas.length === 1
}

const isFlaw = (pack: Pack, { question, kind, isAttack, verdict }: Tried): boolean => {
  if (!isAttack) return verdict === 'incorrect' || (kind === 'model answer' && verdict !== 'correct')
  return verdict === 'correct' && !(kind.startsWith('keyword list') && mayList(pack, question))
}

/** Attacks told correct, a model answer that is not, paraphrases told wrong. */
export const findGradingFlaws = (pack: Pack, all: readonly Pack[]): GradingFlaw[] =>
  [...tryTextQuestions([pack], all)]
    .filter(tried => isFlaw(pack, tried))
    .map(({ question, kind, answer, verdict }) => ({ question, kind, answer, verdict }))
