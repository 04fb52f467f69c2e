import { grade } from '../../grade/index.ts'
import { findRevealedWords } from '../../hints/find-revealed-words.ts'
import { listHints } from '../../hints/list-hints.ts'
import { type Exercise, RULE_IN_LESSON } from '../exercise.ts'

const FEWEST_WRONG = 2

/** The three hints of an exercise, where there are other numbers of them than three. */
export function findHintFlaws({ statement, expected, hint, words }: Exercise): string[] {
  const hints = words
    ? listHints(statement, expected, {
        direction: hint,
        rule: words.rule,
        place: () => RULE_IN_LESSON,
        beginning: words.begin,
      })
    : []
  return hints.length === 3 ? [] : [`${hints.length} hints: ${hints.join(' | ')}`]
}

interface Strictness {
  /** Whether a slip of spelling is refused. */
  spelling: boolean
  typography: RegExp
  mostLetters: number
}

/** What is wrong with an exercise that has words for its wrong options, in plain words. */
export function findFlaws(exercise: Exercise, { spelling, typography, mostLetters }: Strictness): string[] {
  const { statement, expected, answer, distractors, steps, hint, words } = exercise
  if (!words) return ['no words']
  const isCorrect = (text: string) =>
    grade(expected, text, { question: statement, lang: words.lang, spelling }).verdict === 'correct'
  const accepted = expected.kind === 'exact' ? expected.accepted : []
  const hasEachRemark = words.remarks.length === distractors.length && words.remarks.every(Boolean)
  return [
    ...(isCorrect(answer) ? [] : ['its answer is refused']),
    ...accepted.filter(text => !isCorrect(text)).map(text => `${text} is refused`),
    ...distractors.filter(isCorrect).map(text => `${text} is taken`),
    ...(distractors.length < FEWEST_WRONG ? [`only ${distractors.length} wrong options`] : []),
    ...(new Set([answer, ...distractors]).size < distractors.length + 1 ? ['the same option twice'] : []),
    ...(hasEachRemark ? [] : ['a wrong option without a word']),
    ...[hint, words.rule, words.begin].flatMap(text => findRevealedWords(text, statement, [answer])),
    ...(steps.length < 2 ? ['one step'] : []),
    ...listTexts(exercise)
      .filter(text => typography.test(text))
      .map(text => `typography: ${text}`),
    ...(statement.length > mostLetters ? [`a long statement: ${statement.length}`] : []),
  ]
}

/** All that a pupil reads of it. */
export const listTexts = ({ statement, hint, steps, words }: Exercise): string[] => [
  statement,
  hint,
  ...steps,
  ...(words ? [words.rule, words.begin, ...words.remarks] : []),
]
