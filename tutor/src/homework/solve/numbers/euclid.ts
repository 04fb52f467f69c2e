import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-division.ts'

const BARE =
  /^(?:(?:pose\w* et )?(?:effectu\w*|calcul\w*|pose\w*|ecri\w*|donne\w*|determin\w*|fai\w*|trouv\w*) ?:? ?(?:puis effectu\w* )?)?(?:la |le |les )?(?:divisions? euclidiennes?(?: suivantes?)?(?: ?:)?|quotient (?:euclidien )?et (?:le )?reste (?:de |dans )?(?:la )?division(?: euclidienne)?) (?:de )?(\d[\d ]*) (?:par|÷|:) (\d[\d ]*) ?[.?]*$/
const QUOTIENT =
  /^(?:quel est|donne\w*|calcul\w*|determin\w*|trouv\w*) le (quotient|reste)(?: euclidien)? (?:de|dans) la division(?: euclidienne)? (?:de )?(\d[\d ]*) par (\d[\d ]*) ?[.?]*$/
/** « Donne le quotient et le reste. » asks for what a division has. */
const TAIL =
  /(?:[.,;]| et| puis)* ?(?:(?:puis|et) )?(?:donn\w*|ecri\w*|precis\w*|indiqu\w*|determin\w*|quels? (?:sont|est)) (?:le |son )?quotient(?: euclidien)?(?: et|,) (?:le |son )?reste ?[.?]*$/u
const shared = { rule: messages.rule, hints: [...messages.hints], minutes: 3 }

const read = (text: string | undefined) => {
  const digits = (text ?? '').replaceAll(' ', '')
  return /^\d{1,9}$/.test(digits) && !/^0\d/.test(digits) ? BigInt(digits) : undefined
}

/** The lines of a division as it is posed: the packets taken, from the left. */
export const longDivision = (a: bigint, b: bigint): string[] => {
  const lines: string[] = []
  let rest = 0n
  let isStarted = false
  for (const digit of String(a)) {
    rest = rest * 10n + BigInt(digit)
    if (!isStarted && rest < b) continue
    isStarted = true
    lines.push(messages.line(rest, b, rest / b, rest % b))
    rest %= b
  }
  return lines
}

/** The division of a whole number by another one, with its quotient and its rest. */
export const euclideanDivision = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`)).replace(TAIL, '')
  if (text.length > 160) return undefined
  const [bare, part] = [text.match(BARE), text.match(QUOTIENT)]
  const [a, b] = [read(bare?.[1] ?? part?.[2]), read(bare?.[2] ?? part?.[3])]
  if (a === undefined || b === undefined || b === 0n) return undefined
  const [quotient, rest] = [a / b, a % b]
  const steps = [...longDivision(a, b), messages.equality(a, b, quotient, rest)]
  if (part) {
    const isRest = part[1] === 'reste'
    return measuredSolution({
      kind: 'division',
      value: { n: isRest ? rest : quotient, d: 1n },
      unit: '',
      steps,
      sentence: result => (isRest ? messages.restIs : messages.quotientIs)(result),
      ...shared,
    })
  }
  return writtenSolution({
    kind: 'division',
    accepted: [
      `${a} = ${b} × ${quotient} + ${rest}`,
      `${a} = ${quotient} × ${b} + ${rest}`,
      `${a} = (${b} × ${quotient}) + ${rest}`,
      `${a} = (${quotient} × ${b}) + ${rest}`,
      `quotient ${quotient} reste ${rest}`,
      `quotient ${quotient}, reste ${rest}`,
      `quotient = ${quotient} et reste = ${rest}`,
      `quotient : ${quotient} ; reste : ${rest}`,
      `q = ${quotient} et r = ${rest}`,
      `q = ${quotient} ; r = ${rest}`,
      `le quotient est ${quotient} et le reste est ${rest}`,
      `${quotient} reste ${rest}`,
    ],
    answer: `$${a} = ${b} \\times ${quotient} + ${rest}$ : quotient ${quotient}, reste ${rest}`,
    steps: [...steps, messages.both(quotient, rest)],
    ...shared,
  })
}
