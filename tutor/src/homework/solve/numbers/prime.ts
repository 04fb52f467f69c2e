import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-prime.ts'

const PRIME =
  /^(?:le nombre |le nombre entier )?(\d[\d ]*) est[- ](?:il|ce) (?:un nombre |un )?premier ?\??(?: ?justifi\w*.*)?$|^est-ce que (?:le nombre )?(\d[\d ]*) est (?:un nombre )?premier ?\??(?: ?justifi\w*.*)?$|^(?:montr\w*|demontr\w*|justifi\w*|expliqu\w* pourquoi|verifi\w*) (?:que )?(?:le nombre )?(\d[\d ]*) (n'est pas|est) (?:un nombre )?premier ?\.?$/
const DIVISIBLE =
  /^(?:le nombre )?(\d[\d ]*) est[- ]il (?:divisible par|un multiple de) (\d{1,3}) ?\??(?: ?justifi\w*.*)?$|^(\d{1,3}) est[- ]il un diviseur de (\d[\d ]*) ?\??(?: ?justifi\w*.*)?$/

const shared = { hints: messages.hints, rule: messages.rule, minutes: 2 }
const whole = (text: string | undefined) => Number((text ?? 'x').replaceAll(' ', ''))

const smallestDivisor = (n: number) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return d
  return n
}

/** Whether a whole number is prime, or divisible by another one. */
export const primality = ({ instruction, body }: Problem): Solution | undefined => {
  const text = fold(plainText(`${instruction} ${body}`))
  const [prime, divisible] = text.length > 120 ? [null, null] : [text.match(PRIME), text.match(DIVISIBLE)]
  if (prime) {
    const n = whole(prime[1] ?? prime[2] ?? prime[3])
    if (!(n > 1) || n > 100_000) return undefined
    const divisor = smallestDivisor(n)
    const isPrime = divisor === n
    if (prime[4] !== undefined && isPrime !== (prime[4] === 'est')) return undefined
    const tried = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47].filter(one => one * one <= n)
    if (isPrime && n > 2000) return undefined
    return writtenSolution({
      kind: 'prime',
      accepted: isPrime
        ? ['oui', `oui, ${n} est premier`, `${n} est premier`, `${n} est un nombre premier`, 'premier']
        : [
            'non',
            `non, ${n} n'est pas premier`,
            `${n} n'est pas premier`,
            `${n} n'est pas un nombre premier`,
            'pas premier',
          ],
      answer: isPrime ? messages.isPrime(n) : messages.isNotPrime(n),
      steps: isPrime
        ? [messages.tried(n, tried), messages.isPrime(n)]
        : [messages.divided(n, divisor, n / divisor), messages.isNotPrime(n)],
      ...shared,
    })
  }
  if (!divisible) return undefined
  const [n, by] =
    divisible[1] === undefined ? [whole(divisible[4]), whole(divisible[3])] : [whole(divisible[1]), whole(divisible[2])]
  if (!(n > 0) || !(by > 1) || n > 1e9) return undefined
  const isDivisible = n % by === 0
  return writtenSolution({
    kind: 'divisible',
    accepted: isDivisible
      ? ['oui', `oui, ${n} est divisible par ${by}`, `${n} est divisible par ${by}`]
      : ['non', `non, ${n} n'est pas divisible par ${by}`, `${n} n'est pas divisible par ${by}`],
    answer: isDivisible ? messages.isDivisible(n, by) : messages.isNotDivisible(n, by),
    steps: [
      messages.division(n, by, Math.floor(n / by), n % by),
      isDivisible ? messages.isDivisible(n, by) : messages.isNotDivisible(n, by),
    ],
    ...shared,
  })
}
