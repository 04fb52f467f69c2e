import { plainText } from './read/plain-text.ts'
import type { Problem, Solution, Solver } from './solution.ts'

const VERB = String.raw`(?<verb>(?:calcul\p{L}*|d[ée]termin\p{L}*|donne[rz]?|trouv\p{L}*|indiqu\p{L}*|d[ée]compos\p{L}*|quel(?:le)?s? (?:est|sont)|combien mesurent|calculer? (?:ensuite|alors)|en déduire|déduis\p{L}*))`
const AND = String.raw`(?:,? et|,? puis|,)(?: (?:ensuite|enfin))?(?: (?:calcul\p{L}*|d[ée]termin\p{L}*|donne[rz]?|en déduire|en donner))?`
const NAME = String.raw`(?:\[?[A-Z]{2}\]?|(?:l'angle )?[A-Z]{3})`
const THE = "(?:le|la|les|l'|son|sa|ses|leur|leurs|une)"
/** A calculation or an expression with letters, without a word. */
const RUN = String.raw`[-(√]?\(?(?:\d|[a-z](?![\p{L}]))(?:[\d\s.,()√×*÷:/^²³+-]|(?<!\p{L})[a-z](?!\p{L})|(?<=\d)[a-z](?!\p{L}))*`
const ORDER = String.raw`(?:calcul\p{L}*|d[ée]termin\p{L}*|donne[rz]?|trouv\p{L}*|indiqu\p{L}*|[ée]cri(?:s|re|vez)|convert\p{L}*|arrondi\p{L}*|encadre[rz]?|d[ée]compos\p{L}*|d[ée]velopp\p{L}*|factoris\p{L}*|simplifi\p{L}*|r[ée]dui\p{L}*)`

type Pair = [string, string]
type Form = { pattern: RegExp; to: (groups: Partial<Record<string, string>>) => Pair }

/** « Calcule AN et MN », « f(2) et f(0) », « en Wh puis en kWh », « son aire et son périmètre ». */
const FORMS: Form[] = [
  {
    // « la mesure des angles IJK et IKJ »
    pattern: new RegExp(
      `^${VERB} (?:la |les )?(?:mesures? )?(?:des |les )(?:deux )?(?:autres )?angles (?<a>[A-Z]{3})${AND} (?:l'angle )?(?<b>[A-Z]{3})(?<end>,? \\(?arrondi.{0,40})?[.?]*$`,
      'iu',
    ),
    to: ({ verb, a, b, end = '' }) => [`${verb} l'angle ${a}${end}.`, `${verb} l'angle ${b}${end}.`],
  },
  {
    // « Calculer le volume. Donner la valeur exacte puis l'arrondi au cm³. »
    pattern:
      /^(?<what>(?:Calcul|D[ée]termin|Trouv|Donn)\p{L}* [^.?]{3,120}?)\. (?:(?:On |En )?[Dd]onn\p{L}*|[ÉEé]cri\p{L}*)(?: en)? (?:(?:la|sa|une) )?(?:valeur )?exacte,?(?: et| puis)(?: en donner)? (?:une |sa |la |son |l')?(?:valeur )?(?:approchée|arrondie?)(?: de ce résultat)? (?<place>(?:au|à) .{3,30}?)[.?]*$/u,
    to: ({ what, place }) => [`${what}, valeur exacte.`, `${what}, arrondi ${place}.`],
  },
  {
    // « en une minute, puis en une heure »
    pattern: new RegExp(
      `^${VERB} (?<what>.{3,120}?) (?<a>(?:en|pendant|par|pour) (?:une?|\\d{1,3}) \\p{L}{3,10}),?(?: et| puis| et puis) (?<b>(?:en|pendant|par|pour) (?:une?|\\d{1,3}) \\p{L}{3,10})[.?]*$`,
      'iu',
    ),
    to: ({ verb, what, a, b }) => [`${verb} ${what} ${a}.`, `${verb} ${what} ${b}.`],
  },
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
    // « l'écriture décimale de 5,2 × 10³ et de 7,1 », « 3/8 + 1/4 et 5/6 − 1/3 »
    pattern: new RegExp(
      `^(?<what>${ORDER}(?: [^\\d?]{0,60}?(?:de|d'|:|nombres?|expressions?|fractions?|calculs?))?) (?<a>${RUN})(?: et| puis|,| et puis)(?<of> de)? (?<b>${RUN})(?<end>,? (?:sous|en) [^\\d?]{3,50})?[.?]*$`,
      'iu',
    ),
    to: ({ what, a = '', b, end = '' }) => [`${what} ${a.trim()}${end}.`, `${what} ${b}${end}.`],
  },
  {
    pattern: new RegExp(`^(?<what>${ORDER}) (?<a>[A-Z])(?: et| puis) (?<b>[A-Z])[.?]*$`, 'u'),
    to: ({ what, a, b }) => [`${what} ${a}.`, `${what} ${b}.`],
  },
  {
    // « Encadre 7,48 par deux entiers, puis donne son arrondi. »
    pattern: new RegExp(
      `^(?<one>${ORDER} [^?]*?(?<number>\\d+(?: \\d{3})*(?:[.,]\\d+)?)[^\\d?]*?),? (?:et|puis|et puis) (?<verb>${ORDER}) (?:son|sa) (?<what>[^\\d?]{4,50}?)[.?]*$`,
      'iu',
    ),
    to: ({ one = '', number, verb, what = '' }) => [
      `${one}.`,
      `${verb} ${/^[aeiouéh]/iu.test(what) ? "l'" : /^(?:valeur|notation|forme|d[ée]composition|fraction)/iu.test(what) ? 'la ' : 'le '}${of(what, number ?? '')}.`,
    ],
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

/** « arrondi au dixième » of 7,48 as « arrondi au dixième de 7,48 ». */
const of = (what: string, number: string) => `${what} de ${number}`

/** « Donner la valeur exacte puis l'arrondi » is said of the question before it. */
const EXACT_THEN_ROUNDED = /^(?:(?:On |En )?[Dd]onn|[ÉEé]cri)\p{L}*(?: en)? (?:(?:la|sa|une) )?(?:valeur )?exacte/u

const CHANGES_NOTHING = /^[^\d]*(?:simplifi|irréductible|détaill|justifi)[^\d]*$/iu
/** « Donner les résultats sous forme simplifiée. » is said of both. */
const SAID_OF_BOTH =
  /^(?:on )?(?:donne|[ée]cri|simplifi|arrondi|d[ée]taill|pr[ée]sent|exprim|justifi|les? r[ée]sultats?)/iu

/** « en cm³ puis en litres »: one of both is no answer. */
export const asksInTwoUnits = ({ body }: Problem): boolean =>
  /valeur exacte[^?]*\b(?:et|puis)\b[^?]*(?:arrondi|approch)/iu.test(body) ||
  /\ben [\p{L}/³²23]{1,12},?(?: et| puis| et puis)(?: l[ea] (?:donner|convertir|exprimer))? en [\p{L}/³²23]{1,12}[ .?]*$/u.test(
    body,
  )

const MANY = new RegExp(`^(?<verb>${ORDER}) (?<list>[^?]{3,120}?)[.?]*$`, 'iu')
const ONE_OF_MANY = new RegExp(
  `^(?:[a-zA-Z] ?\\([^()]{1,12}\\)|\\[?[A-Z]{2}\\]?|${THE} ?[^,;?\\d]{3,40}(?: de -?\\d+(?:,\\d+)?)?)$`,
  'u',
)

/** « Calculer h(0) ; h(2,5) et l'antécédent de 5. » */
const manyQuestions = (problem: Problem, question: string, context: string, solve: Solver): Solution | undefined => {
  const { verb = '', list = '' } = MANY.exec(question)?.groups ?? {}
  const parts = list.split(/ ?; ?|, (?=\D)| et (?=[^\d])/u).map(part => part.trim())
  if (parts.length < 3 || parts.length > 5 || !parts.every(part => ONE_OF_MANY.test(part))) return undefined
  const all = parts.map(part => solve({ ...problem, context, instruction: '', body: `${verb} ${part}.` }))
  const solved = all.flatMap(one => one ?? [])
  const [first, ...others] = solved
  return first && solved.length === parts.length
    ? others.reduce((one, other) => joined(one, other, ''), first)
    : undefined
}

/** Two things that one sentence asks for: each is worked out, and the pupil compares. */
export const twoQuestions = (problem: Problem, solve: Solver): Solution | undefined => {
  const asked = plainText(`${problem.instruction} ${problem.body}`)
  if (asked.length > 300) return undefined
  const parts = asked.split(/(?<=[.?])\s+(?=\p{Lu}|(?:calcul|trouv|d[ée]termin)\p{L}* )/u)
  const sentences = EXACT_THEN_ROUNDED.test(parts.at(-1) ?? '')
    ? [...parts.slice(0, -2), parts.slice(-2).join(' ')]
    : parts
  const end = sentences.length > 1 && SAID_OF_BOTH.test(sentences.at(-1) ?? '') ? -1 : sentences.length
  const last = sentences.at(-1) ?? ''
  // Fractions are simplified and steps are shown all the same.
  const tail = end < 0 && !CHANGES_NOTHING.test(last) ? ` ${last}` : ''
  const stated = sentences.slice(0, end)
  const said = stated.slice(0, -1).join(' ')
  const question = stated.at(-1) ?? ''
  const context = [problem.context, said].filter(part => part !== '').join('\n')
  for (const { pattern, to } of FORMS) {
    const match = pattern.exec(question)
    if (!match) continue
    const [one, other] = to(match.groups ?? {}).map(text => `${text}${tail}`) as Pair
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
    if (second) return joined(first, second, asksInTwoUnits(problem) ? second.typed : '')
  }
  return manyQuestions(problem, question, context, solve)
}

/** What was found in two units goes on in the second one. */
const joined = (first: Solution, second: Solution, typed: string): Solution => ({
  kind: first.kind,
  expected: null,
  typed,
  answer: `${first.answer} ; ${second.answer}`,
  steps: [...first.steps, ...second.steps],
  rule: first.rule,
  hints: first.hints,
  minutes: first.minutes + second.minutes,
})
