import { fold } from '../../../words.ts'
import { quantitiesIn } from '../read/quantities.ts'
import type { Problem } from '../solution.ts'

const ASKED =
  /(?:calcul\w*|determin\w*|quel(?:le)? est|donn\w*|trouv\w*) (?:alors |donc )?(?:l'aire|la surface|la superficie|le perimetre|le volume|la longueur du contour) (?:totale? )?(?:du|de la|de l'|de ce|de cette) ?(?<thing>\p{L}{4,})\b[^\d.?]{0,30}[.?]?$/u
const FIGURE = /rectang|carre|cercle|disque|circulaire|triang|cube|pave|cylind|boule|sphere|cubique|trapez|losange/
/** What such a sentence tells may change the thing of another one. */
const CHANGES =
  /^(?:il|elle|ils|elles|sa|son|ses|cette|ce|celui|celle|on (?:l'|le |la |les |agrandit|augmente|double))(?!p{L})/

/** Two things with sizes of their own: what is asked of one is worked out from the sentences that name it. */
export const aboutNamedThing = (problem: Problem): Problem | undefined => {
  const { thing } = ASKED.exec(fold(problem.body).trim())?.groups ?? {}
  const sentences = problem.context.split(/(?<=[.!])\s+|\n/u).filter(part => part.trim() !== '')
  const measured = sentences.filter(sentence => (quantitiesIn(sentence) ?? []).length > 0)
  const own = measured.filter(sentence => thing !== undefined && fold(sentence).includes(thing))
  const [only] = own
  if (thing === undefined || only === undefined || own.length > 1 || measured.length < 2) return undefined
  const others = measured.filter(sentence => sentence !== only)
  const isApart = others.every(sentence => FIGURE.test(fold(sentence)) && !CHANGES.test(fold(sentence).trim()))
  return isApart && FIGURE.test(fold(only)) ? { ...problem, context: only } : undefined
}
