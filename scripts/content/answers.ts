import { cut, find, fold, grade, type Pack, type Setting } from '@ariane/tutor'
import type { Source } from './read.ts'

type Question = Pack['questions'][number]

/** Markdown with formulas as a pupil types it. */
const typed = (markdown: string) =>
  markdown
    .replaceAll('{,}', ',')
    .replace(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '$1/$2')
    .replaceAll('\\times', '×')
    .replace(/\\[,;]|[$*]/g, '')

/** What somebody who knows the lesson would write. */
const rightAnswers = ({ expected, modelAnswer }: Question): string[] => {
  switch (expected.kind) {
    case 'number':
      return [[expected.value, expected.unit].filter(Boolean).join(' ')]
    case 'algebra':
      return [expected.expression]
    case 'equation':
      return [expected.solutions.map(solution => `x = ${solution}`).join(' ou ')]
    case 'exact':
      return expected.accepted
    case 'text':
    case 'conjugation':
      return [typed(modelAnswer)]
    case 'free':
      return []
  }
}

const isScientific = ({ expected }: Question) => expected.kind === 'number' && expected.form === 'scientific'

const questionFlaws = (pack: Pack, question: Question): string[] => {
  const { id, expected } = question
  const setting: Setting = { lang: pack.lang, question: question.question }
  const refused = rightAnswers(question).flatMap(answer => {
    const { verdict, feedback } = grade(expected, answer, setting)
    if (verdict === 'correct' || (verdict === 'partial' && isScientific(question))) return []
    return [`${id}: its own answer is graded ${verdict} (${feedback}): ${answer.slice(0, 160)}`]
  })
  const traps =
    expected.kind === 'text' ? [...expected.misconceptions.map(({ match }) => match), ...expected.contradictions] : []
  const accepted = traps.filter(trap => grade(expected, trap, setting).verdict === 'correct')
  return [...refused, ...accepted.map(trap => `${id}: the misconception is graded correct: ${trap}`)]
}

/** A plain number, perhaps with a unit: what the grader of numbers is meant for. */
const NUMBER = /^[−-]?\d[\d\s\u202f]*(?:[.,]\d+)?(?:\/\d+)?(?:\s?(\p{L}[\p{L}/²³%°€]*|[%°€]))?$/u
const plain = (text: string) => typed(text).trim()
/** The value is right and its writing is not: that is what is asked. */
const ASKS_FOR_FORM = /irréductible|simplifi|scientifique|plus simple/i
const letters = (text: string) => text.replace(/[\p{P}\s]/gu, '').toLowerCase()

const isRightAfterAll = (pack: Pack, stem: string, right: string, wrong: string): boolean => {
  // Capitals and punctuation are what such options are about, and nobody types them.
  if (letters(right) === letters(wrong)) return false
  const [one, other] = [plain(right), plain(wrong)]
  const [unit, otherUnit] = [NUMBER.exec(one), NUMBER.exec(other)]
  if (unit && otherUnit) {
    if (ASKS_FOR_FORM.test(stem) || unit[1] !== otherUnit[1]) return false
    const value = (unit[1] ? one.slice(0, -unit[1].length) : one)
      .replaceAll(',', '.')
      .replaceAll('−', '-')
      .replace(/\s/g, '')
    return grade({ kind: 'number', value, ...(unit[1] && { unit: unit[1] }) }, other).verdict === 'correct'
  }
  if (/[$\\]/.test(right + wrong)) return false
  return grade({ kind: 'exact', accepted: [right] }, wrong, { lang: pack.lang, spelling: true }).verdict === 'correct'
}

const choiceFlaws = (pack: Pack, { id, stem, options }: Pack['mcqs'][number]): string[] => {
  const rights = options.filter(option => option.correct)
  return options
    .filter(option => !option.correct)
    .flatMap(({ text }) =>
      rights.some(right => isRightAfterAll(pack, stem, right.text, text))
        ? [`${id}: a wrong option is right after all: ${text}`]
        : [],
    )
}

/** Every expected answer is right for our own grader, and nothing that the pack calls wrong is. */
export const answerFlaws = ({ pack }: Source): string[] => [
  ...pack.questions.flatMap(question => questionFlaws(pack, question)),
  ...pack.mcqs.flatMap(mcq => choiceFlaws(pack, mcq)),
  ...pack.facts
    .filter(fact => !fact.truth && fold(fact.correction ?? '') === fold(fact.statement))
    .map(fact => `${fact.id}: the correction of a false fact says the same`),
  ...pack.corrections
    .filter(({ wrong, right }) => wrong === right)
    .map(({ id }) => `${id}: wrong and right are the same`),
  ...pack.texts.flatMap(({ id, body, mark }) =>
    [...(mark?.words ?? []), ...(mark?.admitted ?? [])]
      .filter(word => !find(cut(body, pack.lang), word, pack.lang))
      .map(word => `texts ${id}: “${word}” is to be marked and is no word of the text`),
  ),
  ...([true, false].some(wanted => pack.facts.filter(({ truth }) => truth === wanted).length < 2)
    ? ['facts: two have to be true and two false, at least']
    : []),
]
