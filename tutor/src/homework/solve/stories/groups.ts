import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { longDivision } from '../numbers/euclid.ts'
import { messages } from '../numbers/messages-division.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { digitsFor } from './number-words.ts'

const PACK =
  /(?:rang|mett|met\b|emball|conditionn|regroup|repart|form|constitu|plac|contien|transport|partag|distribu|remplir|rempli|par (?:paquets?|boites?|sachets?|groupes?|equipes?|rangees?|cartons?) de|(?:boites?|paquets?|sachets?|cartons?|equipes?|groupes?|rangees?|bouquets?|cars?|bus|minibus|tables?|pages?|caisses?|plateaux?|albums?|barquettes?|minibus|etageres?|sacs?|paniers?) de)/
const SIZES =
  /(?:(?:boites?|paquets?|sachets?|cartons?|equipes?|groupes?|rangees?|bouquets?|cars?|bus|minibus|tables?|pages?|caisses?|plateaux?|albums?|alveoles|barquettes?|sacs?|paniers?|bateaux?|tentes?|voitures?|filets?|etageres?|rayons?|bocaux|pots?)(?: (?:de|pouvant (?:contenir|transporter|accueillir)|qui (?:contiennent|contient|peuvent contenir|peut contenir)(?: chacune?)?|contenant(?: chacune?)?)) (\d+)|(?:boite|paquet|sachet|carton|equipe|groupe|rangee|bouquet|car|bus|minibus|table|page|caisse|plateau|album|barquette|bateau|tente|voiture)s? (?:peut |peuvent )?(?:contenir|contient|contiennent|transporter|accueillir|accueille)(?: (?:jusqu'a|au maximum|chacune?))? (\d+)|(?:par|groupes? de|paquets? de) (\d+))/
const FULL =
  /combien (?:de |d')\S+ (?:remplit|forme|obtient|fait)-(?:t-)?(?:il|elle|on)|combien de \S+ (?:complete?s?|pleines?|pleins?|entieres?|entiers?)|combien (?:de |d')\S+ (?:peut|pourra|va|a)-(?:t-)?(?:il|elle|on) (?:\S+ )?(?:remplir|complet|faire|form|constitu|realis)|combien (?:de |d')\S+ (?:pourra|peut)|combien (?:de |d')\S+ (?:seront|sont) (?:complet|rempli|plein)/
const LEFT =
  /combien (?:\S+ ){0,6}?(?:rest|non rang|en trop|inutilis|de cote|seul(?:e|es|s)?\b)|combien (?:de |d')\S+ ne (?:seront|sera|sont|pourront|peuvent|pourra)\b/
const NEEDED =
  /de combien (?:de |d')\S+ (?:a-t-(?:il|elle|on)|ont-(?:ils|elles)|aura-t-(?:il|elle|on)) besoin|combien (?:de |d')\S+ (?:\S+ ){0,3}?(?:faut|faudra|sont necessaires|seront necessaires|doit|devra)|combien (?:en )?(?:faut|faudra)/
const OTHER =
  /€|euro|%|prix|cout|chacun (?:re|aura|a)|reduction|de plus|de moins|double|moitie|h\b|km|adultes?.*\d.*enfants?|et \d+ (?!par)|egal/

/** Things in groups of the same size: how many whole groups, what is left, how many groups are needed for all. */
export const groups = ({ instruction, body, context }: Problem): Solution | undefined => {
  const asked = digitsFor(fold(plainText(`${instruction} ${body}`)))
  const whole = digitsFor(fold(plainText(`${context} ${instruction} ${body}`)))
  const numbers = whole.match(/\d[\d ]*/g)?.map(text => Number(text.replaceAll(' ', ''))) ?? []
  if (whole.length > 400 || !PACK.test(whole) || OTHER.test(whole) || /\d[,.]\d/.test(whole) || numbers.length !== 2)
    return undefined
  const match = whole.match(SIZES)
  const size = Number(match?.[1] ?? match?.[2] ?? match?.[3])
  const [first = 0, second = 0] = numbers
  const total = first === size ? second : first
  if (!match || !(size > 1) || (first !== size && second !== size) || total <= size) return undefined
  const [a, b] = [BigInt(total), BigInt(size)]
  const [quotient, rest] = [a / b, a % b]
  const kinds = [FULL.test(asked), LEFT.test(asked), NEEDED.test(asked)]
  if (kinds[0] === true && kinds[1] === true && kinds[2] !== true) return withRest(a, b, quotient, rest)
  if (kinds.filter(Boolean).length !== 1) return undefined
  const isLeft = kinds[1] === true
  const isNeeded = kinds[2] === true
  const value = isLeft ? rest : isNeeded && rest > 0n ? quotient + 1n : quotient
  return measuredSolution({
    kind: 'groups',
    value: { n: value, d: 1n },
    unit: '',
    steps: [
      messages.groups(a, b),
      ...longDivision(a, b),
      messages.equality(a, b, quotient, rest),
      ...(isNeeded && rest > 0n ? [messages.oneMore(quotient, rest)] : []),
    ],
    sentence: result => (isLeft ? messages.left : isNeeded ? messages.needed : messages.full)(result),
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 4,
  })
}

/** « Combien de cartons pleins, et combien de livres reste-t-il ? » */
const withRest = (a: bigint, b: bigint, quotient: bigint, rest: bigint): Solution => ({
  kind: 'groups',
  expected: null,
  typed: '',
  answer: `$${a} = ${b} \\times ${quotient} + ${rest}$`,
  steps: [
    messages.groups(a, b),
    ...longDivision(a, b),
    messages.equality(a, b, quotient, rest),
    messages.fullAndLeft(quotient, rest),
  ],
  rule: messages.rule,
  hints: [...messages.hints],
  minutes: 4,
})
