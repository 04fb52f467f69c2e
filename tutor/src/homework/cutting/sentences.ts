import { isTyped } from '../spelled-out.ts'

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

/** « … en km/h ?? et si il continue, combien de temps … »: typed without capitals, what comes behind asks anew. */
const TYPED_BREAK = /(?<=\S ?[?]|\p{L}{2}\.|[\d)²³]\.)\s+(?=\p{Ll}|\d+ \p{Ll}{3})/gu
const ASKS_ANEW =
  /^(?:et |puis |apr[eè]s |ensuite )?(?:si .{3,60}(?:combien|cb|quel|kel)|est[ -]ce|pk|pq|pourquoi|combien|cb|quel|kel|c(?:'?est?)? ?(?:koi|quoi)|\d+ \p{Ll}{3}[^.]*(?:combien|cb|kombien)(?!\p{L})|a quel|à quel|pareil|idem|calcul|trouv|donn|d[ée]compos|convert|explique|justifie|d[ée]termin|simplifi|r[ée]sou)/u
/** « … pour x = 4 ? et pour x = 2 ? », « … ? combien lui reste-t-il ? »: what stands behind a question asks once more. */
const ASKED_BREAK =
  /(?<=[^\s?] ?\?)\s+(?=(?:et|puis|ou|mais)\s|(?:combien|quel|quelle|quels|quelles|à quelle?|pourquoi)\s)/gu
const askedStarts = (line: string): number[] =>
  [...line.matchAll(ASKED_BREAK)]
    .map(({ index, 0: gap }) => index + gap.length)
    .filter(place => /\?/u.test(line.slice(place)))
const typedStarts = (line: string): number[] =>
  [...line.matchAll(TYPED_BREAK)]
    .map(({ index, 0: gap }) => index + gap.length)
    .filter(place => ASKS_ANEW.test(line.slice(place)))

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
  const isQuoting = /[«“"]/u.test(line)
  const typed = isTyped(line) && !/[«“]/.test(line) ? typedStarts(line) : []
  const asked = isQuoting ? [] : askedStarts(line)
  return typed.length + asked.length === 0
    ? starts
    : [...new Set([...starts, ...typed, ...asked])].toSorted((a, b) => a - b)
}
