import type { RowWord } from './rows.ts'

const OPERAND_END = /(?:\d|\)|\}|\$|(?<![\p{L}’'])[a-zA-Z])$/u
const OPERAND_START = /^(?:\d|\(|\$|[a-zA-Z](?!\p{L}))/u
const DASHES = '[-–—−_]'
const OPERATOR = new RegExp(`^(?:${DASHES}{1,2}|[=+×÷:<>≤≥])`, 'u')
const OPERATOR_INSIDE = new RegExp(
  `(?<=[\\d)}$]|(?<![\\p{L}’'])[a-zA-Z]) ?(${DASHES}{1,2}|[=+×÷]) ?(?=[\\d($a-zA-Z]|${DASHES}\\d)`,
  'gu',
)
const TIMES = /(?<=\d) ?[xX] ?(?=\d)/gu
const FORMULA = /[=+×÷<>≤≥]|\$/u
const LABEL = /^(?:\d{1,2}|[a-z])\)/
const MINUS = '−'

const toSign = (operator: string) => (/^[-–—−_]/.test(operator) ? MINUS : operator)

/**
 * The signs between the operands of a row as they are printed: spaces around them, dashes as minus, and a cross between two
 * numbers as a product, which is doubted. Only rows that hold a formula are touched.
 */
export function setMathSpaces(words: readonly RowWord[]): RowWord[] {
  const isFormula = words.some(({ text }) => FORMULA.test(text))
  const set: RowWord[] = []
  for (const [i, word] of words.entries()) {
    const before = set.at(-1)
    const next = words[i + 1]
    const one = word.lifted ? word : setCrossAtEnd(setInside(word, isFormula), next)
    if (!before || word.lifted) {
      set.push(before && one.lifted && one.isGlued && endsWithOperator(before.text) ? { ...one, isGlued: false } : one)
      continue
    }
    const follows = OPERAND_END.test(before.text)
    if (follows && isCross(one, next)) set.push({ ...one, text: '×', sure: 0, isGlued: false })
    else if (follows && (isFormula || OPERAND_START.test(next?.text ?? ''))) set.push(setAtStart(one, next))
    else set.push(one)
  }
  return isFormula ? doubtBrackets(set) : set
}

/** A bracket without its other half: something was read as another sign. */
function doubtBrackets(words: readonly RowWord[]): RowWord[] {
  const texts = words.map(({ text }, i) => (i === 0 ? text.replace(LABEL, '') : text))
  const count = (bracket: string) => texts.join('').split(bracket).length
  if (count('(') === count(')')) return [...words]
  return words.map((word, i) => (/[()]/.test(texts[i] ?? '') ? { ...word, sure: 0 } : word))
}

const endsWithOperator = (text: string) => /[=+×÷−]$/u.test(text)

const isCross = ({ text }: RowWord, next: RowWord | undefined) =>
  /^[xX]$/.test(text) && /^(?:\d|\$)/.test(next?.text ?? '')

function setInside(word: RowWord, isFormula: boolean): RowWord {
  if (!isFormula && !/\d/.test(word.text)) return word
  const crossed = word.text.replace(TIMES, ' × ')
  const text = isFormula
    ? crossed
        .replace(OPERATOR_INSIDE, (_, sign: string) => ` ${toSign(sign)} `)
        .replace(/(?<=[\p{L}\d)])([=+×÷])$/u, ' $1')
    : crossed
  return crossed === word.text ? { ...word, text } : { ...word, text, sure: 0 }
}

/** `1,5x` before a number or a power. */
function setCrossAtEnd(word: RowWord, next: RowWord | undefined): RowWord {
  const text = word.text.replace(/(?<=\d)[xX]$/, ' ×')
  return text !== word.text && /^\$?(?:\d|\\frac)/.test(next?.text ?? '') ? { ...word, text, sure: 0 } : word
}

/** An operator at the start of a word that follows an operand. */
function setAtStart(word: RowWord, next: RowWord | undefined): RowWord {
  const [operator] = OPERATOR.exec(word.text) ?? []
  if (operator === undefined || operator === ':') return word
  const rest = word.text.slice(operator.length).trimStart()
  if (rest === '')
    return OPERAND_START.test(next?.text ?? '') ? { ...word, text: toSign(operator), isGlued: false } : word
  return OPERAND_START.test(rest) ? { ...word, text: `${toSign(operator)} ${rest}`, isGlued: false } : word
}
