import type { ProblemText } from '../read/problem-text.ts'
import { measured, UNIT, unitSymbol } from '../read/symbols.ts'

/** Words of a question that ask for more than a value, or for another situation than the one that is told. */
const OTHER_QUESTION =
  /\bsi\b(?! (?:l'on|on) (?:donne|sait))(?! \S{1,2} ?=)|\bdouble|\btriple|\bmoitie|pourquoi|expliqu|justifi|compar|\bgraphi|\btrac|schema|protocole|\bmontr|verifi|en fonction de|conclu|combien de fois|\bsuffi|\bpeut-(?:il|elle|on)\b|\bdepasse|exces|infraction|que se passe|quelle (?:formule|relation|loi|unite)|(?:enonc|rappel|donn|ecri)\w* la (?:formule|relation|loi)|heure (?:arriv|part)|a quelle heure|cout|prix|paye|combien coute|difference|ecart|en plus|de plus|supplement|rapport|pourcentage|equivalen|ajout|perd|gagn|remplac/
/** Words that change what the numbers of a story mean. */
const OTHER_STORY =
  /\bdouble|\btriple|aller-retour|aller retour|\bpause|s'arret|\brepart|\barret d|\becho|\bsonar|ultrason|rendement|derivation|en serie|en parallele|\bchacun|\bchaque|\bdecol|accel|ralenti|frein|demarr|moitie|\btiers\b|\bquart\b|%|\bremplissage|immerg|travers\w* (?:un|le) (?:pont|tunnel)|de long\b|\bdeja\b|au total|\breste(?! (?:allum|branch|en marche|en fonction))|eau deplacee|volume (?:d'eau )?deplace|\bvide\b.{0,40}\bplein|\bpuis (?:il|elle|le|la|pendant|a|roule|marche|court)|\bensuite (?:il|elle)|au retour|\bl'un\b.*\bl'autre\b/

const PERIOD = /\b(?:par|chaque|tous les) (jour|semaine|mois|an)s?\b/
const SPAN = /\b(?:jour|semaine|mois|annee|an)s?\b/g

/** « 2 h par jour » has to be asked about as it is told, for one day. */
const isRepeated = (asked: string, whole: string) => {
  const period = whole.match(PERIOD)?.[1]
  if (period === undefined) return false
  const spans = asked.match(SPAN) ?? []
  return (
    !new RegExp(`\\b(?:par|chaque|en un|en une) ${period}\\b`).test(asked) ||
    spans.some(span => !span.startsWith(period))
  )
}

/** Whether a text says something that one formula does not know. */
export const hasTrap = ({ askedFolded, wholeFolded }: ProblemText): boolean =>
  OTHER_QUESTION.test(askedFolded) || OTHER_STORY.test(wholeFolded) || isRepeated(askedFolded, wholeFolded)

const ASKED = new RegExp(
  `\\b(?:en|exprimée? en|donnée? en|résultat en|(?:combien|nombre) d(?:e |'))\\s?(${UNIT})(?!\\s?\\d)`,
  'gu',
)

const UNKNOWN_RATE = new RegExp(`\\ben (?!${UNIT})\\p{L}+\\/\\p{L}+`, 'u')
/** A unit that no rule knows is asked for: « en cm/h ». */
export const asksUnknownUnit = (asked: string): boolean => UNKNOWN_RATE.test(asked)

/** The units that a question asks for, of the kind of these, in its order: « en joules puis en kWh ». */
export const askedUnits = (asked: string, units: readonly string[]): string[] => {
  const kinds = new Set(units.map(unit => measured(unit)?.dimension))
  const found = [...asked.matchAll(ASKED)].flatMap(match => unitSymbol(match[1] ?? '') ?? [])
  return [...new Set(found.filter(unit => kinds.has(measured(unit)?.dimension)))]
}
