import { french } from '../../../maths/format.ts'
import { divide, isSameNumber, multiply, type Rational } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { fold, stem } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import { centPlaces } from '../money.ts'
import { plainText } from '../read/plain-text.ts'
import { inUnit, type Quantity, quantitiesIn } from '../read/quantities.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages.ts'
import { digitsFor } from './number-words.ts'
import { hasPriceChange } from './price-change.ts'

const LINK =
  /gagne|cout|vaut|valent|pes(?:e|ent)|pay|achet|prix|faut|\bpour\b|consomm|utilis|contien|permet|permettent|produi|parcour|imprim|fabriqu|remplir|rempli|debit|proportionn|couvr|peindre|peint|\bavec\b|recette|necessaire|met\b|lit\b|apport/
const OTHER =
  /%|reduction|remise|promotion|gratuit|offert|sold|abonnement|forfait|fixe|moitie|double|triple|de plus|de moins|plus vite|ouvriers|jardinier|macon|peintres\b|robinets|inversement|chacun|partag|aller|retour|reste|rend|monnaie|billet|degressif|a partir de|au-dela|premier|combien de fois|livraison|\bbebe|chiot|chaton|grossi|pousse|pes.*\b(?:mois|semaines)\b|agrandi|echelle|vitesse|km\/h|taille|grandi|\bage\b|\bans\b|temperature|degre/
const MONEY =
  /combien (?:\S+ ){0,4}?(?:cout|pai|pay|gagn|val|depens|debours)|quel (?:est|sera|serait) (?:le|son|leur) (?:prix|cout|montant)|(?:calcul|determin|trouv|donn)\w* le (?:prix|cout|montant)|quel prix|quelle somme/
const KINDS: [RegExp, string][] = [
  [
    /quelle (?:est la )?distance|combien (?:\S+ ){0,3}?de (?:kilometres|km|metres)\b(?! carres)|quelle (?:est la )?longueur/,
    'length',
  ],
  [
    /quelle (?:est la |sera la )?masse|combien (?:\S+ ){0,3}?pes|combien de (?:grammes|g|kg|kilos|kilogrammes)\b|calcul\w* la masse/,
    'mass',
  ],
  [
    /combien (?:\S+ ){0,3}?de (?:litres?|l|cl|ml)\b|quel (?:est le )?volume|consommation|combien (?:\S+ )?consomm/,
    'volume',
  ],
  [
    /quelle (?:est l'|est la quantite d')?energie|combien de (?:kj|kcal|kilojoules|joules|calories|kilocalories)|apport energetique|valeur energetique/,
    'energy',
  ],
  [/quelle (?:est la )?(?:surface|aire)|combien de (?:metres carres|m²)/, 'area'],
  [/combien de (?:temps|minutes|heures|secondes)|quelle (?:est la )?duree/, 'time'],
]

const nounIn = ({ noun }: Quantity) =>
  stem(fold(noun.replace(/^(?:de (?:ces |cette |ce |cet |leurs |ses )|de |d')/, '').split(/[\s,]/)[0] ?? ''))
const isSameKind = (a: Quantity, b: Quantity) =>
  a.unit === '' || b.unit === ''
    ? a.unit === b.unit && nounIn(a) !== '' && (nounIn(a) === nounIn(b) || nounIn(b) === '')
    : a.dimension === b.dimension

/** What is asked for: the kind of one of the two given quantities. */
const wantedIn = (question: string, [a, b]: readonly [Quantity, Quantity]): Quantity | undefined => {
  const isMoney = MONEY.test(question)
  const kind = KINDS.find(([pattern]) => pattern.test(question))?.[1]
  const counted = question.match(/combien d(?:e |')\s?(\p{L}+)/u)?.[1]
  const found = [a, b].filter(one =>
    isMoney
      ? one.dimension === 'money'
      : kind !== undefined
        ? one.dimension === kind
        : counted !== undefined && one.unit === ''
          ? nounIn(one) === stem(fold(counted))
          : /quelle quantite|combien (?:en )?(?:faut|faudra|utilis)|combien d(?:e |')/.test(question) &&
            ['mass', 'volume'].includes(one.dimension),
  )
  return found.length === 1 ? found[0] : undefined
}

const text = (value: Rational, { unit, noun }: Quantity) =>
  `${french(value)} ${unit === '' ? (noun.split(/[\s,]/)[0] ?? '') : unit}`.trim()

/** « 12 L par minute » and « 1,80 € le litre » are given of one minute and of one litre. */
const withPer = (words: string) =>
  words
    .replace(/(?<=\d\s?\S{1,12}) (?:par|à la) (minute|heure|seconde|jour)(?!\p{L})/gu, ' en 1 $1')
    .replace(/(?<=\d\s?(?:€|euros?)) (?:le|la|l'|par) ?(kg|kilo|litre|mètre|L|m|g)(?![\p{L}\d])/gu, ' pour 1 $1')

/** « Le litre coûte 1,85 € » and « Un stylo coûte 1,50 € » are told of one. */
const withFirstOne = (words: string) =>
  words
    .replace(/(?<![\p{L}])(?:[Ll]e|[Uu]n) (litre|kilo|kilogramme|kg|mètre)(?!\p{L})/u, '1 $1')
    .replace(/^(?:Un|Une|un|une) (?=\p{L}+ (?:coûte|coute|pèse|vaut|mesure|contient))/u, '1 ')

/** « le prix d’un œuf » asks for one. */
const withOne = (words: string) =>
  words.replace(/(?<![\p{L}\d])[Uu]ne? (?=(?:seule? )?\p{L})/gu, '1 ').replace('seul ', '')

/** Two quantities that go together and one of the two in another amount: the other one. */
export const proportional = (problem: Problem): Solution | undefined => {
  const { instruction, body, context } = problem
  const asked = withPer(digitsFor(plainText(`${instruction} ${body}`)))
  const given = withPer(digitsFor(plainText(context)))
  const whole = fold(`${given} ${asked}`)
  if (whole.length > 450 || !LINK.test(whole) || OTHER.test(whole) || hasPriceChange(problem)) return undefined
  const all = quantitiesIn(`${given}\n${asked}`)
  const ones = all?.length === 2 ? [`${withFirstOne(given)}\n${asked}`, `${given}\n${withOne(asked)}`] : []
  const list = all?.length === 2 ? ones.map(quantitiesIn).find(found => found?.length === 3) : all
  // « 45 m de côté » at « 6 € le mètre »: what is bought is not told.
  if (/(?:€|euros?) pour 1 /.test(whole) && /\bcotes?\b|carre|rectang|perimetre|rayon|longueur/.test(whole))
    return undefined
  if (list?.length !== 3 || list.some(({ value }) => value.n <= 0n)) return undefined
  const priced = /(?:€|euros?) pour 1 /.test(whole)
    ? list.findIndex(({ unit, value }, i) => i > 0 && unit !== '€' && value.n === 1n && value.d === 1n)
    : -1
  // A price « le kilo » goes with one kilo.
  const [first, second, third] =
    priced > 1 ? [list[priced - 1], list[priced], list.find((_, i) => i < priced - 1)] : list
  if (!first || !second || !third) return undefined
  const wanted = wantedIn(fold(asked), [first, second])
  const other = wanted === first ? second : first
  if (!wanted || isSameKind(first, second) || !isSameKind(other, third)) return undefined
  // « 5 kg de pommes » and « 3 kg de poires » have other prices.
  const thing = (one: Quantity) =>
    fold(
      `${given}\n${asked}`.slice(one.to).match(/^ (?:de |d')(?:ce |cet |cette |ces |la |le |les )?(\p{L}+)/u)?.[1] ??
        '',
    )
  if (other.unit !== '' && thing(other) !== '' && thing(third) !== '' && stem(thing(other)) !== stem(thing(third)))
    return undefined
  const amount = other.unit === '' ? third.value : inUnit(third.value, third.unit, other.unit)
  if (!amount) return undefined
  const one = divide(wanted.value, other.value)
  const value = multiply(one, amount)
  const isCount = wanted.unit === ''
  if (isCount && value.d !== 1n) return undefined
  if (!isSameNumber(divide(value, amount), one)) return undefined
  const target = fold(asked).match(/\ben (kg|g|l|cl|ml|km|m|cm|min|h|litres|grammes)\b/)
  if (target || (wanted.dimension === 'money' && wanted.unit !== '€')) return undefined
  const places = roundingFor(whole, wanted.unit)
  if (places === 'unknown') return undefined
  const isMoney = wanted.dimension === 'money'
  const hasShortOne = french(one).length <= 7 && !french(one).includes('/')
  return measuredSolution({
    kind: 'proportion',
    value,
    unit: wanted.unit,
    noun: isCount ? (wanted.noun.split(/[\s,]/)[0] ?? '') : '',
    places: places ?? (isMoney ? centPlaces(value) : undefined),
    steps: [
      messages.pair(text(other.value, other), text(wanted.value, wanted)),
      ...(third.unit !== '' && third.unit !== other.unit
        ? [messages.lineConversion(third.text, text(amount, other))]
        : []),
      ...(hasShortOne
        ? [
            messages.one(
              other.unit === '' ? '' : ` ${other.unit}`,
              `${tex(wanted.value)} \\div ${tex(other.value)} = ${tex(one)}`,
            ),
            messages.many(`${tex(one)} \\times ${tex(amount)} ${equalTex(value)}`),
          ]
        : [
            messages.cross(
              `\\frac{${tex(amount)} \\times ${tex(wanted.value)}}{${tex(other.value)}} ${equalTex(value)}`,
            ),
          ]),
    ],
    sentence: messages.proportionAnswer,
    rule: messages.proportionRule,
    hints: [...messages.proportionHints],
    minutes: 4,
  })
}
