import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const MAX_CHARS = 120
const LINK = /^(?:et|puis|ou|mais)(?: alors| ensuite| enfin| maintenant| que devient| qu'en est-il)? /iu
const NUMBER = String.raw`[-−–]?\d+(?: \d{3})*(?:[.,]\d+)?(?: ?\/ ?\d+)?`
/** « L'antécédent de 9 par g ? » names what is asked for. */
const NAMED = /^(?<what>(?:l'|la |le |les |son |sa |ses |leur |leurs |celui |celle )[^?]{2,100}?) ?\?+$/iu
/** A verb asks by itself. */
const HAS_VERB =
  /\b(?:est|sont|a|ont|vaut|valent|fait|font|peut|faut|mesure|coute|pese|represente|combien|quel|quelle|quels|quelles|pourquoi|comment|ou|qui|que)\b|-t?-?(?:il|elle|on|ils|elles|ce)\b/u
const DRAWN = /(?<verb>obtenir|tirer|piocher|avoir|choisir|gagner|tomber sur) [^?.]{2,60}(?=\?|\.|$)/u
const OUTCOME = /^(?<what>(?:une?|du|de la|deux|au moins|au plus|le \d|un \d) ?[^?]{1,60}?) ?\?+$/iu
/** « pour x = 2 », « avec −4 », « dans 3 h », « l'an 800 » */
const PLACE = new RegExp(
  `^(?<head>(?:pour|avec|si|dans|en|par|sur|lorsque|quand)(?: [a-zA-Z] ?=| on choisit| on prend| le nombre| l'année| l'an| \\p{L}{1,12})?|l'an(?:née)?|l'image de|le nombre) (?<value>${NUMBER})(?<tail> ?[^\\d?]{0,30})\\?+$`,
  'iu',
)

/** The last question with another number where it has one in the same place. */
const atOtherPlace = (body: string, last: string): string | undefined => {
  const { head, value, tail = '' } = PLACE.exec(body)?.groups ?? {}
  if (head === undefined || value === undefined) return undefined
  const word = head.split(' ')[0] ?? ''
  const letter = head.match(/ ([a-zA-Z]) ?=$/u)?.[1]
  const lead =
    letter !== undefined
      ? `(?:pour|si|avec|lorsque|quand) ${letter} ?=`
      : /^l'an/iu.test(head)
        ? "l'an(?:née)?|en"
        : `${word}(?: [^\\d?.]{0,25}?)?`
  const unit = tail.trim()
  const own = new RegExp(`(?<lead>(?<![\\p{L}])(?:${lead})) ?(?<old>${NUMBER})(?![\\d/])`, 'giu')
  const [found, ...others] = [...last.matchAll(own)]
  if (!found || others.length > 0) return undefined
  const rest = last.slice(found.index + found[0].length)
  // « pour 3 kg » goes on with « pour 5 kg », or with « pour 5 ».
  if (
    unit !== '' &&
    !fold(rest)
      .trim()
      .startsWith(fold(unit).split(' ')[0] ?? '')
  )
    return undefined
  return `${last.slice(0, found.index)}${found.groups?.lead ?? ''} ${value}${rest}`
}

/** « … pour x = 4 ? Et pour x = 2 ? », « … par g ? L'antécédent de 9 ? », « Un multiple de 3 ? » ask as the question before did. */
export const followUp = ({ earlier = [], ...problem }: Problem): Problem | undefined => {
  const last = earlier.at(-1)?.replace(/[’‘]/gu, "'").trim()
  const text = problem.body.replace(/[’‘]/gu, "'").trim()
  if (problem.instruction !== '' || last === undefined || text.length > MAX_CHARS) return undefined
  const body = text.replace(LINK, '')
  const asked = (said: string): Problem => ({ ...problem, earlier, body: said })
  const outcome = OUTCOME.exec(body)?.groups?.what
  if (outcome !== undefined && !HAS_VERB.test(fold(outcome)) && DRAWN.test(last))
    return asked(
      last.replace(DRAWN, (_, verb: string) => `${verb} ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)} `),
    )
  const moved = atOtherPlace(body, last)
  if (moved !== undefined) return asked(moved)
  const what = NAMED.exec(body)?.groups?.what
  if (what === undefined || (HAS_VERB.test(fold(what)) && !/probabilit/iu.test(what))) return undefined
  const isQuel = /^quell?e? (?:est|sera|etait)|^que vaut|^combien/iu.test(fold(last))
  const lead = isQuel ? (/^(?:la|sa|leur) /iu.test(what) ? 'Quelle est' : 'Quel est') : 'Calculer'
  return asked(`${lead} ${what.charAt(0).toLowerCase()}${what.slice(1)}${isQuel ? ' ?' : '.'}`)
}
