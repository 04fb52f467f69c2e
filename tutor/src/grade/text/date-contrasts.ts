import { says } from './match.ts'
import type { Rubric } from './rubric.ts'
import { type Contrast, tellApart } from './tell-apart.ts'
import { splitWords } from './tokens.ts'

const YEAR = /\b1\d{3}\b|\b20\d{2}\b/g
const BREAK = /[.;!?]\s|(?:,| et)\s(?=(?:puis )?en [12]\d{3})/
const MOST = 4

/** « 1789 », and « 89 » as pupils write it. */
const nameYears = (years: readonly string[]) => [...years, ...years.map(year => year.slice(2))]

/** What happened in which year, where the lesson tells of several: « le blocus en 1948, le mur en 1961 ». */
export const listDateContrasts = ({ model, ideas }: Rubric): Contrast[] => {
  const dated = model
    .split(BREAK)
    .map(text => ({ text, years: [...new Set(text.match(YEAR) ?? [])] }))
    .filter(({ years }) => years.length > 0)
  if (dated.length < 2 || dated.length > MOST) return []
  const phrases = ideas.flatMap(({ anyOf }) => anyOf)
  const read = ({ text, years }: (typeof dated)[number]) => ({
    names: nameYears(years),
    texts: [text.replace(YEAR, ' '), ...phrases.filter(phrase => !/\d/.test(phrase) && says(splitWords(text), phrase))],
  })
  return dated.flatMap((one, place) =>
    dated.slice(place + 1).flatMap((other): Contrast[] => {
      if (one.years.some(year => other.years.includes(year))) return []
      const contrast = tellApart(read(one), read(other))
      return contrast ? [contrast] : []
    }),
  )
}
