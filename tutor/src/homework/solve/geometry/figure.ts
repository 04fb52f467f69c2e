import { lookup } from '@ariane/shared/catalogue'
import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import type { Rational } from '../../../maths/rational.ts'
import { inUnit } from '../read/quantities.ts'

/** A length as it is given: its value in the unit of the figure, and its name as it is written. */
export type Length = { value: Rational; shown: string; text: string }
/** What a text says of a figure. Segments are named with sorted points, angles as sorted ends around their vertex. */
export type Figure = {
  triangles: string[]
  rights: { triangle: string; at: string }[]
  isosceles: { triangle: string; at: string }[]
  equilaterals: string[]
  lengths: Map<string, Length>
  angles: Map<string, Rational>
  /** [D, AB]: D lies on the segment AB. */
  points: { point: string; segment: string }[]
  parallels: { first: string; second: string }[]
  unit: string
}

const sorted = (points: string) => [...points].toSorted().join('')
/** AB and BA are the same segment. */
export const segmentName = (points: string): string => sorted(points)
/** ABC and CBA are the same angle. */
export const angleName = (points: string): string => {
  const [a = '', vertex = '', b = ''] = points
  return a < b ? a + vertex + b : b + vertex + a
}

const UNIT = '(mm|cm|dm|dam|hm|km|m|centimètres?|mètres?|kilomètres?|millimètres?)(?![\\p{L}²³/])'
const SYMBOLS: Record<string, string> = { centimètre: 'cm', mètre: 'm', kilomètre: 'km', millimètre: 'mm' }
const LENGTH = new RegExp(
  `(?<![\\p{L}\\d])(?<![+×*/÷-]\\s?)((?:\\[?[A-Z]{2}\\]?\\s?(?:=|:)\\s?)+|\\[?[A-Z]{2}\\]?(?: mesure| fait| a pour longueur| est de)\\s)(${DECIMAL})(?:\\s?${UNIT})?(?!\\s?[×*+/÷^²°-]|\\d|\\s?\\p{Lu}{2})`,
  'gu',
)
const ANGLE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:l'|d'un |un )?angles? )?(?:en )?(?:\\(?)([A-Z]{3}|[A-Z])(?:\\)?)\\s?(?:=|:|mesure|est de|vaut|fait|de)\\s?(${DECIMAL})\\s?(?:°|degr[ée]s)`,
  'gu',
)
const TRIANGLE =
  /(?<![\p{L}])(?:triangles? (?:rectangle |isocèle |quelconque |équilatéral )?([A-Z]{3})|([A-Z]{3}),? (?:est |soit |qui est )?un triangle)(?![\p{L}])/gu
const RIGHT =
  /(?<![\p{L}])(?:triangles? (?:rectangle )?([A-Z]{3}),? (?:est |qui est )?(?:un triangle )?(?:rectangle )?(?:isocèle )?(?:et )?(?:rectangle )?en ([A-Z])|([A-Z]{3}),? (?:est )?(?:un )?(?:triangle )?(?:isocèle )?rectangle (?:et isocèle )?en ([A-Z])|triangle ([A-Z]{3}) tel que .{0,80}rectangle en ([A-Z]))(?![\p{L}])/gu
const POINT =
  /(?<![\p{L}])(?:le point )?([A-Z])\s?(?:∈|est (?:un|le) point (?:du segment|du côté|de)|est sur (?:le segment |le côté )?|appartient (?:à|au segment|au côté)|un point (?:du segment|du côté|de)|le point (?:du segment|du côté|de)|point (?:du segment|du côté|de))\s?\[([A-Z]{2})\]/gu
const PAIR =
  /(?<![\p{L}])([A-Z]) et ([A-Z]) (?:sont (?:des points|deux points|les points|situés|placés)?|appartiennent|deux points)\s?(?:respectivement )?(?:sur|aux?|des?|à)?\s?(?:respectivement )?(?:(?:les )?(?:segments|côtés) )?(?:respectivement )?\[([A-Z]{2})\] et (?:à |de |sur )?\[([A-Z]{2})\]/gu
const PARALLEL =
  /\(([A-Z]{2})\)\s?(?:et\s?\(([A-Z]{2})\) (?:sont|soient|étant)? ?(?:des droites )?parallèles|(?:est (?:une )?)?(?:droite )?parallèle à (?:la droite |\[BC\] )?\(([A-Z]{2})\)|\/\/\s?\(([A-Z]{2})\))/gu

const triangleNames = (text: string) => [
  ...new Set(
    [...text.matchAll(TRIANGLE)].map(match => match[1] ?? match[2] ?? '').filter(name => new Set(name).size === 3),
  ),
]

const readRights = (text: string): Figure['rights'] => {
  const found = [...text.matchAll(RIGHT)].flatMap(match => {
    const triangle = match[1] ?? match[3] ?? match[5] ?? ''
    const at = match[2] ?? match[4] ?? match[6] ?? ''
    return /rectangle/.test(match[0]) && triangle.includes(at) ? [{ triangle, at }] : []
  })
  const crossed = [
    ...text.matchAll(
      /[([]([A-Z]{2})[)\]]\s?(?:⊥|est perpendiculaire à|et)\s?(?:la droite )?[([]([A-Z]{2})[)\]](?: sont perpendiculaires)?/gu,
    ),
  ]
    .filter(([whole]) => /⊥|perpendiculaire/.test(whole))
    .flatMap(([, a = '', b = '']) => {
      const at = [...a].find(point => b.includes(point))
      const triangle = [...new Set([...a, ...b])].join('')
      return at !== undefined && triangle.length === 3 ? [{ triangle, at }] : []
    })
  const [alone, ...more] = triangleNames(text)
  const bare = text.match(/rectangle en ([A-Z])(?![\p{L}])/u)?.[1]
  const implied =
    found.length === 0 && bare !== undefined && alone?.includes(bare) && more.length === 0
      ? [{ triangle: alone, at: bare }]
      : []
  const all = [...found, ...crossed, ...implied]
  return all.filter(
    (one, i) => all.findIndex(other => sorted(other.triangle) === sorted(one.triangle) && other.at === one.at) === i,
  )
}

const readIsosceles = (text: string): Figure['isosceles'] =>
  [
    ...text.matchAll(
      /(?:triangle (?:isocèle )?([A-Z]{3})|([A-Z]{3})),? (?:est )?(?:un )?(?:triangle )?(?:rectangle )?(?:et )?(?:isocèle )?(?:rectangle )?(?:de sommet principal|en) ([A-Z])(?![\p{L}])/gu,
    ),
  ].flatMap(match => {
    const [triangle, at] = [match[1] ?? match[2] ?? '', match[3] ?? '']
    return /isocèle/.test(match[0]) && triangle.includes(at) ? [{ triangle, at }] : []
  })

const readPoints = (text: string): Figure['points'] => [
  ...[...text.matchAll(PAIR)].flatMap(([, a = '', b = '', first = '', second = '']) => [
    { point: a, segment: segmentName(first) },
    { point: b, segment: segmentName(second) },
  ]),
  ...[...text.matchAll(POINT)].map(([, point = '', segment = '']) => ({ point, segment: segmentName(segment) })),
  ...[
    ...text.matchAll(/coupe \[([A-Z]{2})\] (?:en|au point) ([A-Z])(?: et \[([A-Z]{2})\] (?:en|au point) ([A-Z]))?/gu),
  ].flatMap(([, segment = '', point = '', other, another]) => [
    { point, segment: segmentName(segment) },
    ...(other !== undefined && another !== undefined ? [{ point: another, segment: segmentName(other) }] : []),
  ]),
]

/** What a text in plain writing says of a figure; undefined where two lengths contradict each other or a unit is missing. */
export const readFigure = (written: string): Figure | undefined => {
  const text = written.replace(/\u0302/g, '').replace(/\s+/g, ' ')
  const lengths = new Map<string, Length>()
  const raw: { names: string[]; value: Rational; unit: string; text: string }[] = []
  for (const [whole, names = '', number = '', symbol = ''] of text.matchAll(LENGTH)) {
    const value = readDecimal(number)
    if (!value || value.n <= 0n) return undefined
    const unit = lookup(SYMBOLS, symbol.replace(/s$/, '')) ?? symbol
    raw.push({ names: names.match(/[A-Z]{2}/g) ?? [], value, unit, text: whole })
  }
  const units = new Set(raw.map(one => one.unit))
  if (units.size > 1 && units.has('')) return undefined
  const unit = raw[0]?.unit ?? ''
  for (const one of raw)
    for (const name of one.names) {
      const value = one.unit === unit ? one.value : inUnit(one.value, one.unit, unit)
      const known = lengths.get(segmentName(name))
      if (!value || name[0] === name[1] || (known && known.value.n * value.d !== value.n * known.value.d))
        return undefined
      lengths.set(segmentName(name), { value, shown: name, text: one.text })
    }
  const triangles = triangleNames(text)
  const rights = readRights(text)
  for (const { triangle } of rights)
    if (!triangles.some(one => sorted(one) === sorted(triangle))) triangles.push(triangle)
  const isosceles = readIsosceles(text)
  for (const { triangle } of isosceles)
    if (!triangles.some(one => sorted(one) === sorted(triangle))) triangles.push(triangle)
  const equilaterals = [
    ...text.matchAll(
      /(?:triangle équilatéral ([A-Z]{3})|(?:triangle )?([A-Z]{3}) (?:est )?(?:un triangle )?équilatéral)/gu,
    ),
  ].map(match => match[1] ?? match[2] ?? '')
  const angles = new Map<string, Rational>()
  for (const [, name = '', number = ''] of text.matchAll(ANGLE)) {
    const value = readDecimal(number)
    const [only, ...others] = triangles
    const full =
      name.length === 3
        ? name
        : only !== undefined && others.length === 0 && only.includes(name)
          ? only.replace(name, '').replace(/^(.)/, `$1${name}`)
          : ''
    if (!value || full === '' || value.n <= 0n || value.n >= 180n * value.d) return undefined
    angles.set(angleName(full), value)
  }
  const parallels = [...text.matchAll(PARALLEL)].flatMap(([, first = '', a, b, c]) => [
    { first: segmentName(first), second: segmentName(a ?? b ?? c ?? '') },
  ])
  return { triangles, rights, isosceles, equilaterals, lengths, angles, points: readPoints(text), parallels, unit }
}
