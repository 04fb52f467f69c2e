const NUMBER = String.raw`(\d{1,3}(?: \d{3})+(?:,\d+)?|\d+(?:,\d+)?)`
const SPOKEN = new RegExp(
  `^${NUMBER} (divis[ée]e? par|sur|multipli[ée]e? par|fois|plus|moins) ${NUMBER}(,? avec (?:le |un )?reste)?(?: ?=? ?[?….]*)?$`,
  'u',
)
const SIGNS = new Map([
  ['divi', '÷'],
  ['mult', '×'],
  ['fois', '×'],
  ['plus', '+'],
  ['moin', '-'],
])

/** « 156 divisé par 12 » with its sign, « 500 divisé par 7 avec le reste » as the division that it is. */
export const withSigns = (text: string): string | undefined => {
  const [, left, said = '', right, rest] = SPOKEN.exec(text.replace(/[\u00a0\u202f]/gu, ' ').trim()) ?? []
  const sign = SIGNS.get(said.slice(0, 4))
  if (left === undefined || right === undefined || sign === undefined) return undefined
  if (rest !== undefined) return sign === '÷' ? `Effectuer la division euclidienne de ${left} par ${right}.` : undefined
  return `Calculer : ${left} ${sign} ${right}`
}
