import type { SpokenLanguage } from '@ariane/activities/shape'
import { withoutAccents } from '@ariane/activities/typed'
import type { Exercise } from '../exercise.ts'

/** A wrong answer, and the mistake that leads to it. */
export type Wrong = readonly [text: string, remark: string]

type Asked = {
  /** The kind of reasoning that is asked for. */
  reasoning: string
  lang?: SpokenLanguage
  level: 1 | 2 | 3
  statement: string
  answer: string
  /** Other writings of the answer that are as right. */
  accepted?: readonly string[]
  wrong: readonly Wrong[]
  hint: string
  rule: string
  begin: string
  steps: readonly string[]
}

const MOST_WRONG = 4

/** French spaces before double signs and inside quotation marks. */
const space = (text: string) => text.replace(/ (?=[:;?!»])/g, '\u00a0').replace(/« /g, '«\u00a0')

/** What two answers must differ by: in French the grader lets a forgotten accent pass in a word. */
const letters = (text: string, lang: SpokenLanguage) => (lang === 'fr' ? withoutAccents(text) : text).toLowerCase()

/** How an answer is to be written comes last: a list to choose from, words to copy, a number in letters. */
const WRITING = / (?:Choisissez (?:entre|parmi) :|Répondez par |Recopiez-le|Écrivez (?:le nombre|tous|les deux) ).*$/

/** An exercise answered by a word or a form; wrong answers that are right, nearly right or doubled are left out. */
export const askWord = ({ reasoning, lang = 'fr', level, wrong, accepted = [], ...asked }: Asked): Exercise => {
  const right = [asked.answer, ...accepted]
  const bare = (text: string) => letters(text, lang)
  const seen = new Set(right.map(bare))
  const kept = wrong
    .filter(([text]) => {
      const isNew = text !== '' && !seen.has(bare(text))
      seen.add(bare(text))
      return isNew
    })
    .slice(0, MOST_WRONG)
  return {
    statement: space(asked.statement),
    expected: { kind: 'exact', accepted: [...new Set(right)] },
    answer: asked.answer,
    steps: asked.steps.map(space),
    hint: space(asked.hint),
    distractors: kept.map(([text]) => text),
    minutes: level + 1,
    words: {
      reasoning,
      stem: space(asked.statement.replace(WRITING, '')),
      lang,
      rule: space(asked.rule),
      begin: space(asked.begin),
      remarks: kept.map(([, remark]) => space(remark)),
    },
  }
}
