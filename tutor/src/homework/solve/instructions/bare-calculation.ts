import { fold } from '../../../words.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem } from '../solution.ts'

const RUN =
  /^(?:[A-Z] ?= ?)?(?<run>[-−(√]?\s?\d[\d\s.,()+×*÷:/²³√^−–-]{0,200}[\d)²³])\s?(?:=\s?(?:\?|…|\.{2,}|_+)?)?\s?[.;]?$/u
const SIGN = /\d\s?\)?\s?[×*÷+]\s?[-−(]*\s?\d|\d\s?\)?\s[-−–]\s\(?\d|\d\)\s?[-−–/:]|[-−–/:]\s?\(/u
const TITLE =
  /^[^\p{L}\d]*(?:(?:exercice|ex|exo|partie)\b[ n°\d:.–-]*)?(?:calculs?(?: (?:mental|poses?|en ligne|simples?|de tete|numeriques?|rapides?|fractionnaires?))?|operations?(?: posees?)?|de tete|mentalement|a la main|additions?|soustractions?|multiplications?|priorites(?: operatoires)?|(?:les )?(?:fractions|decimaux|nombres (?:relatifs|decimaux)|relatifs)(?: ?: ?calculs?)?)?[ :.–-]*$/u
/** « 12 - 5 - 2024 » is a day, « 1 - 2 - 3 » a list. */
const DASHES_ONLY = /^[\d\s.,]+(?:[-−–][\d\s.,]+){2,}$/u

/** A calculation that nothing is said of, alone or under « Calculs »: it is to be worked out. */
export const bareCalculation = (problem: Problem): Problem | undefined => {
  const { instruction, body, context, title = '', above = [] } = problem
  const run = RUN.exec(plainText(body))?.groups?.run
  if (run === undefined || !SIGN.test(run) || DASHES_ONLY.test(run)) return undefined
  const around = [instruction, title, ...above, ...context.split('\n')]
  return around.every(text => TITLE.test(fold(text)))
    ? {
        ...problem,
        instruction: '',
        context: '',
        body: `Calculer : ${body.trim().replace(/\s?=?\s?(?:\?|…|\.{2,}|_+)?\s?[.;]?$/u, '')}`,
      }
    : undefined
}
