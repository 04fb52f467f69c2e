import * as fc from 'fast-check'

// Test helper: numbers as pupils and books write them.

/** A decimal by its digits: 1234.5 is [12345, 1]. */
export const decimal = fc.tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 3 }))
export const plain = ([digits, places]: [number, number]) => {
  const padded = String(digits).padStart(places + 1, '0')
  return places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`
}

/** One number as pupils and books write it. */
export const spelling = fc.record({
  point: fc.constantFrom(',', '.'),
  groups: fc.constantFrom('', ' ', '\u202f', '\u00a0'),
  zeros: fc.nat({ max: 2 }),
  sign: fc.constantFrom('-', '−', '–', '- '),
  around: fc.constantFrom(
    ['', ''],
    ['= ', ''],
    ['A = ', ''],
    ['Le résultat est ', '.'],
    ['ça fait ', ' !'],
    ['  ', ' '],
  ),
})
type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never
export const write = (text: string, { point, groups, zeros, sign }: Spelling): string => {
  const [whole = '', decimals = ''] = text.replace('-', '').split('.')
  const grouped = groups ? whole.replace(/\B(?=(\d{3})+(?!\d))/g, groups) : whole
  const behind = decimals ? `${point}${decimals}${'0'.repeat(zeros)}` : ''
  return `${text.startsWith('-') ? sign : ''}${grouped}${behind}`
}
export const say = (text: string, how: Spelling) => `${how.around[0]}${write(text, how)}${how.around[1]}`

const UNITS = [
  ['km', [' km', 'km', ' kilomètres', ' kilometres']],
  ['€', ['€', ' €', ' euros']],
  ['kg', ['kg', ' kg', ' kilogrammes', ' kilos']],
  ['cm^2', [' cm²', ' cm2', ' cm^2']],
  ['%', ['%', ' %', ' pour cent']],
] as const
export const unit = fc
  .constantFrom(...UNITS)
  .chain(([name, ways]) => fc.tuple(fc.constant(name), fc.constantFrom(...ways)))

const ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]
const below100 = (n: number): string => {
  const tens = Math.floor(n / 10)
  if (n < 20) return ONES[n] ?? ''
  const rest = tens === 7 || tens === 9 ? n - (tens - 1) * 10 : n % 10
  if (rest === 0) return n === 80 ? 'quatre-vingts' : (TENS[tens] ?? '')
  const joint = (rest === 1 || rest === 11) && tens < 8 ? ' et ' : '-'
  return `${TENS[tens]}${joint}${ONES[rest]}`
}
export const inWords = (n: number): string => {
  const [thousands, hundreds, rest] = [Math.floor(n / 1000), Math.floor((n % 1000) / 100), n % 100]
  const parts = [
    thousands > 1 ? `${inWords(thousands)} mille` : thousands === 1 ? 'mille' : '',
    hundreds > 1 ? `${ONES[hundreds]} cent` : hundreds === 1 ? 'cent' : '',
    rest > 0 || n === 0 ? below100(rest) : '',
  ]
  return parts.filter(Boolean).join(' ')
}
