/** The parts between a separator that stands in no parenthesis; the separator stays at the head of its part. */
function cut(text: string, isCut: (at: number) => boolean): string[] {
  const cuts: number[] = []
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (depth === 0 && at > 0 && isCut(at)) cuts.push(at)
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
  }
  return [0, ...cuts].map((from, i) => text.slice(from, cuts[i]))
}

const termKey = (term: string): string =>
  cut(term, at => term[at] === '×' || (term[at] === '(' && term[at - 1] !== '×'))
    .map(factor => factor.replace(/^×/u, ''))
    .map(factor => (/^\(.*\)$/u.test(factor) ? `(${sumKey(factor.slice(1, -1))})` : factor))
    .sort()
    .join('·')

const sumKey = (sum: string): string =>
  cut(sum, at => /[+-]/u.test(sum[at] ?? '') && !/[\^×÷/(]/u.test(sum[at - 1] ?? ''))
    .map(term => (/^[+-]/u.test(term) ? term : `+${term}`))
    .map(term => `${term[0]}${termKey(term.slice(1))}`)
    .sort()
    .join('')

/** One spelling for expressions that differ in spaces or in the order of terms and factors only. */
export function expressionKey(text: string): string {
  const bare = text
    .replace(/\s+/gu, '')
    .replace(/\*/gu, '×')
    .replace(/(?<=\d)x(?=10\^)/gu, '×')
  if (/[=<>→]/u.test(bare))
    return bare
      .split(/(?=[=<>→])|(?<=[=<>→])/u)
      .map(side => (/[=<>→]/u.test(side) ? side : sumKey(side)))
      .join('')
  return sumKey(bare)
}
