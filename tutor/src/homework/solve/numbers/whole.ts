import { exact, gcd, reduce } from '../../../maths/rational.ts'
import { superscript } from '../../../maths/superscripts.ts'
import { fractionTex } from '../../../maths/tex.ts'
import { read, readProblem } from '../read/runs.ts'
import type { Problem, Solution } from '../solution.ts'
import { saysOnly } from '../words.ts'
import { messages } from './messages.ts'

const MOST = 1_000_000n

/** The whole numbers of a text, thousands in groups; undefined when it has any other. */
const wholesIn = (text: string): bigint[] | undefined => {
  const plain = text.replace(/(?<![\d,.])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d,.])/g, digits =>
    digits.replace(/\D/g, ''),
  )
  if (/\d[.,]\d|\d\s?\/\s?\d|-\s?\d|\d\s?%/.test(plain)) return undefined
  return (plain.match(/\d+/g) ?? []).map(BigInt)
}

const words = (problem: Problem) => readProblem(problem).words.filter(word => !/^\d+$/.test(word))

/** Simplifies one fraction as far as it goes. */
export const simplify = (problem: Problem): Solution | undefined => {
  const { words: said, runs } = readProblem(problem)
  const own =
    /^(?:simplifi\w*|fractions?|irreductibles?|deduire|deduis\w*|forme|donc|alors|rend\w*|rendre|maximum|suivantes?)$/
  if (!said.some(word => /^(?:simplifi|irreductible|rend)/.test(word)) || !saysOnly(said, own) || runs.length !== 1)
    return undefined
  const [, label, over, under] = (runs[0] ?? '').match(/^(?:([A-Z])\s?=\s?)?(\d{1,7})\s?\/\s?(\d{1,7})$/) ?? []
  const [a, b] = [BigInt(over ?? 0), BigInt(under ?? 0)]
  if (a === 0n || b === 0n || over?.startsWith('0') || under?.startsWith('0')) return undefined
  const name = label ? `${label} = ` : ''
  const divisor = gcd(a, b)
  const result = reduce(a, b)
  const tex = fractionTex(result.n, result.d)
  return {
    kind: 'simplify',
    asked: messages.simplify(name + fractionTex(a, b)),
    expected: { kind: 'number', value: exact(result), form: 'irreducible' },
    typed: exact(result),
    answer: `$${name}${tex}$`,
    steps:
      divisor === 1n
        ? [messages.irreducible(tex)]
        : [
            messages.divisible(a, b, divisor),
            messages.divideBoth(`\\frac{${a} \\div ${divisor}}{${b} \\div ${divisor}} = ${tex}`),
            ...(result.d === 1n ? [] : [messages.irreducible(tex)]),
          ],
    rule: messages.simplifyRule,
    hints: [...messages.simplifyHints],
    minutes: 2,
  }
}

/** The greatest common divisor, by Euclid. */
export const greatestDivisor = (problem: Problem): Solution | undefined => {
  const own =
    /^(?:calcul\w*|pgcd|deduire|deduis\w*|plus|grand|diviseur|commun|algorithme|euclide|utilisant|entre|quel)$/
  const { text } = readProblem(problem)
  if (!/\bpgcd\b|plus grand (?:commun diviseur|diviseur commun)/.test(text) || !saysOnly(words(problem), own))
    return undefined
  const numbers = wholesIn(`${problem.instruction} ${problem.body}`)
  const [first, second, ...others] = numbers ?? []
  if (first === undefined || second === undefined || others.length > 0 || first < 1n || second < 1n) return undefined
  if (first > MOST || second > MOST || first === second) return undefined
  const steps: string[] = []
  let [a, b] = first > second ? [first, second] : [second, first]
  while (b !== 0n) {
    steps.push(messages.euclid(a, b, a / b, a % b))
    ;[a, b] = [b, a % b]
  }
  if (first % a !== 0n || second % a !== 0n) return undefined
  return {
    kind: 'gcd',
    asked: messages.gcd(first, second),
    expected: { kind: 'number', value: String(a) },
    typed: String(a),
    answer: `$${a}$`,
    steps: [...steps, messages.lastRest(a)],
    rule: messages.gcdRule,
    hints: [...messages.gcdHints],
    minutes: 4,
  }
}

const onlyNumber = (problem: Problem): bigint | undefined => {
  const [n, ...others] = wholesIn(`${problem.instruction} ${problem.body}`) ?? []
  return n !== undefined && others.length === 0 && n > 1n && n <= MOST && read(problem.body).runs.length === 0
    ? n
    : undefined
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map(rest => [item, ...rest]))

/** The ways in which a product of primes may be typed. */
const writings = (primes: readonly (readonly [bigint, number])[]): string[] => {
  const orders = primes.length <= 3 ? permutations(primes) : [[...primes], primes.toReversed()]
  const forms = [
    ([prime, times]: readonly [bigint, number]) => [times === 1 ? `${prime}` : `${prime}${superscript(times)}`],
    ([prime, times]: readonly [bigint, number]) => [times === 1 ? `${prime}` : `${prime}^${times}`],
    ([prime, times]: readonly [bigint, number]) => Array.from({ length: times }, () => `${prime}`),
  ]
  const signs = [' × ', '×', ' x ', 'x', ' * ', '*']
  return [...new Set(orders.flatMap(order => forms.flatMap(form => signs.map(sign => order.flatMap(form).join(sign)))))]
}

/** The product of primes of a whole number. */
export const decompose = (problem: Problem): Solution | undefined => {
  const own = /^(?:decompos\w*|decomposition|produit|facteurs?|premiers?|entier)$/
  const said = words(problem)
  if (
    !said.some(word => word.startsWith('decompos')) ||
    !said.some(word => word.startsWith('premier')) ||
    !saysOnly(said, own)
  )
    return undefined
  const n = onlyNumber(problem)
  if (n === undefined) return undefined
  const steps: string[] = []
  const primes: [bigint, number][] = []
  let rest = n
  for (let prime = 2n; prime * prime <= rest; prime++)
    while (rest % prime === 0n) {
      rest /= prime
      steps.push(messages.divideByPrime(rest * prime, prime, rest))
      const last = primes.at(-1)
      if (last?.[0] === prime) last[1]++
      else primes.push([prime, 1])
    }
  const last = primes.at(-1)
  if (last?.[0] === rest) last[1]++
  else if (rest > 1n) primes.push([rest, 1])
  if (primes.reduce((all, [prime, times]) => all * prime ** BigInt(times), 1n) !== n) return undefined
  const tex = primes.map(([prime, times]) => (times === 1 ? `${prime}` : `${prime}^{${times}}`)).join(' \\times ')
  const accepted = writings(primes)
  return {
    kind: 'decompose',
    asked: messages.decompose(n),
    expected: { kind: 'exact', accepted },
    typed: accepted[0] ?? '',
    answer: `$${n} = ${tex}$`,
    steps: [...steps, messages.primeLeft(rest), messages.therefore(`${n} = ${tex}`)],
    rule: messages.primeRule,
    hints: [...messages.primeHints],
    minutes: 4,
  }
}

/** Every divisor of a whole number. */
export const divisors = (problem: Problem): Solution | undefined => {
  const own = /^(?:diviseurs?|cite[rz]?|tous|listes?|positifs?|entier|ensemble|quels?|sont)$/
  const said = words(problem)
  const n = onlyNumber(problem)
  if (n === undefined || n > 1000n || !said.includes('diviseurs') || !saysOnly(said, own)) return undefined
  const all: bigint[] = []
  for (let i = 1n; i <= n; i++) if (n % i === 0n) all.push(i)
  const pairs = all.filter(a => a * a <= n).map(a => `${a} \\times ${n / a}`)
  const joined = all.join(', ')
  return {
    kind: 'divisors',
    asked: messages.divisors(n),
    expected: {
      kind: 'exact',
      accepted: [joined, `${all.slice(0, -1).join(', ')} et ${n}`, all.toReversed().join(', ')],
    },
    typed: joined,
    answer: joined,
    steps: [messages.pairs(pairs), messages.divisorList(n, all)],
    rule: messages.divisorRule,
    hints: [...messages.divisorHints],
    minutes: 3,
  }
}
