import { add, divide, isSameNumber, multiply, type Rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { type Figure, readFigure, segmentName } from './figure.ts'
import { conversionLines } from './lengths.ts'
import { messages } from './messages.ts'
import { findAsked } from './question.ts'

const MAX_CHARS = 900

/** Two lines that cross at `top`, cut by two parallels (DE) and (BC): D on (top B), E on (top C). */
export type Configuration = { top: string; d: string; e: string; b: string; c: string }

/** D on [AB] and E on [AC], (DE) parallel to (BC). */
export const inTriangle = (figure: Figure): Configuration[] =>
  figure.points.flatMap(({ point: d, segment }, i) =>
    figure.points.slice(i + 1).flatMap(({ point: e, segment: other }) => {
      const top = [...segment].find(one => other.includes(one))
      if (top === undefined || segment === other || d === e) return []
      const [b, c] = [segment.replace(top, ''), other.replace(top, '')]
      return [{ top, d, e, b, c }]
    }),
  )

/** Lines (BD) and (CE) that cross at A. */
export const crossing = (text: string): Configuration[] =>
  [
    ...text.matchAll(
      /\(([A-Z])([A-Z])\) et \(([A-Z])([A-Z])\) (?:sont (?:deux droites )?sécantes|se coupent|sont deux droites qui se coupent|qui se coupent|s'intersectent) (?:en|au point) ([A-Z])/gu,
    ),
  ].flatMap(([, first = '', second = '', third = '', fourth = '', top = '']) =>
    [
      { top, d: first, e: third, b: second, c: fourth },
      { top, d: first, e: fourth, b: second, c: third },
    ].filter(({ d, e, b, c }) => new Set([d, e, b, c, top]).size === 5),
  )

/** A, B, D on one line and A, C, E on another. */
export const aligned = (text: string): Configuration[] =>
  [
    ...text.matchAll(
      /points ([A-Z]), ?([A-Z]) ?(?:,|et) ?([A-Z])(?: sont)?(?: alignés)?,? (?:ainsi que|et|d'une part(?: et)?)(?: les points)? ([A-Z]), ?([A-Z]) ?(?:,|et) ?([A-Z])(?![\p{L}])/gu,
    ),
  ].flatMap(([, a = '', b = '', d = '', top = '', c = '', e = '']) =>
    a === top ? [{ top, d: b, e: c, b: d, c: e }] : [],
  )

const isParallel = (figure: Figure, { d, e, b, c }: Configuration) =>
  figure.parallels.some(
    ({ first, second }) =>
      (first === segmentName(d + e) && second === segmentName(b + c)) ||
      (first === segmentName(b + c) && second === segmentName(d + e)),
  )

/** A part of a side from the two others: AB = AD + DB. */
export const completed = (figure: Figure, { top, d, e, b, c }: Configuration, isInside: boolean) => {
  const lengths = new Map([...figure.lengths].map(([name, { value }]) => [name, value]))
  const added: string[] = []
  const put = (name: string, value: Rational, line: string) => {
    if (value.n <= 0n || lengths.has(segmentName(name))) return
    lengths.set(segmentName(name), value)
    added.push(line)
  }
  const get = (name: string) => lengths.get(segmentName(name))
  if (isInside)
    for (const [near, far] of [
      [d, b],
      [e, c],
    ] as const) {
      const [part, rest, whole] = [get(top + near), get(near + far), get(top + far)]
      if (part && rest && !whole)
        put(
          top + far,
          add(part, rest),
          `${top}${far} = ${top}${near} + ${near}${far} = ${tex(part)} + ${tex(rest)} = ${tex(add(part, rest))}`,
        )
      if (whole && rest && !part)
        put(
          top + near,
          subtract(whole, rest),
          `${top}${near} = ${top}${far} - ${near}${far} = ${tex(whole)} - ${tex(rest)} = ${tex(subtract(whole, rest))}`,
        )
    }
  return { get, added }
}

/** A length by Thales: parallels told, points on the sides, one ratio known. */
export const thales = (problem: Problem): Solution | undefined => {
  const texts = problemText(problem)
  const asked = texts.whole.length > MAX_CHARS ? undefined : findAsked(texts)
  const figure = readFigure(texts.whole)
  if (!asked || !('segment' in asked) || !figure || figure.lengths.has(segmentName(asked.segment))) return undefined
  const inside = inTriangle(figure).filter(one => isParallel(figure, one))
  const crossed =
    inside.length > 0 ? [] : [...crossing(texts.whole), ...aligned(texts.whole)].filter(one => isParallel(figure, one))
  const [one, ...others] = [...inside, ...crossed]
  const places = roundingFor(texts.askedFolded, figure.unit) ?? roundingFor(texts.wholeFolded, figure.unit)
  if (!one || others.length > 0 || places === 'unknown') return undefined
  const { top, d, e, b, c } = one
  const { get, added } = completed(figure, one, inside.length > 0)
  const pairs = [
    [top + d, top + b],
    [top + e, top + c],
    [d + e, b + c],
  ] as const
  const wanted = pairs.findIndex(pair => pair.some(name => segmentName(name) === segmentName(asked.segment)))
  const ratios = pairs.filter((pair, i) => i !== wanted && pair.every(name => get(name) !== undefined))
  const pair = pairs[wanted]
  const [ratio, second] = ratios
  if (!pair || !ratio) return undefined
  const [small, large] = [get(ratio[0]), get(ratio[1])]
  const isSmall = segmentName(pair[0]) === segmentName(asked.segment)
  const other = get(isSmall ? pair[1] : pair[0])
  if (!small || !large || !other) return undefined
  if (second) {
    const [x, y] = [get(second[0]), get(second[1])]
    if (!x || !y || !isSameNumber(divide(x, y), divide(small, large))) return undefined
  }
  const value = isSmall ? divide(multiply(other, small), large) : divide(multiply(other, large), small)
  const name = asked.segment
  const [times, by] = isSmall ? [small, large] : [large, small]
  return measuredSolution({
    kind: 'thales',
    value,
    unit: figure.unit,
    name,
    places,
    digits: 2,
    steps: [
      ...conversionLines(figure, [...figure.lengths.values()]),
      ...added.map(line => messages.squares(line)),
      inside.length > 0
        ? messages.thalesInside(top + b + c, d, top + b, e, top + c, d + e, b + c)
        : messages.thalesCrossed(d + b, e + c, top, d + e, b + c),
      messages.thales(pairs.map(([x, y]) => `\\frac{${x}}{${y}}`).join(' = ')),
      messages.thalesRatio(
        `\\frac{${pair[0]}}{${pair[1]}} = \\frac{${ratio[0]}}{${ratio[1]}}`,
        isSmall
          ? `\\frac{${name}}{${tex(other)}} = \\frac{${tex(small)}}{${tex(large)}}`
          : `\\frac{${tex(other)}}{${name}} = \\frac{${tex(small)}}{${tex(large)}}`,
      ),
      messages.squares(
        `${name} = \\frac{${tex(other)} \\times ${tex(times)}}{${tex(by)}} ${equalTex(value)}\\text{ ${figure.unit}}`,
      ),
    ],
    sentence: result => messages.lengthIs(name, result),
    rule: messages.thalesRule,
    hints: [...messages.thalesHints],
    minutes: 7,
  })
}
