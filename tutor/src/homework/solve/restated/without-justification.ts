import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const YOURS = '(?:(?:toutes?|tous) )?(?:la|le|les|ta|ton|tes|votre|vos|chaque|chacune de (?:tes|vos))'
const WORK =
  '(?:calculs?|etapes?|demarche|raisonnements?|reponses?|details?|redaction|solution|methode|resultats?|affirmation|conclusion)'
const BY =
  "(?: (?:par|avec|a l'aide d[e']|en utilisant) ?(?:un |des |le |les |vos |tes )?(?:calculs?|propriete du cours))?"
/** What is said of the way an answer is written: the steps of a solution do it. */
const SAID = new RegExp(
  `^[ (]*(?:${[
    `(?:bien |on |tu |vous )?justifi\\p{L}*(?: (?:bien|soigneusement|clairement))?(?: ${YOURS} ${WORK})?${BY}`,
    `(?:on |tu |vous )?(?:bien )?(?:detaill|redig|present|ecri|indiqu|precis|not)\\p{L}*(?: (?:bien|soigneusement|clairement))? ${YOURS} (?:details? (?:de|du|des) )?(?:${YOURS} )?${WORK}(?: intermediaires?| effectues?| du calcul| de calculs?)?`,
    `(?:on |tu |vous )?(?:donn|fourni)\\p{L}* ${YOURS} details? (?:de|du|des) (?:${YOURS} )?calculs?`,
    `expliqu\\p{L}* ${YOURS} (?:demarche|raisonnement|methode|calculs?)`,
    '(?:on |tu |vous )?(?:faire|fais|faites|fera|feras) apparaitre (?:les|tes|vos|toutes les) (?:calculs?|etapes?)(?: .{0,20})?',
    '(?:la |ta |votre )?(?:reponse|demarche|redaction) (?:doit|devra|sera)(?: etre)? (?:justifiee|redigee|soignee|detaillee)',
    'toute trace de recherche[^.]{0,60}',
    '(?:on |tu |vous )?(?:fai\\p{L}*|ecri\\p{L}*|redig\\p{L}*|repond\\p{L}* par|conclu\\p{L}* par) une phrase(?: (?:reponse|de (?:conclusion|reponse)|pour (?:repondre|conclure)))?',
    "(?:n'oubli\\p{L}* pas|attention|pense\\p{L}*) (?:a |aux? )?(?:l'unite|les unites|unites?|la phrase(?: reponse)?|l'arrondi|justifier)",
  ].join('|')})[ ).!]*$`,
  'u',
)

const withoutIt = (text: string): string => {
  const parts = text.split(/(?<=[.!?])\s+|\n+/u)
  const kept = parts.filter(part => !SAID.test(fold(part).trim()))
  const bare = kept.length === parts.length ? text : kept.join(' ')
  return bare
    .replace(
      /\s*\((?:justifi\p{L}*|d[ée]taill\p{L}*|avec (?:les|tes) calculs)(?: (?:la|ta|votre|les|tes|vos) \p{L}+)?\)/giu,
      '',
    )
    .trim()
}

/** « Calcule sa vitesse. Justifie ta réponse. » : the calculation is its own justification. */
export const withoutJustification = (problem: Problem): Problem | undefined => {
  const { subject, instruction, body, context } = problem
  if (subject !== undefined && subject !== 'Mathématiques' && subject !== 'Physique-Chimie') return undefined
  const bare = withoutIt(body)
  const order = instruction === body ? bare : withoutIt(instruction)
  // A reason without a number is not worked out.
  if ((bare === body.trim() && order === instruction.trim()) || bare.length < 8 || !/\d/.test(`${bare} ${context}`))
    return undefined
  return /\bpourquoi\b|\bexpliqu/.test(fold(bare)) ? undefined : { ...problem, body: bare, instruction: order }
}
