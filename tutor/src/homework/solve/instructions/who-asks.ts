import { orderedInfinitive } from './order-verbs.ts'
import { capitalised } from './rewriting.ts'

/** Titles of the subject and links before an order. */
const LEADS =
  /^\P{L}*(?:(?:consigne|question|travail(?: à faire)?|objectif|exercice|conjugaison|grammaire|orthographe|calcul mental|calculs?|num[ée]ration|r[ée]vision|entra[iî]nement|application)s?\s?[:–-]|(?:puis|ensuite|enfin|maintenant|d'abord|dans un premier temps|pour commencer|pour finir|bonjour),?)\s+/iu
/** « À toi de jouer ! » */
const CALLS =
  /^\P{L}*(?:[àa] (?:toi|vous|nous|ton tour|votre tour)(?: de (?:jouer|faire|travailler|chercher))?|c'est (?:parti|[àa] (?:toi|vous)(?: de jouer)?)|allez(?:-y)?|on y va|entra[iî]ne-toi|entra[iî]nez-vous|attention|d[ée]fi|bon (?:courage|travail)|au travail)\s?[!.:]+\s+/iu
/** Who asks whom; an order in the infinitive stands behind it. */
const FRAMES =
  /^(?:(?:il (?:te |vous |nous |me )?(?:faut|faudra|faudrait)(?: d'abord)?|il s'agit|il (?:vous |t'|nous )?est demandé|(?:on|je) (?:me |te |vous |nous |t')?demande|on m'a demandé|je (?:dois|veux|voudrais|souhaite|cherche à|n'arrive pas à)|(?:on|tu|nous|vous) (?:doit|dois|devons|devez|devra|devras|devrez|devrons|veut|voudrait|cherche à|peut|peux|pouvez|pouvons)|(?:tu vas|vous allez|nous allons|on va|je vais)(?: devoir)?|(?:pouvez|pourriez|voulez|voudriez|sauriez|savez)-vous|(?:peux|pourrais|veux|sais|saurais|voudrais)-tu|est-ce que (?:vous pouvez|tu peux|tu sais|vous savez)|[àa] (?:toi|vous|nous|ton tour|votre tour)|merci|prière|essaie[rz]?|essayez|charge-toi|efforcez-vous|amuse-toi à|aide[- ]moi à|aidez[- ]moi à)(?: (?:de|d'))? ?)(?:(?:me|m'|nous) ?)?(?=(?<verb>\p{L}+))/iu
const SUBJECT = /^(?:nous|vous|tu|on|je)\s+(?:me\s+|y\s+)?(?=(?<verb>\p{L}+))/iu
const TO_DO =
  /^(?<what>(?:tou(?:te)?s )?(?:les|ces|chaque|chacun[e]? des?|le|la|l')\s?[^:;?]{3,60}?) (?:est|sont|seront|sera) à (?<verb>\p{L}+)(?<rest>[^:]*)/iu
const NOUN_TO_DO =
  /^(?:voici )?(?:(?:des|les|quelques) )?(?:verbes?|phrases?|calculs?|op[ée]rations?|expressions?|[ée]quations?|nombres?|fractions?|mesures?) à (?=(?<verb>\p{L}+))/iu
const TO_DO_BARE = /^[àa] (?=(?<verb>\p{L}+))/iu
const FIRST_WORD = /^(?<start>[^\p{L}]*)(?<verb>\p{L}+)(?!['\p{L}-])/u

/** « Calculer ensuite k(10) » */
const BETWEEN = /^(?<verb>\P{L}*\p{L}+) (?:ensuite|alors|enfin|maintenant|puis|d'abord|aussi|également)(?: ,)? (?=\S)/iu

const dropBefore = (text: string, pattern: RegExp) => {
  const match = pattern.exec(text)
  const verb = match?.groups?.verb
  return match && verb !== undefined && orderedInfinitive(verb) !== undefined ? text.slice(match[0].length) : text
}

/** « Pouvez-vous calculer », « vous calculerez », « Les nombres suivants sont à calculer » as « Calculer … ». */
export const plainOrder = (text: string): string => {
  let order = text
    .replace(CALLS, '')
    .replace(LEADS, '')
    .replace(/^\P{L}*(?=\p{L})/u, start => (/[\d(<>=]/.test(start) ? start : ''))
  order = dropBefore(order, FRAMES)
  order = dropBefore(order, SUBJECT)
  order = dropBefore(order, TO_DO_BARE)
  order = dropBefore(order, NOUN_TO_DO)
  const { what, verb, rest = '' } = TO_DO.exec(order)?.groups ?? {}
  const asked = verb === undefined ? undefined : orderedInfinitive(verb)
  if (what !== undefined && asked !== undefined)
    order = order.replace(TO_DO, () => `${asked} ${what.toLowerCase()}${rest}`)
  order = order.replace(BETWEEN, '$<verb> ')
  const infinitive = orderedInfinitive(FIRST_WORD.exec(order)?.groups?.verb ?? '')
  if (infinitive === undefined) return text
  const isAsked = order !== text
  const written = order.replace(FIRST_WORD, (_, start: string) => start + infinitive)
  return capitalised(isAsked ? written.replace(/\s\?\s*$/u, '.') : written)
}
