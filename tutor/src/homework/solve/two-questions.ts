import { plainText } from './read/plain-text.ts'
import type { Problem, Solution, Solver } from './solution.ts'

const VERB = String.raw`(?<verb>(?:calcul\p{L}*|d[ée]termin\p{L}*|donne[rz]?|trouv\p{L}*|indiqu\p{L}*|d[ée]compos\p{L}*|quel(?:le)?s? (?:est|sont)|combien mesurent|calculer? (?:ensuite|alors)|en déduire|déduis\p{L}*))`
const AND = String.raw`(?: et| puis|,)(?: (?:ensuite|enfin))?(?: (?:calcul\p{L}*|d[ée]termin\p{L}*|donne[rz]?|en déduire|en donner))?`
const NAME = String.raw`(?:\[?[A-Z]{2}\]?|(?:l'angle )?[A-Z]{3})`
const THE = "(?:le|la|les|l'|son|sa|ses|leur|leurs|une)"

type Pair = [string, string]
type Form = { pattern: RegExp; to: (groups: Partial<Record<string, string>>) => Pair }

/** « Calcule AN et MN », « f(2) et f(0) », « en Wh puis en kWh », « son aire et son périmètre ». */
const FORMS: Form[] = [
  {
    pattern: new RegExp(
      `^${VERB} (?<what>(?:les |la )?(?:longueurs? )?(?:des segments )?)(?<a>${NAME})${AND} (?:la longueur )?(?<b>${NAME})(?<end>,? \\(?arrondi.{0,40})?[.?]*$`,
      'iu',
    ),
    to: ({ verb, a, b, end = '' }) => [`${verb} ${a}${end}.`, `${verb} ${b}${end}.`],
  },
  {
    pattern: new RegExp(
      `^${VERB} (?<a>[a-zA-Z] ?\\([^()]{1,12}\\))${AND} (?<b>[a-zA-Z] ?\\([^()]{1,12}\\))[.?]*$`,
      'iu',
    ),
    to: ({ verb, a, b }) => [`${verb} ${a}.`, `${verb} ${b}.`],
  },
  {
    pattern: new RegExp(
      `^${VERB} (?<what>.{3,120}?),? en (?<a>[\\p{L}/³²]{1,12}),?${AND}(?: (?:la|le|l')? ?(?:donner|convertir|exprimer|donne|convertis|exprime))? en (?<b>[\\p{L}/³²]{1,12})(?<end>[,.]? \\(?[Aa]rrondi.{0,40})?[.?]*$`,
      'iu',
    ),
    to: ({ verb, what, a, b, end = '' }) => [`${verb} ${what} en ${a}.${end}`, `${verb} ${what} en ${b}.${end}`],
  },
  {
    pattern: new RegExp(
      `^${VERB} (?<what>(?:son|sa|le|la|l')[^,.;]{3,60}?)(?: en)? (?:valeur )?exacte?${AND} (?:une |sa |la |l')?(?:valeur )?(?:approchée|arrondie?)(?: de ce résultat)? (?<place>(?:au|à) .{3,30}?)[.?]*$`,
      'iu',
    ),
    to: ({ verb, what, place }) => [`${verb} ${what} exacte.`, `${verb} ${what}, arrondie ${place}.`],
  },
  {
    pattern: new RegExp(
      `^${VERB} (?:la )?valeur exacte (?<what>(?:de la |du |de l'|de son |de sa |de )[^,.;]{2,60}?)${AND} (?:une |sa |la |l')?(?:valeur )?(?:approchée|arrondie?)(?: de ce résultat)? (?<place>(?:au|à) .{3,30}?)[.?]*$`,
      'iu',
    ),
    to: ({ verb, what, place }) => [
      `${verb} la valeur exacte ${what}.`,
      `${verb} ${withArticle(what ?? '')}, arrondi ${place}.`,
    ],
  },
  {
    pattern: new RegExp(
      `^${VERB} (?<a>\\d[\\d ]*)${AND} (?<b>\\d[\\d ]*)(?<end> en (?:un )?produits? de .{5,40})[.?]*$`,
      'iu',
    ),
    to: ({ verb, a, b, end = '' }) => [`${verb} ${a}${end}.`, `${verb} ${b}${end}.`],
  },
  {
    pattern: new RegExp(`^${VERB} (?<a>${THE} ?[^,.;?]{3,70}?)${AND} (?<b>${THE} ?[^,.;?]{3,70}?)[.?]*$`, 'iu'),
    to: ({ verb, a, b }) => [`${verb} ${a}.`, `${verb} ${b}.`],
  },
]

const withArticle = (what: string) =>
  what
    .replace(/^de la /, 'la ')
    .replace(/^du /, 'le ')
    .replace(/^de l'/, "l'")
    .replace(/^de (?=son |sa )/, '')
    .replace(/^de /, '')

/** Two things that one sentence asks for: each is worked out, and the pupil compares. */
export const twoQuestions = (problem: Problem, solve: Solver): Solution | undefined => {
  const asked = plainText(`${problem.instruction} ${problem.body}`)
  if (asked.length > 300) return undefined
  const sentences = asked.split(/(?<=[.?])\s+(?=\p{Lu})/u)
  const said = sentences.slice(0, -1).join(' ')
  const question = sentences.at(-1) ?? ''
  const context = [problem.context, said].filter(part => part !== '').join('\n')
  for (const { pattern, to } of FORMS) {
    const match = pattern.exec(question)
    if (!match) continue
    const [one, other] = to(match.groups ?? {})
    const first = solve({ ...problem, context, instruction: '', body: one })
    if (!first) continue
    const found = [...(problem.found ?? []), ...(first.typed === '' ? [] : [{ question: one, result: first.typed }])]
    const second = solve({
      ...problem,
      context,
      instruction: '',
      body: other,
      found,
      earlier: [...(problem.earlier ?? []), one],
    })
    if (second) return joined(first, second)
  }
  return undefined
}

const joined = (first: Solution, second: Solution): Solution => ({
  kind: first.kind,
  expected: null,
  typed: '',
  answer: `${first.answer} ; ${second.answer}`,
  steps: [...first.steps, ...second.steps],
  rule: first.rule,
  hints: first.hints,
  minutes: first.minutes + second.minutes,
})
