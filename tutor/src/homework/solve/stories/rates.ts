import { DECIMAL, readDecimal } from '../../../maths/decimals.ts'
import { add, divide, multiply, type Rational, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import { plainText } from '../read/plain-text.ts'
import { quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages.ts'

const RATE = /(?<![\d,.])(-|\+)?\s?(\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|pour ?cent)/gu
const DOWN = /reduction|remise|rabais|baiss|diminu|sold|perd|promotion|ristourne/
const UP = /rapporte|\bplacee?s? (?:\S+ ){0,4}?a \d|augment|hausse|\bgagne|\btva\b|interets?|majoration|croit/
const NEW =
  /quel prix (?:\S+ ){0,3}?pai|(?:masse|taille|hauteur|longueur|volume|distance|effectif|population|tarif|prix) (?:\S+ ){0,4}?(?:apres|finale?)|combien (?:\S+ ){0,4}?(?:pese|mesure)|quelle somme (?:\S+ ){0,2}?(?:obtient|aura|possede|dispose|recoit)|combien (?:\S+ ){0,3}?(?:aura|possed|dispos|y aura-t-il|obtien)\S*|quel (?:est|sera) (?:le|son|ce) capital|nouveau (?:prix|loyer|salaire|tarif|montant)|nouvelle?|prix (?:final|sold|reduit|apres|a payer|ttc|actuel|apres)|apres (?:la |cette |l'|une |le )?(?:reduction|remise|baisse|hausse|augmentation|sold|rabais)|combien (?:\S+ ){0,4}?(?:pai|pay|cout|vaut|vaudra)|quel (?:est|sera) (?:son|le|leur) (?:prix|montant|salaire|loyer)|(?:population|salaire|loyer|effectif|nombre|chiffre d'affaires|production).{0,30}(?:apres|maintenant|l'annee suivante|en 20\d\d)|combien y a-t-il (?:d'|de )\p{L}+ (?:maintenant|desormais|a present|aujourd'hui)|combien (?:d'|de )\p{L}+ (?:\S+ )?(?:compte|aura|a-t|y a-t)/u
const PART =
  /(?:montant|valeur) (?:de la |de l'|de cette |du |des )(?:reduction|remise|rabais|hausse|augmentation|baisse|tva|interets?)|de combien|quelle (?:est la )?(?:reduction|remise|augmentation|baisse)|quels? (?:est|sont|sera) (?:le montant (?:de l'|des ))?(?:l'|les )?interets?|economis/
const BEFORE =
  /(?:prix|salaire|loyer|nombre|effectif) (?:initial|de depart|avant|d'origine|ht\b|hors taxes?)|quel etait|combien (?:coutait|valait)|avant (?:la|les|cette|l')/
const OTHER =
  /\bsi\b|puis (?:\S+ ){0,4}(?:baiss|augment|diminu)|deux (?:baisses|hausses|fois)|successi|\bpar an\b.*\d ans|chaque (?:annee|mois|jour)|de nouveau|encore|gratuit|abonnement|carte/

const shared = { rule: messages.rateRule, hints: [...messages.rateHints], minutes: 4 }
const hundred = rational(100)

/** « est passée de 1 250 à 1 400 habitants »: the last one is what changes next. */
const afterMove = (problem: string) =>
  problem.replace(/(pass(?:e|ée?s?)) de [\d ,.]*\d ?(?:€|euros?|habitants)? à (?=\d)/u, '$1 à ')

const changed = (problem: string, asked: string, whole: string): Solution | undefined => {
  const rates = [...whole.matchAll(RATE)]
  const [only, ...others] = rates
  const rate = only && readDecimal(only[2] ?? '')
  const settled = /suivante|ensuite|puis|depuis|apres/.test(asked) && !BEFORE.test(asked) ? afterMove(problem) : problem
  const quantities = quantitiesIn(settled.replace(RATE, match => ' '.repeat(match.length)))
  const amounts = quantities?.filter(({ unit, noun }) => unit !== '' || !/^en\b|^(?:19|20)\d\d$/.test(noun))
  const [amount, ...more] = amounts ?? []
  if (!rate || others.length > 0 || !amount || more.length > 0 || amount.value.n <= 0n || rate.n <= 0n) return undefined
  const [isDown, isUp] = [DOWN.test(whole) || only?.[1] === '-', UP.test(whole) || only?.[1] === '+']
  if (isDown === isUp) return undefined
  const isBefore = BEFORE.test(asked)
  const isPart = PART.test(asked)
  // The change is told by the question itself.
  const isOwn = /(?:augment|diminu|baiss)\w* (?:ensuite |encore |alors )?de [^.?]{0,12}%[^?]*\. ?combien y a-t-il/.test(
    asked,
  )
  const isNew = (NEW.test(asked) || isOwn) && !isBefore && !isPart
  if ([isNew, isPart, isBefore].filter(Boolean).length !== 1) return undefined
  // The amount that is told may be the one behind the change.
  if (
    isPart &&
    /\bmaintenant\b|desormais|apres|nouveau prix|\bsoldee? (?:a|vaut)(?! ?-? ?\d+(?:[.,]\d+)? ?%)|prix sold|\bttc\b|a present/.test(
      whole,
    )
  )
    return undefined
  const share = divide(rate, hundred)
  const factor = (isUp ? add : subtract)(rational(1), share)
  if (factor.n <= 0n) return undefined
  const part = multiply(share, amount.value)
  const value = isPart ? part : isBefore ? divide(amount.value, factor) : multiply(amount.value, factor)
  const unit = amount.unit
  const isCount = unit === ''
  if (isCount && value.d !== 1n) return undefined
  if (isBefore && !/(?:apres|maintenant|nouveau|desormais|ttc|sold|coute|paye|paie)/.test(whole)) return undefined
  const places = roundingFor(whole, unit)
  if (places === 'unknown') return undefined
  const sign = isUp ? '+' : '-'
  return measuredSolution({
    kind: 'percent-change',
    value,
    unit,
    noun: isCount ? (amount.noun.split(/[\s,]/)[0] ?? '') : '',
    places: places ?? (unit === '€' ? centPlaces(value) : undefined),
    steps: isBefore
      ? [
          messages.factor(sign, tex(rate), tex(factor)),
          messages.backwards(`${tex(amount.value)} \\div ${tex(factor)} ${equalTex(value)}`),
        ]
      : [
          messages.share(
            `$${tex(rate)}\\,\\%$`,
            `\\frac{${tex(rate)}}{100} \\times ${tex(amount.value)} = ${tex(part)}`,
          ),
          ...(isPart
            ? []
            : [messages[isUp ? 'added' : 'removed'](`${tex(amount.value)} ${sign} ${tex(part)} = ${tex(value)}`)]),
        ],
    sentence: messages.shareAnswer,
    ...shared,
  })
}

const COUNT = `(${DECIMAL})`
const OUT = new RegExp(
  `(?:sur|parmi|dans une classe de|dans un (?:college|club|groupe) de|pour|compte|(?:une|la|cette) (?:classe|equipe|ecole|entreprise|famille) (?:de|compte)|un (?:college|club|groupe|village|sac|bouquet|jardin|parking|troupeau) de) (?:les |un total de )?${COUNT} ?(?:(?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+)?[ ,.:;]+(?:(?:compte|comporte|contient|comprend|il y a|on compte|dont|et|parmi eux|qui comporte) )?${COUNT} `,
  'u',
)
const ON = new RegExp(`${COUNT} (?:[\\p{L}'-]+ ){0,4}?sur (?:un total de |les )?${COUNT}(?! ?%)`, 'u')
const FROM_TO = new RegExp(
  `(?:passee?s?|passant|augmente|baisse|diminue|monte)(?: \\S+){0,2}? de ${COUNT} ?(?:€|euros?|(?:millions? (?:d'|de ))?habitants|millions|eleves|kg|m|km|g|l|cm)? a ${COUNT} ?(?:€|euros?|(?:millions? (?:d'|de ))?habitants|millions|eleves|kg|m|km|g|l|cm)?`,
  'u',
)
const ASK_RATE =
  /quel (?:est le )?pourcentage|(?:calcul|determin|donn|exprim)\w* (?:le |en )?pourcentage|quel est,? en pourcentage|en pourcentage|quel (?:est le )?(?:taux|pourcentage)|(?:calcul|determin)\w* (?:le |son )?taux (?:de croissance|d'accroissement|de variation|d'evolution)|(?:proportion|frequence).{0,30}(?:pourcentage|%)/

const findRate = (asked: string, whole: string): Solution | undefined => {
  if (!ASK_RATE.test(asked)) return undefined
  const numbers = (whole.replace(/ × 10\^[69]/gu, '').match(new RegExp(DECIMAL, 'g')) ?? []).length
  const places = roundingFor(whole, '%')
  if (numbers !== 2 || places === 'unknown') return undefined
  const moved = whole.replace(/ × 10\^[69]/gu, ' ').match(FROM_TO)
  const [from, to] = [readDecimal(moved?.[1] ?? ''), readDecimal(moved?.[2] ?? '')]
  if (
    moved &&
    from &&
    to &&
    from.n > 0n &&
    /augment|hausse|baiss|diminu|reduction|evolution|remise|croissance|accroissement|variation/.test(asked)
  ) {
    const isUp = subtract(to, from).n > 0n
    if (isUp ? /baiss|diminu|reduction|remise/.test(asked) : /augment|hausse/.test(asked)) return undefined
    const change = isUp ? subtract(to, from) : subtract(from, to)
    const value = multiply(divide(change, from), hundred)
    return measuredSolution({
      kind: 'percent-rate',
      value,
      unit: '%',
      places,
      digits: 1,
      steps: [
        messages.variation(
          isUp ? `${tex(to)} - ${tex(from)} = ${tex(change)}` : `${tex(from)} - ${tex(to)} = ${tex(change)}`,
        ),
        messages.variationRate(`\\frac{${tex(change)}}{${tex(from)}} \\times 100 ${equalTex(value)}`),
      ],
      sentence: messages.rateIs,
      ...shared,
    })
  }
  const on = whole.match(ON)
  const out = on ?? whole.match(OUT)
  const [total, part] = [readDecimal(out?.[on ? 2 : 1] ?? ''), readDecimal(out?.[on ? 1 : 2] ?? '')]
  if (!out || !total || !part || total.n <= 0n || part.n <= 0n || subtract(total, part).n < 0n) return undefined
  const tail = `${out[0]} ${whole.slice((out.index ?? 0) + out[0].length)}`
  // « Quel pourcentage ne fait pas… » is the other part.
  if (/\bne\b|\bn'|autres?|reste/.test(asked) || !isSamePart(tail, asked)) return undefined
  const value: Rational = multiply(divide(part, total), hundred)
  return measuredSolution({
    kind: 'percent-rate',
    value,
    unit: '%',
    places,
    digits: 1,
    steps: [messages.rate(`\\frac{${tex(part)}}{${tex(total)}} \\times 100 ${equalTex(value)}`)],
    sentence: messages.rateIs,
    ...shared,
  })
}

/** The words after « pourcentage » are those of the part that is told. */
const isSamePart = (tail: string, asked: string) => {
  const said = tail.split(/[.;?]/)[0] ?? ''
  const wanted = asked.match(/pourcentage (?:d'|de |des |du )?([^?.]*)/)?.[1] ?? ''
  const words = (wanted.match(/\p{L}{4,}/gu) ?? []).filter(
    word =>
      !/^(?:cela|represent\w*|eleves?|personnes?|sont|parmi|dans|cette|classe|total|college|cela|arrondi\w*|unite|dixieme|ceux|celles)$/.test(
        word,
      ),
  )
  const stems = new Set(
    (`${said} ${asked.split(/pourcentage/)[0] ?? ''}`.match(/\p{L}{4,}/gu) ?? []).map(word => word.slice(0, 4)),
  )
  return words.every(word => stems.has(word.slice(0, 4)))
}

/** « passe de 250 € à 200 € »: by how much. */
const movedBy = (asked: string, whole: string): Solution | undefined => {
  const moved = whole.match(FROM_TO)
  const [from, to] = [readDecimal(moved?.[1] ?? ''), readDecimal(moved?.[2] ?? '')]
  const asksAmount =
    /(?:montant|valeur) (?:de la |de l'|de cette |du |en euros de la )(?:reduction|remise|rabais|hausse|augmentation|baisse)|de combien d'euros/.test(
      asked,
    )
  if (
    !moved ||
    !from ||
    !to ||
    !asksAmount ||
    /%|pourcentage/.test(whole) ||
    !/€|euro/.test(moved[0]) ||
    (whole.match(/\d+(?:[.,]\d+)?/g) ?? []).length !== 2
  )
    return undefined
  const isUp = subtract(to, from).n > 0n
  if (isUp ? /baiss|reduction|remise|rabais/.test(asked) : /augment|hausse/.test(asked)) return undefined
  const [big, small] = isUp ? [to, from] : [from, to]
  const value = subtract(big, small)
  return measuredSolution({
    kind: 'percent-change',
    value,
    unit: '€',
    steps: [messages.variation(`${tex(big)} - ${tex(small)} = ${tex(value)}`)],
    sentence: messages.shareAnswer,
    ...shared,
  })
}

const FACTOR =
  /(?:coefficient multiplicateur|par (?:quel nombre|combien) (?:faut-il |doit-on )?multiplier|revient a multiplier par)/

/** The number that a rise or a fall multiplies by. */
const multiplier = (asked: string, whole: string): Solution | undefined => {
  const [only, ...others] = [...whole.matchAll(RATE)]
  const rate = readDecimal(only?.[2] ?? '')
  const [isDown, isUp] = [DOWN.test(whole), UP.test(whole)]
  if (
    !FACTOR.test(asked) ||
    !rate ||
    others.length > 0 ||
    isDown === isUp ||
    (whole.match(/\d+(?:[.,]\d+)?/g) ?? []).length !== 1
  )
    return undefined
  const value = (isUp ? add : subtract)(rational(1), divide(rate, hundred))
  return value.n <= 0n
    ? undefined
    : measuredSolution({
        kind: 'multiplier',
        value,
        unit: '',
        steps: [
          messages.factor(
            isUp ? '+' : '-',
            tex(rate),
            `1 ${isUp ? '+' : '-'} \\frac{${tex(rate)}}{100} = ${tex(value)}`,
          ),
        ],
        sentence: messages.shareAnswer,
        ...shared,
      })
}

/** A price after a rise or a fall, before it, its amount; what percentage a part is. */
export const rates = ({ instruction, body, context }: Problem): Solution | undefined => {
  const problem = plainText(`${context}\n${instruction} ${body}`)
  const asked = fold(plainText(`${instruction} ${body}`))
  const whole = fold(problem)
  const amount = whole.length > 450 ? undefined : movedBy(asked, whole)
  if (amount) return amount
  if (whole.length > 450 || OTHER.test(whole) || !/%|pour ?cent/.test(whole)) return undefined
  return multiplier(asked, whole) ?? findRate(asked, whole) ?? changed(problem, asked, whole)
}
