const isPrime = (n: number) => {
  if (n < 2) return false
  for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
  return true
}

type Test = (n: number) => boolean
const K = String.raw`(\d{1,3})`

/** What an event may say of the number that comes out, in a folded text. */
const EVENTS: [RegExp, (k: number, l: number) => Test][] = [
  [new RegExp(`(?:divisible|multiple)s? (?:de|par) ${K}`), k => n => n % k === 0],
  [new RegExp(`diviseur de ${K}|divise ${K}`), k => n => k % n === 0],
  [/\bimpaire?\b/, () => n => n % 2 === 1],
  [/\bpaire?\b/, () => n => n % 2 === 0],
  [/nombre premier|\bpremier\b/, () => isPrime],
  [/carre parfait/, () => n => Number.isInteger(Math.sqrt(n))],
  [
    new RegExp(`(?:superieure?|plus grande?) ou egale? a ${K}|au moins (?:egal a )?${K}|${K} ou plus`),
    k => n => n >= k,
  ],
  [
    new RegExp(`(?:inferieure?|plus petite?) ou egale? a ${K}|au plus (?:egal a )?${K}|${K} ou moins`),
    k => n => n <= k,
  ],
  [new RegExp(`(?:strictement )?superieure? a ${K}|plus grande? que ${K}`), k => n => n > k],
  [new RegExp(`(?:strictement )?inferieure? a ${K}|plus petite? que ${K}`), k => n => n < k],
  [new RegExp(`entre ${K} et ${K} inclus|compris entre ${K} et ${K} inclus`), (k, l) => n => n >= k && n <= l],
  [/a (?:2|deux) chiffres/, () => n => n >= 10 && n < 100],
  [/a (?:1|un) (?:seul )?chiffre/, () => n => n < 10],
  [
    new RegExp(
      `^(?:\\P{L}*(?:obtenir|tirer|tomber|faire|avoir|sortir|sur|le|la|l'|un|une|face|nombre|numero|chiffre|boule|jeton|carte|ticket|portant)[ ']*)*${K}$`,
      'u',
    ),
    k => n => n === k,
  ],
]
/** Words around what is said of the number. */
const AROUND =
  /^(?:obtenir|obtienne|obtenu|obtenue|tirer|tire|tiree|tombe|tomber|sur|sort|sorti|sorte|faire|avoir|choisir|d|de|du|des|que|qu|on|il|elle|soit|est|un|une|le|la|l|les|face|nombre|numero|chiffre|resultat|secteur|case|boule|jeton|carte|ticket|bille|bulletin|portant|numerote|marque|avec|dont|son|entier|evenement|ce|cet|cette|a|au|hasard)$/

const single = (text: string): Test | undefined => {
  const bare = text
    .replace(/[«»"“”?.!:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, build] of EVENTS) {
    const match = bare.match(pattern)
    if (!match) continue
    const numbers = match.slice(1).flatMap(one => (one === undefined ? [] : [Number(one)]))
    const left = (bare.replace(match[0], ' ').match(/[\p{L}\d]+/gu) ?? []).filter(word => !AROUND.test(word))
    if (left.length > 0 || numbers.includes(0)) return undefined
    return build(numbers[0] ?? 0, numbers[1] ?? 0)
  }
  return undefined
}

const NOT = /\b(?:ne pas|n'est pas|ne soit pas|n'obtienne pas|pas|autre que|different de)\b|\bne\b/g

/** Whether a number makes the event happen: « un multiple de 3 », « un nombre pair ou supérieur à 8 », « ne pas obtenir 6 ». */
export const readEvent = (event: string): Test | undefined => {
  const isNot = /\bpas\b|autre que|different de/.test(event)
  const plain = event.replace(NOT, ' ')
  const joined = plain
    .replace(/(multiple|diviseur) de (\d+) (ou|et) (?:de )?(\d+)/g, '$1 de $2 $3 $1 de $4')
    .split(/ ou (?!egale?\b|plus\b|moins\b)/)
  const both = plain
    .replace(/(multiple|diviseur) de (\d+) et (?:de )?(\d+)/g, '$1 de $2 et $1 de $3')
    .split(/ et (?!\d)/)
  if ((joined.length > 1 || both.length > 1) && isNot) return undefined
  if (joined.length > 1 && both.length > 1) return undefined
  const parts = joined.length > 1 ? joined : both
  const tests = parts.flatMap(part => single(part) ?? [])
  if (tests.length !== parts.length) return undefined
  const test: Test = joined.length > 1 ? n => tests.some(one => one(n)) : n => tests.every(one => one(n))
  return isNot ? n => !test(n) : test
}
