import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem } from '../solution.ts'

const NUMBER = String.raw`(\(?-? ?\d[\d ]*(?:[.,]\d+)?(?: ?\/ ?\d+)?\)?)`
const LEAD =
  '^(?:calcul\\w*|effectu\\w*|determin\\w*|donn\\w*|trouv\\w*|quel(?:le)? est|pos\\w* (?:et|puis) (?:effectu|calcul)\\w*|combien (?:vaut|fait|font)) '
const END = ' ?[.?]*$'
const TWO: [RegExp, string][] = [
  [new RegExp(`${LEAD}la somme (?:de |des nombres |du nombre )?${NUMBER} (?:et|avec)(?: de)? ${NUMBER}${END}`), ' + '],
  [new RegExp(`${LEAD}la difference (?:de |entre |des nombres )?${NUMBER} et(?: de)? ${NUMBER}${END}`), ' - '],
  [new RegExp(`${LEAD}le produit (?:de |des nombres )?${NUMBER} (?:par|et|et de) ${NUMBER}${END}`), ' × '],
  [new RegExp(`${LEAD}la division (?:decimale )?(?:de )?${NUMBER} par ${NUMBER}${END}`), ' ÷ '],
  [new RegExp(`${LEAD}le quotient (?:de )?${NUMBER} par ${NUMBER}${END}`), ' ÷ '],
]
const ONE: [RegExp, (n: string) => string][] = [
  [new RegExp(`${LEAD}le double de ${NUMBER}${END}`), n => `2 × ${n}`],
  [new RegExp(`${LEAD}le triple de ${NUMBER}${END}`), n => `3 × ${n}`],
  [new RegExp(`${LEAD}le quadruple de ${NUMBER}${END}`), n => `4 × ${n}`],
  [new RegExp(`${LEAD}(?:la moitie) de ${NUMBER}${END}`), n => `${n} ÷ 2`],
  [new RegExp(`${LEAD}le carre de ${NUMBER}${END}`), n => `${n}^2`],
  [new RegExp(`${LEAD}le cube de ${NUMBER}${END}`), n => `${n}^3`],
  [new RegExp(`${LEAD}la racine carree de ${NUMBER}${END}`), n => `√${n}`],
]

const wrapped = (text: string) => (text.startsWith('-') ? `(${text})` : text)

/** « la somme de 12 et 5 » as 12 + 5; undefined for a question that names no single operation on numbers. */
export const withOperation = ({ instruction, body, context }: Problem): Problem | undefined => {
  const text = fold(plainText(`${instruction} ${body}`))
  if (text.length > 120) return undefined
  const verb = text.startsWith('pos') ? 'Pose et effectue' : 'Calcule'
  for (const [pattern, sign] of TWO) {
    const [, a, b] = text.match(pattern) ?? []
    // « la différence entre 5 et 8 » is positive for one teacher and negative for another.
    if (a !== undefined && b !== undefined) {
      const [x, y] = [Number(a.replace(',', '.').replaceAll(' ', '')), Number(b.replace(',', '.').replaceAll(' ', ''))]
      return sign === ' - ' && !(x >= y)
        ? undefined
        : { instruction: '', body: `${verb} ${a}${sign}${wrapped(b)}.`, context }
    }
  }
  for (const [pattern, write] of ONE) {
    const number = text.match(pattern)?.[1]
    if (number !== undefined) return { instruction: '', body: `${verb} ${write(wrapped(number))}.`, context }
  }
  return undefined
}
