import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { measuredSolution } from '../measured-solution.ts'
import { plainText } from '../read/plain-text.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages.ts'
import { digitsFor } from './number-words.ts'
import { hasPriceChange } from './price-change.ts'

const NOUN = "\\p{L}[\\p{L}' -]{1,40}?"
const EACH =
  "(?: (?:l'un|l'une|chacune?|piece|la piece|l'unite|le kilo|le kg|par kilo|le litre|le metre|le paquet|la boite|l'exemplaire|par personne|le kilogramme))?"
const ITEM = new RegExp(
  `(?<![\\p{L}\\d])(?<count>${DECIMAL}|une?) (?<noun>(?:kg |g |l |m |litres? |kilos? |metres? )?(?:de |d')?${NOUN}) (?:a|coutant|qui coutent?|valant|au prix de|vendus?|vendues?)(?: a)? (?<price>${DECIMAL}) ?(?:€|euros?)${EACH}`,
  'gu',
)
const EACH_COSTS = new RegExp(
  `(?:un|une|chaque|le|la|l') ?(?<noun>${NOUN}) (?:coute|vaut|est vendue?|est a)(?: a)? (?<price>${DECIMAL}) ?(?:€|euros?)(?: (?:l'un|piece|l'unite|le kilo))?[ .,;]+(?:.{0,30}?\\b(?:achet\\w*|pren\\w*|command\\w*|veut|voudrait)\\b.{0,14}? )?(?<count>${DECIMAL}) (?<again>${NOUN})(?=[ .,;?]|$)`,
  'u',
)
const BILL = new RegExp(
  `(?:billet|billets) de (?<bill>${DECIMAL}) ?(?:€|euros?)|(?:donne|tend|paie avec|a|possede|dispose de|avec) (?:une somme de )?(?<sum>${DECIMAL}) ?(?:€|euros?)`,
  'u',
)
const TOTAL =
  /recette (?:totale|du)|(?:combien (?:va-t-(?:il|elle) |doit-(?:il|elle) |devra-t-(?:il|elle) |a-t-(?:il|elle) |vont-ils )?(?:paie|paye|payer|paiera|depens|coute|debours)\S*)|(?:prix|montant|cout|depense) (?:total|a payer|de (?:ses|ces|son|leurs?|l'ensemble)|des? )|(?:combien|quel) .{0,40}(?:en tout|au total)|montant de|somme (?:totale|depensee|a payer)|quel prix (?:va|doit|paie)/
const CHANGE =
  /(?:combien|quelle somme|quelle monnaie|quel montant|que).{0,40}(?:rend|rendre|rendu|monnaie|reste|restera)/
const OTHER =
  /%|reduction|remise|promotion|gratuit|offert|sold|carte|abonnement|moitie|double|triple|de plus|de moins|chacun (?:paie|doit)|partag|plus cher|moins cher|kilo de|au lieu|livraison|frais|economi|,? puis (?:le|son|la) |et le (?:prix|montant)|prix d'un|prix unitaire|combien de\b/

const FOR_ONE =
  /(?:combien (?:paie|paye|paiera|coute|depens)\S* |prix (?:total )?|montant |cout (?:total )?)(?:.{0,20}?pour (?:les?|la|l'|ses|ces|leurs?|son|sa) ?|(?:des|du|de la|de l'|les?|la|de ses|de ces) ?(?:\d+ )?)(?!tout|ensemble|achats?|courses?|total|commande|deux|facture|addition|depense|panier|ticket|sorties?|visite)(?<thing>\p{L}+)/u

const countIn = (text: string | undefined): Rational | undefined =>
  text === undefined ? undefined : /^une?$/.test(text) ? rational(1) : readDecimal(text)

type Item = { count: Rational; price: Rational }

/** The lines of a bill that a question names, all where it names none; undefined where it asks for anything else. */
const linesAsked = (asked: string, lines: readonly RegExpMatchArray[], items: readonly Item[]): Item[] | undefined => {
  const rest = lines.reduce((text, [line]) => text.replace(line, ' '), digitsFor(asked))
  const words = (rest.match(/\p{L}{3,}/gu) ?? []).map(stem)
  const isNamed = lines.map(({ groups }) =>
    ((groups?.noun ?? '').match(/\p{L}{3,}/gu) ?? []).some(word => words.includes(stem(word))),
  )
  const named = items.filter((_, i) => isNamed[i])
  if (named.length === 0) return FOR_ONE.test(rest) && items.length > 1 ? undefined : [...items]
  // « un cahier et un stylo » are other amounts than those of the bill.
  return /(?<!\p{L})une? (?!tout)/u.test(rest) ? undefined : named
}

/** What several things cost together, and the change of a bill. */
export const shopping = (problem: Problem): Solution | undefined => {
  const { instruction, body, context } = problem
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = digitsFor(fold(plainText(`${context} ${instruction} ${body}`)))
  if (whole.length > 500 || OTHER.test(whole) || hasPriceChange(problem)) return undefined
  const isChange = CHANGE.test(asked)
  if (!isChange && !TOTAL.test(asked)) return undefined
  const single = whole.match(EACH_COSTS)
  const isSame = single?.groups && stem(single.groups.noun) === stem(single.groups.again)
  const matches = [...whole.matchAll(ITEM)]
  const lines = isSame
    ? [{ count: countIn(single.groups?.count), price: readDecimal(single.groups?.price ?? '') }]
    : matches.map(({ groups }) => ({ count: countIn(groups?.count), price: readDecimal(groups?.price ?? '') }))
  const items = lines.flatMap(({ count, price }) =>
    count && price && count.n > 0n && price.n > 0n ? [{ count, price }] : [],
  )
  if (items.length === 0 || items.length !== lines.length) return undefined
  const counted = isSame ? items : linesAsked(asked, matches, items)
  if (!counted) return undefined
  const used = isSame ? [single[0]] : matches.map(([text]) => text)
  const left = used.reduce((text, piece) => text.replace(piece, ' '), whole)
  const bill = left.match(BILL)
  const paid = bill ? readDecimal(bill.groups?.bill ?? bill.groups?.sum ?? '') : undefined
  // Every number of the story has its place.
  if (/\d/.test(bill ? left.replace(bill[0], ' ') : left)) return undefined
  if (isChange !== (paid !== undefined)) {
    if (isChange || !paid || !/billet|donne|paie avec/.test(bill?.[0] ?? '')) return undefined
  }
  const total = counted.map(({ count, price }) => multiply(count, price)).reduce(add)
  const value = isChange && paid ? subtract(paid, total) : total
  if (value.n <= 0n) return undefined
  return measuredSolution({
    kind: 'shopping',
    value,
    unit: '€',
    steps: [
      ...counted
        .filter(({ count }) => count.n !== count.d)
        .map(({ count, price }) =>
          messages.lineTotal(`${tex(count)} \\times ${tex(price)} = ${tex(multiply(count, price))}`),
        ),
      ...(counted.length > 1
        ? [
            messages.total(
              `${counted.map(({ count, price }) => tex(multiply(count, price))).join(' + ')} = ${tex(total)}`,
            ),
          ]
        : []),
      ...(isChange && paid ? [messages.change(`${tex(paid)} - ${tex(total)} = ${tex(value)}`)] : []),
    ],
    sentence: result => (isChange ? messages.changeIs : messages.totalIs)(result),
    rule: messages.shoppingRule,
    hints: [...messages.shoppingHints],
    minutes: 4,
  })
}

const stem = (text: string | undefined) => (text ?? '').trim().split(' ')[0]?.replace(/[sx]$/, '')
