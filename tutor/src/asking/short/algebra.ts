import type { Restate } from './short-question.ts'

const SIDE = String.raw`[-−]?[\d(x][\dx().,+\-−*×/²^ ]*`
const EQUATION = new RegExp(String.raw`(?<![\p{L}\d(])(${SIDE}=\s*${SIDE})`, 'u')

/** Words around an equation that only ask for its solution. */
const ONLY_SOLVES =
  /^(?:resou\p{L}*|resolution|solution|l'equation|equation|trouve\p{L}*|on|combien|vaut|x|pour|calcul\p{L}*|comment|quel\p{L}*|est|la|de|c'est|quoi|si|et|ca|donne|alors|donc|fait|dans|je|faire|resultat|qu'est-ce|que|valeur|l'inconnue|inconnue|faut|il|y|stp|aide|moi|a)$/u

const equation: Restate = ({ folded }) => {
  const found = folded.match(EQUATION)?.[1]
  if (found === undefined || (found.match(/=/g) ?? []).length !== 1 || !/x/.test(found)) return undefined
  const around = folded.replace(found, ' ').match(/[\p{L}'-]+|\d+/gu) ?? []
  return around.every(word => ONLY_SOLVES.test(word)) ? `Résous l'équation ${found.trim()}.` : undefined
}

const SUM = /^[-−]?\d*(?:,\d+)?x(?: ?[+\-−] ?\d*(?:,\d+)?x?)+$/u
/** « 5x − 2x + 4 » and nothing besides is to be reduced. */
const reduction: Restate = ({ folded }) => {
  const found = folded
    .replace(/[\s?=!.]+$/u, '')
    .replace(/^(?:ca fait quoi |combien fait |c'est quoi |calcule[rz]? )/u, '')
  return SUM.test(found) ? `Réduis l'expression : ${found}` : undefined
}

const isSolution: Restate = ({ folded }) => {
  const value = folded.match(
    /(?<![\p{L}\d,])([-−]?\d+(?:,\d+)?) (?:il |elle |est |c'est |bien |est-il |une |la |est-elle )*solution/u,
  )?.[1]
  const found = folded.match(
    new RegExp(String.raw`solution (?:de |a )?(?:l'equation )?(?::\s*)?(${SIDE}=\s*${SIDE})`, 'u'),
  )?.[1]
  return value === undefined || found === undefined
    ? undefined
    : `${value} est-il solution de l'équation ${found.trim().replace(/[ ?.]+$/, '')} ?`
}

const RULE = String.raw`[-−]?(?:\d+(?:,\d+)?)?x(?:[²^\d]*)(?: ?[+\-−] ?\d+(?:,\d+)?x?)*|[-−]?\d+(?:,\d+)?(?: ?[+\-−] ?\d+(?:,\d+)?x[²]?)+`
const FUNCTION = new RegExp(
  String.raw`\b([fgh]) ?\(x\) ?= ?(${RULE})|\b([fgh]) ?: ?x ?(?:->|→|↦|\|->) ?(${RULE})|(?:par|fonction|avec)(?: la fonction)?(?: x ?(?:->|→|↦))? (${RULE})(?![\p{L}(])`,
  'u',
)
const NUMBER = String.raw`([-−]?\d+(?:[.,]\d+)?)`

const functionValue: Restate = ({ folded }) => {
  const found = folded.match(FUNCTION)
  if (!found) return undefined
  const name = found[1] ?? found[3] ?? 'f'
  const rule = found[2] ?? found[4] ?? found[5]
  const rest = folded.replace(found[0], ' ')
  const image = rest.match(new RegExp(`images? (?:de |d'|du nombre )?${NUMBER}|\\b[fgh] ?\\(${NUMBER}\\)`))
  const antecedent = rest.match(new RegExp(`antecedents? (?:de |d'|du nombre )?${NUMBER}`))
  const defined = `On considère la fonction ${name} définie par ${name}(x) = ${rule}.`
  if (image && !antecedent) return `${defined} Calcule l'image de ${image[1] ?? image[2]} par ${name}.`
  return antecedent && !image ? `${defined} Calcule l'antécédent de ${antecedent[1]} par ${name}.` : undefined
}

/** Equations and functions. */
export const algebra: readonly Restate[] = [reduction, isSolution, equation, functionValue]
