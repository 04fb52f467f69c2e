import { gcd } from '../../../maths/rational.ts'
import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-multiples.ts'

const LIST = /\d{1,6}(?:(?: ?[;,] ?| et | ou )\d{1,6}){2,}/u
const DIVISIBLE = /(?:divisibles? par|multiples? de) (\d{1,2})(?![\d]| (?:et|ou|mais))/u
const WHICH =
  /lesquels|quels (?:sont|nombres)|(?:entour|trouv|donn|cit|indiqu|soulign|relev|ecri|precis)\w* (?:ceux|les nombres|tous les nombres|les multiples)/
const COPRIME =
  /(?:les )?(?:nombres )?(?:entiers )?(\d{1,6}) et (\d{1,6}) sont[- ](?:ils|elles) premiers entre eux|(?:montr|demontr|verifi|justifi|prouv)\w* que (?:les nombres )?(\d{1,6}) et (\d{1,6}) (sont|ne sont pas) premiers entre eux/u
const OTHER = /\bpas\b|a la fois|pairs?\b|premiers?\b|trois chiffres|inferieur|superieur|compris/

/** Which numbers of a list are multiples of one number. */
export const multiplesIn = ({ instruction, body }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const by = Number(asked.match(DIVISIBLE)?.[1])
  const list = asked.match(LIST)?.[0]
  if (asked.length > 220 || !(by > 1) || list === undefined || !WHICH.test(asked) || OTHER.test(asked)) return undefined
  const left = asked.replace(list, ' ').replace(DIVISIBLE, ' ')
  if (/\d/.test(left) || (asked.match(new RegExp(DIVISIBLE, 'gu')) ?? []).length !== 1) return undefined
  const numbers = (list.match(/\d+/g) ?? []).map(Number)
  const found = numbers.filter(n => n % by === 0)
  if (found.length === 0) return undefined
  const joined = found.join(' ; ')
  return writtenSolution({
    kind: 'multiples',
    accepted: [joined, found.join(', '), found.join(' '), `${found.slice(0, -1).join(', ')} et ${found.at(-1)}`],
    answer: joined,
    steps: [messages.byRule(by), ...numbers.map(n => messages.tried(n, by, n % by === 0))],
    rule: messages.rule,
    hints: messages.hints,
    minutes: 2,
  })
}

/** Whether two whole numbers have no common divisor but 1. */
export const coprime = ({ instruction, body }: Problem): Solution | undefined => {
  const asked = fold(plainText(`${instruction} ${body}`))
  const match = asked.length > 160 ? null : asked.match(COPRIME)
  const [a, b] = [Number(match?.[1] ?? match?.[3]), Number(match?.[2] ?? match?.[4])]
  if (!match || !(a > 1) || !(b > 1) || /\d/.test(asked.replace(match[0], ' '))) return undefined
  const common = Number(gcd(BigInt(a), BigInt(b)))
  const isCoprime = common === 1
  if (match[5] !== undefined && isCoprime !== (match[5] === 'sont')) return undefined
  const sentence = isCoprime ? messages.coprime(a, b) : messages.notCoprime(a, b, common)
  return writtenSolution({
    kind: 'coprime',
    accepted: [
      isCoprime ? 'oui' : 'non',
      sentence,
      isCoprime ? `${a} et ${b} sont premiers entre eux` : `${a} et ${b} ne sont pas premiers entre eux`,
    ],
    answer: `${isCoprime ? 'oui' : 'non'}, ${a} et ${b} ${isCoprime ? 'sont' : 'ne sont pas'} premiers entre eux`,
    steps: [messages.common(a, b, common), sentence],
    rule: messages.coprimeRule,
    hints: messages.coprimeHints,
    minutes: 3,
  })
}
