/** TeX and pupils’ spellings of the same signs, set alike. */
const SAME: [RegExp, string][] = [
  [/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '($1)/($2)'],
  [/\\times|\\cdot|\*|(?<=\d)\s*x\s*(?=[\d(])/g, '×'],
  [/\\div|(?<=\d)\s:\s(?=[\d(])/g, '÷'],
  [/\\sqrt/g, '√'],
  [/[−–—]/g, '-'],
  [/\\[,;! ]|\\left|\\right|[${}*_]/g, ''],
]
const EXPRESSION = /[-+(√\d][-+×÷/^²³⁻¹⁴⁵⁶⁷⁸⁹√()[\]\d\s.,\p{Ll}=]*/gu

/** What kinds of signs the longest calculation of a text has, as one word; undefined without any calculation. */
export const readShape = (text: string): string | undefined => {
  const plain = SAME.reduce((all, [from, to]) => all.replace(from, to), text.slice(0, 1000))
  const found = (plain.match(EXPRESSION) ?? [])
    .map(part => part.replace(/\p{Ll}{2,}/gu, ' ').trim())
    .filter(part => /\d/.test(part) && /[-+×÷/^²³√]/.test(part))
    .toSorted((a, b) => b.length - a.length)[0]
  if (found === undefined) return undefined
  const traits: [string, RegExp][] = [
    ['fraction', /\d\)?\s?\/\s?\(?\d/],
    ['letter', /\p{Ll}/u],
    ['power', /[\^²³⁻¹⁴⁵⁶⁷⁸⁹]/],
    ['root', /√/],
    ['negative', /(?:^|[([=×÷+-]\s*)-\s?\d/],
    ['product', /[×÷]/],
    ['sum', /[\d\p{Ll})²³]\s*[-+]/u],
    ['decimal', /\d[.,]\d/],
    ['group', /[([][^()[\]]*[\d\p{Ll})]\s*[-+×÷][^()[\]]*[)\]]/u],
    ['equality', /=\s*[-\d(]/],
  ]
  return traits.flatMap(([name, pattern]) => (pattern.test(found) ? [name] : [])).join(' ')
}
