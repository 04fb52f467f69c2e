import { type Solution, solve } from '../homework/solve/index.ts'
import { applyEverydayFormula } from './everyday-formulas.ts'
import { applyFormula } from './lesson-formulas.ts'
import { rephraseMeasures } from './measures.ts'
import { messages } from './messages.ts'
import { applyRelation } from './relations/index.ts'
import { rephraseMaths } from './rephrase.ts'
import { type Reply, writeReply } from './reply.ts'
import { restateShortly } from './short/index.ts'
import { tellStory } from './stories/index.ts'

/** Maths said in words, as they are written. */
const WRITINGS: [RegExp, string][] = [
  [/(?<=[\d)])\s*(?:multipli[ée]s? par|fois)\s*(?=[-−(\d])/giu, ' × '],
  [/(?<=[\d)])\s*divis[ée]s? par\s*(?=[-−(\d])/giu, ' ÷ '],
  [/(?<=[\d)])\s*plus\s*(?=[-−(\d])/giu, ' + '],
  [/(?<=[\d)])\s*moins\s*(?=[-−(\d])/giu, ' − '],
  [/(?:le )?carr[ée] de\s*\(?([-−]?\d+(?:[.,]\d+)?)\)?/giu, '($1)²'],
  [/(?:le )?cube de\s*\(?([-−]?\d+(?:[.,]\d+)?)\)?/giu, '($1)³'],
  [/(\d+(?:[.,]\d+)?|\))\s*au carr[ée]/giu, '$1²'],
  [/(\d+(?:[.,]\d+)?|\))\s*au cube/giu, '$1³'],
  [/(\d)\s*(?:puissance|exposant)\s*(?=[-−\d])/giu, '$1^'],
  [/(?:la )?racine(?: carr[ée]e)? (?:de|d')\s*(\d+(?:[.,]\d+)?)/giu, '√$1'],
  [/(?<=\d)\s*pour ?cents?/giu, ' %'],
  [/(?<=\d)(?:\s*euros?)(?!\p{L})/giu, ' €'],
  // « 5x - 2 » is no product.
  [/(?<=[\d)])(?:\s*[*×]\s*|\s+x\s+|x(?=[(\d]))\s*(?=[-−(\d])/giu, ' × '],
  [/(?<=[×÷]\s*)([-−]\d+(?:[.,]\d+)?)/gu, '($1)'],
]

const ASKS =
  /^(?:ariane|alors|donc|et|stp|dis|tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous|est-ce que tu peux|on|il faut|je dois|comment|comment on)?[\s,:]*(?:me |m')?(?:dire |donner )?(?:combien (?:ça |ca |est-ce que ça |est-ce que )?(?:font|fait|vaut|valent|donne)|ça fait combien|ca fait combien|c'est combien|ça donne quoi|calculer?|calculez|calcul de|quel est le résultat (?:de|du calcul)|c'est quoi|ça fait quoi|ca fait quoi|ça fait|ca fait|combien de|combien)\s*:?\s*/iu
const TRAILING =
  /(?:,?\s*(?:ça |ca )?(?:fait|font|donne|vaut|égale?|egale?)(?: à)? (?:combien|quoi)|\s*=\s*\??|\s*c'est combien|\s*s'il vous plaît)?\s*[?!.\s]*$/iu

const write = (text: string) => WRITINGS.reduce((written, [from, to]) => written.replace(from, to), text)

/** Ways to put a question to the solvers, the plainest first. */
const listProblems = (plain: string) => {
  const written = write(plain).trim()
  const bare = written.replace(ASKS, '').replace(TRAILING, '').trim()
  const series = /moyenne|médiane|mediane|étendue|etendue/i.test(bare)
    ? bare.replace(/(?<=\d)(?:\s*[;,]?\s+et\s+|\s*;\s*|,\s+|\s+)(?=\d)/gu, ' ; ')
    : ''
  const conversion = bare.match(
    /^(?:d(?:e |'))?(\S+) (?:y a-t-il |il y a |font |fait |dans |pour )+(?:dans )?(\d[\d\s.,]*\s?\S+)$/iu,
  )
  const measures = rephraseMeasures(plain)
  const texts = [
    ...rephraseMaths(plain),
    ...restateShortly(plain),
    ...(measures === undefined ? [] : [measures]),
    written,
    `Calcule ${bare}`,
    bare,
    `Calcule : ${bare}`,
    ...(series === '' ? [] : [`Calcule la ${series.replace(/^(?:la |l')/iu, '')}`]),
    ...(conversion ? [`Convertis ${conversion[2]} en ${conversion[1]}`] : []),
    ...(/(.+) en (\S+)$/u.test(bare) ? [`Convertis ${bare}`] : []),
  ]
  return [...new Set(texts)].map(text => ({ instruction: '', body: text, context: '' }))
}

/** A solution with its steps. */
export const showSolution = ({ asked, steps, answer }: Solution): Reply =>
  writeReply('calculation', [
    [asked ?? '', ...steps.map((step, i) => (steps.length > 1 ? `${i + 1}. ${step}` : step))]
      .filter(line => line !== '')
      .join('\n\n'),
    messages.computed(answer),
  ])

const hasUnit = (plain: string) =>
  /\d\s?(?:[mcdk]?[mgl](?:[²³23]|(?![\p{L}\d]))|dam|hm|[gk]g?\/)|(?<!\p{L})(?:kilo|centi|milli|d[ée]ci)?m[èe]tre|\ben [mcdk]?m[²³23]?\b/iu.test(
    plain,
  )
/** « 26 » where the question names no unit: the solvers want one. */
const withoutLength = (reply: Reply): Reply => ({
  ...reply,
  explanations: reply.explanations.map(text => text.replace(/\\text\{ ?cm[²³]?\}|(?<=\d\}?)\s?cm[²³]?(?!\p{L})/gu, '')),
})

/** « 1h30 » as hours where that comes out, beside a distance or a speed: « 12 km en 1,5 h ». */
const withDecimalHours = (plain: string): string =>
  /\d\s?km|\bkm\/h/i.test(plain)
    ? plain.replace(
        /(?<![\d,.])(\d{1,2}) ?h ?(15|30|45)(?: ?min)?(?![\d\p{L}])/giu,
        (_, hours: string, minutes: string) => `${String(Number(hours) + Number(minutes) / 60).replace('.', ',')} h`,
      )
    : plain

/** Two cards or two draws, atoms of several molecules: no short form says all of it. */
const IS_MORE =
  /\b(?:2|3|4|deux|trois|quatre) (?:as|rois?|dames?|valets?|coeurs?|piques?|trefles?|carreaux?)\b|\batomes?\b.*(?<![\p{L}\d])[2-9] ?[A-Z][A-Za-z]*\d/u

/** Every calculation is shown with its steps. */
const STEP_BY_STEP =
  /(?<!\p{L})(?:(?:montre|explique|détaille|detaille|fais)[- ]moi )?(?:[ée]tape par [ée]tape|pas [àa] pas|en d[ée]tail|avec (?:les|toutes les) [ée]tapes)(?!\p{L})[ :,]*/giu

/** A calculation, an equation or a formula worked out by the maths engine, with its steps; undefined where it is not sure. */
export const calculate = (asked: string): Reply | undefined => {
  if (!/\d|\bproba|\bchance/i.test(asked) || IS_MORE.test(asked)) return undefined
  const plain = withDecimalHours(asked.replace(STEP_BY_STEP, ' ').trim())
  const known = applyFormula(plain) ?? applyEverydayFormula(plain) ?? tellStory(plain)
  if (known) return known
  for (const problem of listProblems(plain)) {
    const solution = solve(problem)
    if (solution) return hasUnit(plain) ? showSolution(solution) : withoutLength(showSolution(solution))
  }
  return applyRelation(plain)
}
