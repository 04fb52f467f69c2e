import { isFilled } from '../answering/is-filled.ts'
import { isRight } from '../answering/keep-right.ts'
import type { AnsweringRules } from '../answering/rules.ts'
import type { AnswerFor } from '../shape.ts'

const listTexts = ({ gaps }: AnswerFor<'cloze'>) => Object.values(gaps).flat()

export const clozeAnswering: AnsweringRules<'cloze'> = {
  start: ({ items }) => ({
    engine: 'cloze',
    gaps: Object.fromEntries(items.map(({ id, parts }) => [id, parts.slice(1).map(() => '')])),
  }),
  /** One typed word is enough, but every word of a bank is placed. */
  isComplete: ({ bank }, answer) => (bank ? listTexts(answer).every(isFilled) : listTexts(answer).some(isFilled)),
  retry: ({ gaps }, result) => ({
    engine: 'cloze',
    gaps: Object.fromEntries(
      Object.entries(gaps).map(([id, texts]) => [
        id,
        texts.map((text, n) => (isRight(result, `${id}:${n}`) ? text : '')),
      ]),
    ),
  }),
  countMissing: ({ bank }, answer) => (bank ? 0 : listTexts(answer).filter(text => !isFilled(text)).length),
  giveUp: answer => ({ ...answer, rest: 'unknown' }),
}
