import { ASK, type Rule } from './rule.ts'

const RIGHT =
  /(?<![\p{L}])(?<a>[A-Z]{3})(?![\p{L}])[^.;\n]{0,40}?rectangle en (?<at>[A-Z])(?![\p{L}])|rectangle (?<b>[A-Z]{3}),? (?:rectangle )?en (?<at2>[A-Z])(?![\p{L}])/u
const END = String.raw`(?<end>,? ?\(?(?:on )?(?:donn\p{L}* |en )?(?:un |une |l'|la |le )?(?:arrondi|valeur|au ).{3,45})?[.?]*$`

/** The right-angled triangle that is said, and the point of its right angle. */
const rightTriangle = (said: string): { triangle: string; at: string } | undefined => {
  const groups = RIGHT.exec(said)?.groups
  const triangle = groups?.a ?? groups?.b ?? ''
  const at = groups?.at ?? groups?.at2 ?? ''
  return triangle.includes(at) && at !== '' ? { triangle, at } : undefined
}

const isSaid = (said: string, a: string, b: string) =>
  new RegExp(`(?<![A-Z])(?:${a}${b}|${b}${a}) ?(?:=|mesure)`, 'u').test(said)

/** Sides and angles that are asked for without their name. */
export const GEOMETRY_RULES: Rule[] = [
  {
    pattern: new RegExp(
      `^${ASK} (?:alors |donc )?(?:la (?:longueur|mesure) (?:exacte )?(?:de (?:l'|son )|du côté )|l'|son )hypoténuse(?: de ce triangle| du triangle(?: [A-Z]{3})?)?${END}`,
      'iu',
    ),
    to: ({ end = '' }, said) => {
      const right = rightTriangle(said)
      const others = right && [...right.triangle].filter(point => point !== right.at).join('')
      return others && `Calculer ${others}${end}.`
    },
  },
  {
    pattern: new RegExp(
      `^${ASK} (?:alors |donc )?(?:la (?:longueur|mesure) (?:exacte )?du |le )?(?:troisième|dernier|autre) côté(?: de l'angle droit)?(?: de ce triangle| du triangle(?: [A-Z]{3})?)?${END}`,
      'iu',
    ),
    to: ({ end = '' }, said) => {
      const { triangle = '' } = rightTriangle(said) ?? {}
      const [a = '', b = '', c = ''] = triangle
      const open = [a + b, b + c, a + c].filter(([x = '', y = '']) => !isSaid(said, x, y))
      return triangle !== '' && open.length === 1 ? `Calculer ${open[0]}${end}.` : undefined
    },
  },
]
