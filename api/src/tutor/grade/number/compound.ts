/** Units in which people say a quantity in two steps: the large one, the small one, how many of it, and its symbol. */
const STEPS: { large: string; small: string; times: number; symbol: string; mayBeSilent: boolean }[] = [
  { large: 'h(?:eures?)?', small: 'min(?:utes?)?', times: 60, symbol: 'min', mayBeSilent: true },
  { large: 'min(?:utes?)?', small: 's(?:econdes?)?', times: 60, symbol: 's', mayBeSilent: true },
  { large: '(?:€|euros?)', small: '(?:centimes?|cts?)', times: 100, symbol: 'centimes', mayBeSilent: true },
  { large: 'm(?:[èe]tres?)?', small: '(?:cm|centim[èe]tres?)', times: 100, symbol: 'cm', mayBeSilent: true },
  { large: '(?:km|kilom[èe]tres?)', small: 'm(?:[èe]tres?)?', times: 1000, symbol: 'm', mayBeSilent: false },
  { large: '(?:kg|kilos?|kilogrammes?)', small: 'g(?:rammes?)?', times: 1000, symbol: 'g', mayBeSilent: false },
  { large: '(?:l|litres?)', small: '(?:cl|centilitres?)', times: 100, symbol: 'cl', mayBeSilent: false },
]

const SHARES: [RegExp, number][] = [
  [/(?<![\d.])(\d+)\s?h(?:eures?)? et (?:un )?quart\b/gi, 15],
  [/(?<![\d.])(\d+)\s?h(?:eures?)? et demie?\b/gi, 30],
  [/(?<![\d.])(\d+)\s?h(?:eures?)? moins (?:le |un )?quart\b/gi, -15],
]

/** A silent small unit has as many digits as the step allows: 3 m 20, 12 € 40, 2 h 05; 3 m 5 is not sure. */
const PATTERNS = STEPS.map(({ large, small, mayBeSilent, ...step }) => {
  const ending = mayBeSilent ? `(?:\\s?(\\d{1,3})\\s?${small}|\\s?(\\d{2}))` : `\\s?(\\d{1,3})\\s?${small}`
  const pattern = new RegExp(
    `(?<![\\d.])(\\d+)\\s?${large}(?:\\s?et\\s|\\s)?${ending}(?![\\p{L}\\d^/²³])(?!\\s?[*.%]\\s?\\d)`,
    'giu',
  )
  return { ...step, pattern }
})

/** One quantity said with two units, in the smaller one: '1h30' is 90 min, '3 m 20' is 320 cm. */
export const withTwoUnits = (text: string): string => {
  let plain = text
  for (const [pattern, minutes] of SHARES)
    plain = plain.replace(pattern, (_, hours: string) => `${Number(hours) * 60 + minutes} min`)
  for (const { pattern, times, symbol } of PATTERNS)
    plain = plain.replace(pattern, (_, large: string, said: string | undefined, silent: string | undefined) => {
      const small = said ?? silent ?? '0'
      return `${BigInt(large) * BigInt(times) + BigInt(small)} ${symbol}`
    })
  return plain
}
