import { fold } from '../../words.ts'
import { filledPart } from './filled.ts'
import { quantitiesIn } from './read/quantities.ts'
import type { Problem } from './solution.ts'
import { hasPriceChange } from './stories/price-change.ts'

const RESULT =
  /(?:\b(?:ce|cette|le|la|votre|ton|ta|du) )(?:résultat|resultat|réponse|reponse|valeur trouvée|valeur obtenue|valeur|(?<=\b(?:ce|cette) )(?:masse|vitesse|durée|longueur|distance|aire|volume|énergie|hauteur|puissance|temps|intensité|tension|résistance|prix|capacité))s?(?: (?:précédente?|trouvée?|obtenue?|de la question précédente))?/iu

/** « Convertir le résultat en km/h » with the result in its place. */
const withResultInPlace = (problem: Problem): Problem | undefined => {
  const result = problem.before?.result
  if (
    result === undefined ||
    quantitiesIn(result)?.length !== 1 ||
    !/convert|exprim|transform/.test(fold(problem.body))
  )
    return undefined
  const bare = /^(?<verb>\P{L}*(?:convertir|convertis|convertissez|exprimer|exprime))(?:-l[ae])?(?= en \S+$)/iu
  const body = problem.body.replace(RESULT, ` ${result}`).replace(bare, `$<verb> ${result}`)
  return body === problem.body ? undefined : { ...problem, body, context: '' }
}

/** « BC = 5 cm » from « Calculer BC. » and its result. */
const toFact = ({ question, result }: { question: string; result: string }) => {
  const name = question.match(/(?<![\p{L}\d])\[?([A-Z]{2})\]?[\s.,;:?]*(?:\(?arrondi.*)?$/u)?.[1]
  const angle = question.match(/angle (?:\\widehat\{)?([A-Z]{3})/u)?.[1]
  if (/°/.test(result)) return angle === undefined ? '' : `L'angle ${angle} = ${result}.`
  return name === undefined ? `On a trouvé ${result}.` : `${name} = ${result}.`
}

const OTHER_WRITING =
  /^(?:donne[rz]?|écri\p{L}*|en donner) (?:l'|la |une |son |sa )?(?:écriture|notation) (?:scientifique|décimale)(?: (?:de [A-Z]|du résultat))?\s?\.?$/iu

/** « Donner l’écriture scientifique. » behind a calculation. */
const inOtherWriting = ({ found = [], ...problem }: Problem): Problem | undefined => {
  const last = found.at(-1)
  const body = problem.body.trim().replace(/[’‘]/g, "'")
  if (!last || !OTHER_WRITING.test(body) || !/^-?\d+(?:\.\d+)?$/.test(last.result)) return undefined
  const kind = /scientifique/i.test(body) ? 'scientifique' : 'décimale'
  return { ...problem, body: `Donner l'écriture ${kind} de ${last.result}.`, context: '' }
}

const ROUNDED =
  /^(?:en )?(?:donne[rz]?|déterminer?|calculer?|en déduire)(?: ensuite)? (?:l['’]arrondi|(?:une |la |sa )?valeur (?:approchée|arrondie))(?: de (?:ce |cette )\p{L}+| du (?:volume|périmètre|résultat))? (?<place>(?:au|à) .{3,30})$/iu

/** « Donner l’arrondi au cm³. » asks the question before once more. */
const asRounded = ({ earlier = [], ...problem }: Problem): Problem | undefined => {
  const place = ROUNDED.exec(problem.body.trim().replace(/\.$/, ''))?.groups?.place
  const last = earlier.at(-1)
  if (place === undefined || last === undefined || !/exact|π/i.test(last)) return undefined
  const question = last
    .replace(/(?:la |sa )?valeur exacte (?:de |du )?|\s?exacte?\b|\s?en fonction de (?:π|pi)/giu, ' ')
    .replace(/[.?]\s*$/, '')
  return { ...problem, earlier, body: `${question}, arrondi ${place}.` }
}

/** « Combien de litres peut-il contenir ? » behind its volume. */
const inLitres = ({ found = [], ...problem }: Problem): Problem | undefined => {
  const last = found.findLast(({ result }) => /\d (?:cm|dm|m)³$/u.test(result))
  return last &&
    /^(?:quelle est (?:sa|la) (?:contenance|capacité).{0,30}en litres|combien de litres (?:d'eau )?(?:peut|contient|peut-on|cela|faut))/iu.test(
      problem.body.trim().replace(/[’‘]/g, "'"),
    )
    ? { ...problem, instruction: '', body: `Convertir ${last.result.replace('.', ',')} en L.`, context: '' }
    : undefined
}

/** « à cette vitesse » is the one that was found last. */
const atThatSpeed = ({ found = [], ...problem }: Problem): Problem | undefined => {
  const speed = found.findLast(({ result }) => /\/[hs]$/.test(result))
  return speed &&
    /(?:cette|la m[êe]me) (?:vitesse|allure)|(?:à|a) ce rythme|au m[êe]me rythme|continue (?:pareil|ainsi|comme [cç]a)/.test(
      problem.body,
    )
    ? {
        ...problem,
        body: problem.body.replace(/combien de temps (?=pour)/u, 'combien de temps faut-il '),
        context: `La vitesse est de ${speed.result}.`,
      }
    : undefined
}

/** « Ce nouveau prix » is the one that was found last, never the one that is told: nothing where none was found. */
export const atChangedPrice = ({ found = [], ...problem }: Problem): Problem[] | undefined => {
  if (!/ce nouveau prix|ce prix (?:r[ée]duit|sold[ée])/.test(problem.body.toLowerCase())) return undefined
  const price = found.at(-1)?.result
  const isKnown = price !== undefined && /€|euro/.test(price)
  if (!isKnown && !hasPriceChange(problem)) return undefined
  return isKnown ? [{ ...problem, context: `Un article coûte ${price}.`, earlier: [] }] : []
}

/** A problem with what the questions before it found: the last result in its place, or all of them among what is told. */
export const withResults = (problem: Problem): Problem[] => {
  const inPlace = withResultInPlace(problem)
  const facts = (problem.found ?? []).map(toFact).filter(fact => fact !== '')
  const rewritten = inOtherWriting(problem)
  const same = atThatSpeed(problem)
  const again = asRounded(problem)
  const litres = inLitres(problem)
  return [
    ...(inPlace ? [inPlace] : []),
    ...(rewritten ? [rewritten] : []),
    ...(same ? [same] : []),
    ...(again ? [again] : []),
    ...(litres ? [litres] : []),
    ...filledPart(problem),
    ...(facts.length === 0
      ? []
      : [{ ...problem, context: [problem.context, ...facts].filter(part => part !== '').join('\n') }]),
  ]
}

/** The story without the sentences about what was found: « vide elle pèse 80 g » where the mass of its content is known by now. */
export const withoutSources = (problem: Problem): Problem[] => {
  const last = problem.found?.at(-1)
  const [own] = last ? (quantitiesIn(last.result) ?? []) : []
  if (problem.subject !== 'Physique-Chimie' || !last || !own || own.dimension === '') return []
  const clauses = problem.context.split(/(?<=[.;:])\s+|\n/)
  const sentences = problem.context.includes(':') ? clauses : problem.context.split(/(?<=[.;])\s+|\n/)
  const kept = sentences.filter(
    text => !(quantitiesIn(text) ?? []).some(({ dimension }) => dimension === own.dimension),
  )
  return kept.length === sentences.length
    ? []
    : [{ ...problem, context: [...kept, toFact(last)].join('\n'), found: [] }]
}

/** A question of physics that tells something itself, with what was found before and nothing of the story. */
export const fromResults = (problem: Problem): Problem[] => {
  const facts = (problem.found ?? []).map(toFact).filter(fact => fact !== '')
  if (problem.subject !== 'Physique-Chimie' || facts.length === 0 || !/\d/.test(problem.body)) return []
  const last = facts.at(-1) ?? ''
  return [{ ...problem, context: last, found: [] }]
}
