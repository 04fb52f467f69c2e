import { asTyped, readMixed } from '@ariane/activities/api'
import { readSuperscripts } from './superscripts.ts'

const LATEX: [RegExp, string][] = [
  [/(?<=\d)\s?(?=\\[dt]?frac)/g, ' '],
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)'],
  [/\\(?:mathrm|text)\s*\{([^{}]*)\}/g, '$1'],
  [/\^\\circ/g, '°'],
  [/\\times|\\cdot/g, '*'],
  [/\\div/g, '/'],
  [/\\approx/g, '='],
  [/\\Omega/g, 'Ω'],
  [/\\%/g, '%'],
  [/\{,\}/g, ','],
  [/\\[,;:! ]/g, ' '],
  [/[$*]{2}|\$/g, ' '],
]

const WRITINGS: [RegExp, string | ((whole: string, ...groups: string[]) => string)][] = [
  [/[\u2012-\u2015]/g, '-'],
  [/[×·⋅∗]/g, '*'],
  [/[÷∶]/g, '/'],
  [/[’‘ʼ]/g, "'"],
  [/[≈≃]/g, '='],
  // « 4€50 » is written the other way round.
  [/(?<!(?<![/\d.,])\d+\s?)€\s?(\d+(?:[.,]\d+)?)(?!\s?(?:€|euros?|\d))/gi, '$1 €'],
  [
    /(?<=\d\s?)(?:K[mM]|K[gG]|C[mM]|Mm|Min|MIN|E(?:uros?|UROS?)|Litres?|Mètres?|Heures?|Minutes?|D(?:egr[ée]s?|EGR[ÉE]S?))(?!\p{L})/gu,
    unit => unit.toLowerCase(),
  ],
  [/(?<=\d)'(?=\d{3}(?!\d))/g, ' '],
  [/º/g, '°'],
  [/°[cC](?![\p{L}'])|(?:°\s?|degr[ée]s?\s)(?:[Cc]elsius|CELSIUS)|℃/gu, '°C'],
  // Apart from its sign the letter may be a point: « 45° C vaut 60° ».
  [/(?:°|degr[ée]s?)\sC(?=\s*(?:$|\n|(?!')\p{P})|\s(?!(?:vaut|mesure|fait|est)\b)\p{Ll})/gu, '°C'],
  [/(?:°\s?|degr[ée]s?\s)(?:F(?![\p{L}'])|[Ff]ahrenheit)/gu, '°F'],
  [/(?<=\d)[eE](?=[+-]?\d{1,2}(?![\d.,]))/g, ' * 10^'],
  [/(^|[=:]\s*|\b(?:est|vaut|trouve|c'est|donc)\s+)moins\s+(?=\d)/gi, '$1-'],
  [
    /(?<![-\d.,])(\d+(?:[.,]\d+)?\s?(?:°C?|degr[ée]s?))\s(?:sous|(?:au|en)[- ]dessous d[eu])\s(?:z[ée]ro|0)(?:\s?°C?)?(?!\p{L}|\d|[.,]\d)/giu,
    '-$1',
  ],
  [/(\d),(?=\d)/g, '$1.'],
  [/(?<![\d.\p{L}])[.,](?=\d)/gu, '0.'],
  [/(?<=\d) et demie?(?!\p{L})/giu, ' 1/2'],
  [/(\d)\s?fois\s?(?=\d)/gi, '$1 * '],
  [/(\d)\s?(?:puissance|exposant)\s?(moins\s)?(?=[-\d])/gi, (_, base, minus) => `${base}^${minus ? '-' : ''}`],
  // 3.10^8, as it is printed in French books.
  [/(\d)\.10\s?(?=\^|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹])/g, '$1 * 10'],
]

/** Digits grouped by three are one number: 12 500. */
const grouped = (text: string) =>
  text.replace(/(?<![\d.])\d{1,3}(?: \d{3})+(?!\d)/g, digits => digits.replaceAll(' ', ''))

/** Nobody writes so many digits on purpose; reading them would only take time. */
const NO_NUMBER = /\d{41,}/g

/** Maths as they are typed or printed, in the one writing that the readers know: `-3.5`, `*`, `/`, `^2`. */
export const plainMaths = (text: string): string => {
  let written = asTyped(text).replace(NO_NUMBER, '…')
  for (const [from, to] of LATEX) written = written.replace(from, to)
  for (const [from, to] of WRITINGS)
    written = typeof to === 'string' ? written.replace(from, to) : written.replace(from, to)
  return grouped(
    readMixed(
      readSuperscripts(written)
        .replace(/\{(-?\d+)\}/g, '$1')
        .replace(/\(\s*(\d+)\s*\)\/\(\s*(\d+)\s*\)/g, '$1/$2'),
    ),
  )
    .replace(/\s+/g, ' ')
    .trim()
}
