import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const PERSON_AND_VERB = /^\((\p{L}+) ?[/,:] ?((?:se |s['’])?\p{L}+)\)\s*[-–—;,.]?$/u
const VERB_AND_PERSON =
  /^\(?((?:se |s['’])?\p{L}+(?:er|ir|re|oir)) ?[/,:–-] ?(je|tu|il|elle|on|nous|vous|ils|elles)\)?\.?$/u

/** « (nous / finir) », « finir / nous » as « nous (finir) ». */
const personFirst = (body: string): string => {
  const [, person, verb] = PERSON_AND_VERB.exec(body) ?? []
  if (person !== undefined) return `${person} (${verb})`
  const [, infinitive, pronoun] = VERB_AND_PERSON.exec(body) ?? []
  return infinitive === undefined ? body : `${pronoun} (${infinitive})`
}

/** A letter of a part, and what a list is called, change nothing of what is to be done. */
const plainHead = (instruction: string, subject: string | undefined): string => {
  const bare = instruction
    .replace(/^\s*(?:[A-H]|\d{1,2}|[IV]{1,3})\s?[/–—-]\s?(?=\p{Lu}\p{Ll})/u, '')
    .replace(
      /^((?:[Rr]édui|[Dd]évelopp|[Ff]actoris|[Ss]implifi)\p{L}*(?: et \p{L}+)?) les (?:écritures|écritures littérales|produits|sommes|calculs)/u,
      '$1 les expressions',
    )
  const isGerman = subject === 'Allemand' && /^konjugier\p{L}*(?: die verben)?\s?[:.]?$/u.test(fold(bare).trim())
  return isGerman ? 'Konjugiere im Präsens:' : bare
}

/** The same problem without what a sheet writes around it; undefined where there is nothing of the kind. */
export const inPlainForm = (problem: Problem): Problem | undefined => {
  const instruction = plainHead(problem.instruction, problem.subject)
  const body = plainHead(personFirst(problem.body.trim()), problem.subject)
  return instruction === problem.instruction && body === problem.body.trim()
    ? undefined
    : { ...problem, instruction, body }
}
