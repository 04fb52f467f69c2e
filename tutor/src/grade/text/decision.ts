import { fold } from '../../words.ts'
import type { Rubric } from './rubric.ts'

type Decision = 'yes' | 'no'
const YES =
  /^(?:oui|si,)\b|\b(?:a|ont|avait|as) (?:bien |tout a fait |totalement )?raison\b|^(?:c'est|il est|elle est|oui c'est) (?:vrai|juste)\b/
const NO =
  /^non\b|\b(?:a|ont|avait|as) (?:bien |tout a fait |totalement )?tort\b|\b(?:n'a|n'ont|a|ont) pas raison\b|\bse tromp|^(?:c'est|il est) faux\b/
const OTHERS = /\b(?:ni|pas (?:tout a fait|vraiment|totalement)|a la fois|les deux|en partie)\b/

/** What a text decides first: « oui », « elle a tort ». */
const decide = (text: string): Decision | undefined => {
  const plain = fold(text)
  if (OTHERS.test(plain)) return undefined
  if (NO.test(plain)) return YES.test(plain) ? undefined : 'no'
  return YES.test(plain) ? 'yes' : undefined
}

const SAME = /\b(?:pareils?|pareilles?|la meme chose|identiques?|(?:aucune|pas de) difference)\b/
/** A difference is asked for, and the answer sees none. */
const seesNoDifference = (text: string, { claims, modelText, askedWords }: Rubric) => {
  const asksForOne = claims.asksFor === 'difference' || askedWords.some(({ text: word }) => word === 'compare')
  const [first = ''] = fold(text).split(/[.!?;,:]/)
  return (
    asksForOne &&
    SAME.test(first) &&
    !/\bpas (?:du tout )?(?:pareil|la meme|identique)/.test(first) &&
    !SAME.test(modelText)
  )
}

/** The question is answered with yes or no, and the answer decides the other way. */
export const decidesOtherwise = (text: string, rubric: Rubric): boolean => {
  if (seesNoDifference(text, rubric)) return true
  const [own, given] = [decide(rubric.modelText), decide(text)]
  return own !== undefined && given !== undefined && own !== given
}
