import { fold } from '../../../words.ts'
import type { ProblemText } from '../read/problem-text.ts'
import { saysOnly } from '../words.ts'

const VERB = String.raw`(?:calcul\p{L}*|d[ée]termin\p{L}*|trouv\p{L}*|donne[rz]?|en déduire|déduis\p{L}*|d[ée]dui\p{L}*|combien mesure(?:nt)?|quelle est|quelles? sont|que vaut|combien vaut)`
const LENGTH = new RegExp(
  `(?:^|[\\s.,:;])${VERB} (?:alors |donc |ensuite |par le calcul )?(?:(?:la |les )?(?:longueurs?|mesures?|distances?|valeurs?)(?: exacte| approchée)? )?(?:du |de |des )?(?:la |le |l')?(?:côté |segment |longueur |hypoténuse )?\\[?([A-Z]{2})\\]?(?![\\p{L}\\d])`,
  'iu',
)
const ANGLE = new RegExp(
  `(?:^|[\\s.,:;])${VERB} (?:alors |donc |ensuite )?(?:la |une )?(?:(?:mesure|valeur)(?: (?:arrondie|en degrés?|approchée))* )?(?:arrondie (?:au|à l').{1,20}? )?(?:de |en degrés? de |, en degrés?, de )?(?:l'|un |cet )?(?:angle )(?:en )?([A-Z]{3}|[A-Z])(?![\\p{L}\\d])`,
  'iu',
)
const OWN =
  /^(?:calcul\w*|combien|mesure\w*|longueurs?|segment|cote|triangle|rectangle|isocele|equilateral|tel|telle|que|qu'|sachant|hypotenuse|angles?|degres?|arrondi\w*|approchee?s?|exacte|dixieme|centieme|millieme|unite|pres|mm|cm|dm|m|km|millimetres?|centimetres?|metres?|justifi\w*|reponse|theoreme|pythagore|thales|trigonometrie|aide|droites?|paralleles?|sont|est|soit|perpendiculaires?|point|points|appartient|alors|donc|deduire|deduis\w*|considere|dessous|ci|figure|contre|schema|cette|precis\w*|dans|quelconque|respectivement|segments|cotes|b|c|cosinus|sinus|tangente|par|il|elle|ou|sommet|principal|encore|egalement|aussi|redig\w*|rediger|details?|detail\w*|methode|utilis\w*|formul\w*|ensuite|puis|voir|main|levee|realise|representee?|echelle|n'est|pas|vraie|grandeur|alignes|ordre)$/
const TRAPS =
  /\bsi\b|en fonction|suppos|\bmilieu|hauteur|mediatrice|bissectrice|mediane|symetri|rotation|translation|homothetie|agrandi|reduction|cercle|\baire\b|perimetre/

/** The segment or the angle that a question asks for, when nothing else is asked. */
export const findAsked = (texts: ProblemText): { segment: string } | { angle: string } | undefined => {
  const asked = texts.asked.replace(/\u0302/g, '')
  if (TRAPS.test(texts.askedFolded)) return undefined
  const words = (text: string) =>
    (fold(text.replace(/[A-Z]{1,3}(?![\p{L}])/gu, ' ')).match(/[\p{L}]+'?/gu) ?? []).filter(word => word.length > 1)
  const angle = asked.match(ANGLE)
  if (angle && angle[1] === angle[1]?.toUpperCase())
    return saysOnly(words(asked), OWN) ? { angle: angle[1] ?? '' } : undefined
  const length = asked.match(LENGTH)
  const name = length?.[1]
  if (name === undefined || name !== name.toUpperCase() || name[0] === name[1]) return undefined
  const rest = asked.slice((length?.index ?? 0) + (length?.[0].length ?? 0))
  // « Calculer BC et AC » are two.
  if (/^\s?\]?\s?(?:,|et|puis) (?:la longueur )?\[?[A-Z]{2}(?![\p{L}])/u.test(rest) || /[+×÷/]/.test(rest.slice(0, 4)))
    return undefined
  return saysOnly(words(asked), OWN) ? { segment: name } : undefined
}
