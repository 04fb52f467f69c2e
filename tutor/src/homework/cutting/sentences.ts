const BREAK = /(?<=[^\s.]\s?[.!?]|[^\s.…]…|[?!.]\s?[»"”])\s+(?=(?:__|\*\*)?[\p{Lu}«"“¿¡([\d−–—-])/gu
const ABBREVIATION = /(?:^|[\s(])(?:M|MM|Mme|Mlle|Dr|St|Ste|av|ap|p|pp|ex|etc|cf|vol|n|fig|Mr|Mrs|[A-Z])\.\s*$/u
const NEAR = 60

/** How many parentheses stand open before each sign of a line. */
export const openBefore = (line: string): Uint16Array => {
  const open = new Uint16Array(line.length + 1)
  let depth = 0
  for (let i = 0; i < line.length; i++) {
    open[i] = depth
    if (line[i] === '(' || line[i] === '[') depth++
    else if ((line[i] === ')' || line[i] === ']') && depth > 0) depth--
  }
  open[line.length] = depth
  return open
}

/** Where sentences begin in a line, the first one left out; « M. Dupont » and what is quoted stay whole. */
export const sentenceStarts = (line: string): number[] => {
  const starts: number[] = []
  let quoted = 0
  let at = 0
  for (const match of line.matchAll(BREAK)) {
    const place = match.index + match[0].length
    for (; at < place; at++) {
      if (line[at] === '«' || line[at] === '“') quoted++
      else if ((line[at] === '»' || line[at] === '”') && quoted > 0) quoted--
    }
    const before = line.slice(Math.max(0, match.index - NEAR), match.index)
    const isNumber = /[\d(−–—[-]/u.test(line[place] ?? '') && !/[?!]\s*$/.test(before)
    if (quoted === 0 && !isNumber && !ABBREVIATION.test(before)) starts.push(place)
  }
  return starts
}
