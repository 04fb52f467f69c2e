import { namesNoTense } from '../english/tense.ts'
import type { Problem } from '../solution.ts'

const BRACKETED =
  /\s*\((?:in the |au )?(?<tense>(?:simple )?(?:past|present|future)(?: (?:simple|perfect|continuous))?|pr[ée]t[ée]rit)\)\s*(?=[.?!]?$)/iu
const FINISHED =
  /\b(?:yesterday|(?:two|three|four|five|six|ten|many|\d+|a) (?:days|weeks|months|years|year|month|week|hours|minutes) ago|last (?:night|week|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|in (?:1\d|20[01])\d\d)\b/iu
const HABIT =
  /\b(?:every (?:day|week|morning|evening|year|summer|monday|saturday|sunday)|usually|always|often|never|sometimes)\b/iu
/** What goes on meanwhile, or until now, takes another tense. */
const OTHER =
  /\b(?:while|when|at \d|all day|already|yet|ever|since|for|if|just|before|after|now|by)\b|\((?:[^()]*\bbe\b)/iu

const tenseBy = (sentence: string): string | undefined => {
  const [finished, habit] = [FINISHED.test(sentence), HABIT.test(sentence)]
  if (finished === habit || OTHER.test(sentence)) return undefined
  return finished ? 'past simple' : 'present simple'
}

/** « Fill in with the right form. » : the tense stands in brackets behind the sentence, or its adverb decides. */
export const nameTense = (problem: Problem): Problem | undefined => {
  const { subject, instruction, body, above = [] } = problem
  const head = instruction === '' ? (above.at(-1) ?? '') : instruction
  if (subject !== 'Anglais' || !namesNoTense(head)) return undefined
  const bracketed = BRACKETED.exec(body)?.groups?.tense
  const tense = bracketed ?? tenseBy(body)
  if (tense === undefined) return undefined
  return { ...problem, instruction: `Put the verbs in the ${tense}:`, body: body.replace(BRACKETED, '') }
}
