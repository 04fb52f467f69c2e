import { lookup } from '@ariane/shared/catalogue'
import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { divide, type Rational, rational } from '../../../maths/rational.ts'
import type { Size } from './shapes.ts'

/** A size with the unit it is told in; `isDiameter` where it is halved to be a radius. */
export type NamedSize = { size: Size; value: Rational; unit: string; text: string; isDiameter?: true }

const UNIT = '(km|hm|dam|dm|cm|mm|m|centimetres?|metres?|kilometres?|millimetres?)(?![\\p{L}\\d²³/])'
const AREA = '(km²|m²|dm²|cm²|mm²)'
const NAMES: [string, Size | 'diameter'][] = [
  ['(?:plus )?(?:grande )?diagonale', 'diagonal'],
  ['petite diagonale', 'otherDiagonal'],
  ['longueur|long', 'length'],
  ['largeur|large', 'width'],
  ['hauteur|profondeur|haut|profond|epaisseur', 'height'],
  ['cotes?|aretes?', 'side'],
  ['rayon', 'radius'],
  ['diametre', 'diameter'],
  ['base', 'base'],
]
/** What a size may be told of; no word that is a size or a comparison. */
const THING =
  '(?!et |ou |sur |par |plus |moins |longueur|largeur|hauteur|cote|base|rayon|diametre|arete|profond|diagonale|perimetre|aire|volume|est |mesure |vaut |fait |egal|double|triple|moitie)[a-z]{3,}'
const LINK = `(?: (?:de la base|de base|de la|du|correspondante|relative|associee|disque|cercle|base|cylindre|cone|piscine|bassin|jardin|terrain|champ|table|carre|rectangle|boite|a cette|a ce|cote|bac|cuve|aquarium|piece|chambre)){0,3}(?: (?:de |d')?(?:(?:une?|cette|ce|la|le|sa|son) |l')?${THING}(?: (?:de |d'|en |du )${THING})?)?(?: (?:est|mesure|vaut|fait|egale?|a))?(?: (?:de|d'|egale? a|a))? ?(?:[=:] ?)?`
const SYMBOLS: Record<string, string> = { centimetre: 'cm', metre: 'm', kilometre: 'km', millimetre: 'mm' }
const symbol = (text: string) => lookup(SYMBOLS, text.replace(/s$/, '')) ?? text

const build = (name: Size | 'diameter', number: string, unit: string, text: string): NamedSize[] => {
  const value = readDecimal(number)
  if (!value || value.n <= 0n) return []
  return name === 'diameter'
    ? [{ size: 'radius', value: divide(value, rational(2)), unit: symbol(unit), text, isDiameter: true }]
    : [{ size: name, value, unit: symbol(unit), text }]
}

/** Every size of a folded text with its name, and what is left of the text; « 5 cm sur 3 cm » are a length and a width. */
export const readSizes = (folded: string): { sizes: NamedSize[]; left: string } => {
  const sizes: NamedSize[] = []
  let left = folded
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => NamedSize[]) => {
    for (const match of left.matchAll(pattern)) sizes.push(...read(match))
    left = left.replace(pattern, ' # ')
  }
  take(
    new RegExp(`aire de (?:la|sa) base(?: est| vaut)?(?: de| egale a)? ?(?:[=:] ?)?(${DECIMAL}) ?${AREA}`, 'gu'),
    match => {
      const value = readDecimal(match[1] ?? '')
      return value ? [{ size: 'baseArea', value, unit: match[2] ?? '', text: match[0] }] : []
    },
  )
  take(new RegExp(`base (?:d'aire|a pour aire|a une aire (?:de|egale a)) (${DECIMAL}) ?${AREA}`, 'gu'), match => {
    const value = readDecimal(match[1] ?? '')
    return value ? [{ size: 'baseArea', value, unit: match[2] ?? '', text: match[0] }] : []
  })
  take(
    new RegExp(
      `diagonales(?: (?:mesurent|de|mesurant|sont|valent))?(?: respectivement)? (${DECIMAL}) ?(?:${UNIT})? et (${DECIMAL}) ?${UNIT}`,
      'gu',
    ),
    match => [
      ...build('diagonal', match[1] ?? '', match[4] ?? '', match[0]),
      ...build('otherDiagonal', match[3] ?? '', match[4] ?? '', match[0]),
    ],
  )
  // « de 5 cm de longueur », « 5 m de long ».
  for (const [name, size] of NAMES)
    take(new RegExp(`(${DECIMAL}) ?${UNIT} de (?:${name})(?!\\p{L})(?! (?:de |= ?|: ?)?\\d)`, 'gu'), match =>
      build(size, match[1] ?? '', match[2] ?? '', match[0]),
    )
  for (const [name, size] of NAMES)
    take(new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})${LINK}(${DECIMAL}) ?${UNIT}`, 'gu'), match =>
      build(size, match[1] ?? '', match[2] ?? '', match[0]),
    )
  take(
    new RegExp(
      `(${DECIMAL}) ?(?:${UNIT})? ?(?:sur|×|x|par) (${DECIMAL}) ?(?:${UNIT})? ?(?:sur|×|x|par) (${DECIMAL}) ?${UNIT}`,
      'gu',
    ),
    match => [
      ...build('length', match[1] ?? '', match[2] ?? match[6] ?? '', match[0]),
      ...build('width', match[3] ?? '', match[4] ?? match[6] ?? '', match[0]),
      ...build('height', match[5] ?? '', match[6] ?? '', match[0]),
    ],
  )
  take(new RegExp(`(${DECIMAL}) ?(?:${UNIT})? ?(?:sur|×|x|par) (${DECIMAL}) ?${UNIT}`, 'gu'), match => [
    ...build('length', match[1] ?? '', match[2] ?? match[4] ?? '', match[0]),
    ...build('width', match[3] ?? '', match[4] ?? '', match[0]),
  ])
  take(
    new RegExp(
      `(?:dimensions? ?:?|(?:paves? droits?|parallelepipede(?: rectangle)?) de) ?(${DECIMAL}) ?${UNIT},? (?:par |sur |et )?(${DECIMAL}) ?${UNIT},? (?:et |par |sur )?(${DECIMAL}) ?${UNIT}`,
      'gu',
    ),
    match => [
      ...build('length', match[1] ?? '', match[2] ?? '', match[0]),
      ...build('width', match[3] ?? '', match[4] ?? '', match[0]),
      ...build('height', match[5] ?? '', match[6] ?? '', match[0]),
    ],
  )
  return { sizes, left }
}
