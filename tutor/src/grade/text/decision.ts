import { fold } from '../../words.ts'
import type { Rubric } from './rubric.ts'

type Decision = 'yes' | 'no'
const YES =
  /^(?:oui|si,)\b|\b(?:a|ont|avait|as) (?:bien |tout a fait |totalement )?raison\b|^(?:c'est|il est|elle est|oui c'est) (?:vrai|juste)\b/
const NO =
  /^non\b|\b(?:a|ont|avait|as) (?:bien |tout a fait |totalement )?tort\b|\b(?:n'a|n'ont|a|ont) pas raison\b|\bse tromp|^(?:c'est|il est) faux\b/
const NOT_WRONG = /\bne (?:me |te |se )?(?:tromp\p{L}+|ont pas tort|a pas tort) pas\b|\bn'(?:a|ont|avait) pas tort\b/u
const OTHERS = /\b(?:ni|pas (?:tout a fait|vraiment|totalement)|a la fois|les deux|en partie)\b/
/** « J’ai d’abord cru qu’elle avait raison, mais … » */
const FIRST_THOUGHT =
  /\b(?:j'ai|j'avais|je|on|on a) (?:d'abord |au debut )?(?:cru|pense|croyais|pensais|croyait|pensait)(?: d'abord| au debut)?\b[^.;!?]*?\bmais\b/gu
/** « Le plus fort gagne, même quand il a tort. » */
const CONCEDED = /\bmeme (?:quand|lorsqu|si|s')[^.;:!?,]*/g
/** « Explique son erreur », « pourquoi il se trompe »: who speaks there is wrong. */
const IS_WRONG =
  /\b(?:explique|trouve|corrige|quelle est) (?:son|leur|cette|l') ?erreur|\bse tromp(?:e|ent)(?:-t-| |$)|\bse tromp(?:e|ent)-(?:il|elle)/

export const asksForError = (question: string): boolean => IS_WRONG.test(fold(question))

/** What a text decides first: « oui », « elle a tort ». */
const decide = (text: string): Decision | undefined => {
  const plain = fold(text).replace(FIRST_THOUGHT, ' ').replace(CONCEDED, ' ').trim()
  const [first = ''] = plain.split(/[.:;]\s|,? (?:car|parce|puisque?)\b/)
  if (OTHERS.test(first)) return undefined
  if (NOT_WRONG.test(first)) return 'yes'
  if (NO.test(plain)) return YES.test(plain) ? undefined : 'no'
  return YES.test(plain) ? 'yes' : undefined
}

/** « L’un reste pareil alors que l’autre change. » */
const OF_ONE_SIDE =
  /\b(?:rest\p{L}+|garde\p{L}*) (?:toujours )?(?:pareil|identique|la meme)|\b(?:mais|alors qu|tandis qu|par contre)/u
const SAME = /\b(?:pareils?|pareilles?|la meme chose(?! qu(?:e|'))|identiques?|(?:aucune|pas de) difference)\b/
/** A difference is asked for, and the answer sees none. */
const seesNoDifference = (text: string, { claims, modelText, askedWords }: Rubric) => {
  const asksForOne = claims.asksFor === 'difference' || askedWords.some(({ text: word }) => word === 'compare')
  const [first = ''] = fold(text).split(/[.!?;,:]/)
  return (
    asksForOne &&
    SAME.test(first) &&
    !OF_ONE_SIDE.test(first) &&
    !/\bpas (?:du tout )?(?:pareil|la meme|identique)/.test(first) &&
    !SAME.test(modelText)
  )
}

/** The question is answered with yes or no, and the answer decides the other way. */
export const decidesOtherwise = (text: string, rubric: Rubric): boolean => {
  if (seesNoDifference(text, rubric)) return true
  const [own, given] = [asksForError(rubric.question) ? 'no' : decide(rubric.modelText), decide(text)]
  return own !== undefined && given !== undefined && own !== given
}
