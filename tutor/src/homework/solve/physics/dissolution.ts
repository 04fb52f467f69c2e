import { add, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { measuredSolution } from '../measured-solution.ts'
import { problemText } from '../read/problem-text.ts'
import { inUnit, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { writtenSolution } from '../written-solution.ts'
import { messages } from './messages-solutions.ts'

const MIXES = /dissou|dissol|melang|ajout|vers\w* |introdui|sucre|sel\b/
const ASKS_MASS =
  /masse (?:totale |finale )?(?:de (?:la |cette )?(?:solution|eau salee|eau sucree)|de l'eau (?:salee|sucree)|du melange|de l'ensemble|obtenue|totale|finale)|masse (?:de la|d'une) solution|combien pese(?:ra)? (?:la solution|le melange|l'eau (?:salee|sucree)|l'ensemble)/
const OTHER =
  /\bsi\b|satur|solubil|evapor|filtr|reste|non dissou|pas dissou|exces|concentration|volum|masse (?:de|du) (?:sel|sucre)(?! dissous et)|pourcentage|%|bechers?\b.{0,20}\d|recipient.{0,20}\d|\bvide\b/

/** What a solution weighs: mass does not change when a solid dissolves. */
export const solutionMass = (problem: Problem): Solution | undefined => {
  const { askedFolded, whole, wholeFolded } = problemText(problem)
  if (whole.length > 400 || !ASKS_MASS.test(askedFolded) || OTHER.test(wholeFolded) || !MIXES.test(wholeFolded))
    return undefined
  const all = quantitiesIn(whole) ?? []
  const masses = all.filter(({ dimension }) => dimension === 'mass')
  const [first, ...others] = masses
  if (!first || masses.length !== all.length || others.length < 1 || others.length > 2) return undefined
  const values = masses.flatMap(({ value, unit }) => inUnit(value, unit, first.unit) ?? [])
  const sum = values.reduce<Rational>((total, one) => add(total, one), { n: 0n, d: 1n })
  if (values.length !== masses.length || values.some(({ n }) => n <= 0n)) return undefined
  if (/\ben (?:kg|g|mg)\b/.test(askedFolded) && !askedFolded.includes(`en ${first.unit}`)) return undefined
  return measuredSolution({
    kind: 'solution-mass',
    value: sum,
    unit: first.unit,
    steps: [messages.massAdds, messages.sum(`${values.map(tex).join(' + ')} = ${tex(sum)}\\text{ ${first.unit}}`)],
    sentence: messages.massIs,
    rule: messages.massRule,
    hints: [...messages.massHints],
    minutes: 2,
  })
}

const ASKS_ROLE =
  /^[^.?]*(?:quel est|donn\w*|nomm\w*|indiqu\w*|cit\w*|identifi\w*|precis\w*|qui est|comment (?:appelle-t-on|s'appelle)) (?:le nom (?:du|de ce) |le |ici le |alors le )(?<role>solvant|solute)(?: (?:utilise|de cette solution|de la solution|dans ce melange|ici|dans cette (?:solution|experience)))? ?[.?]*$/
const SOLUTES =
  'sel|sucre|sulfate de cuivre|glucose|bicarbonate(?: de sodium)?|permanganate de potassium|aspirine|menthol|cafe|chocolat en poudre|chlorure de sodium'
const FEMININE = /^aspirine$/

/** Which of water and what dissolves in it is the solvent, or the solute. */
export const nameRole = (problem: Problem): Solution | undefined => {
  const { askedFolded, wholeFolded } = problemText(problem)
  const role = askedFolded.match(ASKS_ROLE)?.groups?.role
  if (role === undefined || wholeFolded.length > 400 || !/dissou|dissol|melang/.test(wholeFolded)) return undefined
  const stated = wholeFolded.replace(askedFolded, ' ')
  if (!/\beau\b/.test(stated) || /alcool|essence|huile|acetone|white|sirop|vinaigre/.test(wholeFolded)) return undefined
  const named = new Set(stated.match(new RegExp(`\\b(?:${SOLUTES})\\b`, 'g')) ?? [])
  const [solute] = named
  if (named.size !== 1 || solute === undefined) return undefined
  const article = FEMININE.test(solute) || /^[aeiou]/.test(solute) ? "l'" : 'le '
  const [bare, whole] = role === 'solvant' ? ['eau', "l'eau"] : [solute, `${article}${solute}`]
  return writtenSolution({
    kind: 'solution-role',
    accepted: [whole, bare, `c'est ${whole}`, `le ${role} est ${whole}`],
    answer: whole.replace("'", '’'),
    steps: [messages.roles[role as 'solvant'], messages.roleIs(role, whole.replace("'", '’'))],
    rule: messages.roleRule,
    hints: messages.roleHints,
    minutes: 1,
  })
}
