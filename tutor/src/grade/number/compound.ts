/** Units in which people say a quantity in two steps: the large one, the small one, how many of it, and its symbol. */
const STEPS: { large: string; small: string; times: number; symbol: string; silent: number }[] = [
  { large: 'h(?:eures?)?', small: '(?:min(?:utes?)?|mn)', times: 60, symbol: 'min', silent: 2 },
  { large: '(?:min(?:utes?)?|mn)', small: 's(?:ec(?:ondes?)?)?', times: 60, symbol: 's', silent: 2 },
  { large: '(?:€|euros?)', small: '(?:centimes?|cts?)', times: 100, symbol: 'centimes', silent: 2 },
  { large: 'm(?:[èe]tres?)?', small: '(?:cm|centim[èe]tres?)', times: 100, symbol: 'cm', silent: 2 },
  { large: '(?:km|kilom[èe]tres?)', small: 'm(?:[èe]tres?)?', times: 1000, symbol: 'm', silent: 3 },
  { large: '(?:kg|kilos?|kilogrammes?)', small: 'g(?:rammes?)?', times: 1000, symbol: 'g', silent: 3 },
  { large: '(?:l|litres?)', small: '(?:cl|centilitres?)', times: 100, symbol: 'cl', silent: 0 },
]

const SHARES: [RegExp, number][] = [
  [/(?<![\d.])(\d+)\s?h(?:eures?)? et (?:un )?quart\b/gi, 15],
  [/(?<![\d.])(\d+)\s?h(?:eures?)? et demie?\b/gi, 30],
  [/(?<![\d.])(\d+)\s?h(?:eures?)? moins (?:le |un )?quart\b/gi, -15],
]

/** 3 km et demi, 1 litre et demi; hours are said below. */
const HALF =
  /(?<![\d.])(\d+)\s?([cdkm]?m(?:ètres?)?|kilom[èe]tres?|m[èe]tres?|kg|kilos?|litres?|l|tonnes?|minutes?|min|mois|ans?) et demie?\b/gi

/** A silent small unit has as many digits as the step allows: 3 m 20, 12 € 40, 2 h 05, 3 km 500; 3 m 5 is not sure. */
const PATTERNS = STEPS.map(({ large, small, silent, ...step }) => {
  const ending = silent > 0 ? `(?:\\s?(\\d{1,3})\\s?${small}|\\s?(\\d{${silent}}))` : `\\s?(\\d{1,3})\\s?${small}`
  const pattern = new RegExp(
    `(?<![\\d.])(\\d+)\\s?${large}(?:\\s?et\\s|\\s)?${ending}(?![\\p{L}\\d^/²³])(?!\\s?[*.%]\\s?\\d)`,
    'giu',
  )
  return { ...step, pattern }
})

/** One quantity said with two units, in the smaller one: '1h30' is 90 min, '3 m 20' is 320 cm. */
export const withTwoUnits = (text: string): string => {
  let plain = text.replace(HALF, (_, whole: string, unit: string) => `${whole}.5 ${unit}`)
  for (const [pattern, minutes] of SHARES)
    plain = plain.replace(pattern, (_, hours: string) => `${Number(hours) * 60 + minutes} min`)
  for (const { pattern, times, symbol } of PATTERNS)
    plain = plain.replace(pattern, (_, large: string, said: string | undefined, silent: string | undefined) => {
      const small = said ?? silent ?? '0'
      return `${BigInt(large) * BigInt(times) + BigInt(small)} ${symbol}`
    })
  return plain
}
