import { lookup } from '@ariane/shared/catalogue'
import { type Restate, readLengths } from './short-question.ts'

const N = String.raw`(\d+(?:[.,]\d+)?)`
const number = (text: string) => Number.parseFloat(text.replace(',', '.').replace('−', '-'))

/** « un carré de 49 cm², son côté ? » */
const sideOfSquare: Restate = ({ folded, quantities }) => {
  const [area] = quantities
  if (quantities.length !== 1 || !area || !/\bcarre\b/.test(folded) || !/\bcotes?\b/.test(folded)) return undefined
  if (!/[²]$/.test(area.unit) || /perimetre|diagonale/.test(folded)) return undefined
  return `Un carré a une aire de ${area.value} ${area.unit}. Quelle est la longueur de son côté ?`
}

/** Two right-angled sides and the longest, however they are called. */
const legsAndLongest: Restate = ({ folded, quantities }) => {
  if (!/rectangle|pythagore/.test(folded) || /°|degre|\bangles?\b(?! droit)|\baire|perimetre/.test(folded))
    return undefined
  const [one, other] = readLengths(quantities, 2) ?? []
  if (one === undefined || other === undefined) return undefined
  if (
    /\b(?:petits?|autres|deux|2) (?:petits? )?cotes?\b[^?]*\d.*(?:grand|hypotenuse|dernier|troisieme|3 ?eme|long)/.test(
      folded,
    )
  )
    return `ABC est un triangle rectangle en A avec AB = ${one} et AC = ${other}. Calcule BC.`
  const long = /\b(?:plus )?(?:grand|long) (?:cote )?\D{0,12}\d/.test(folded)
  if (!long || !/autre|manque|petit|trouv|troisieme/.test(folded)) return undefined
  const [large, small] = [one, other].toSorted((a, b) => number(b) - number(a))
  return `ABC est un triangle rectangle en A avec BC = ${large} et AB = ${small}. Calcule AC.`
}

/** « est-ce que 6 8 10 est rectangle », « un triangle avec 3 5 et 10, c'est possible ? » */
const threeSides: Restate = ({ folded, quantities }) => {
  const sides = readLengths(quantities, 3)
  if (!sides || /\bangles?\b(?! droit)|°|degre|\baire|perimetre|volume/.test(folded)) return undefined
  const [a = '', b = '', c = ''] = sides.toSorted((one, other) => number(one) - number(other))
  if (/rectangle|pythagore|angle droit/.test(folded))
    return `ABC est un triangle avec AB = ${a}, AC = ${b} et BC = ${c}. Le triangle ABC est-il rectangle ?`
  return /\btriangle\b/.test(folded) && /\b(?:peut|possible|exist\p{L}*|marche|constructible)\b/u.test(folded)
    ? `Peut-on construire un triangle dont les côtés mesurent ${a}, ${b} et ${c} ?`
    : undefined
}

const SOLID = /\b(prisme|pyramide|cylindre|cone)\b/
const WITH_ARTICLE: Record<string, string> = {
  prisme: 'Un prisme droit',
  pyramide: 'Une pyramide',
  cylindre: 'Un cylindre',
  cone: 'Un cône',
}

/** The volume of a solid from the area of its base. */
const fromBase: Restate = ({ folded, quantities }) => {
  const solid = folded.match(SOLID)?.[1]
  if (solid === undefined || !/\bvolume/.test(folded) || !/\bbase\b/.test(folded) || quantities.length !== 2)
    return undefined
  const area = folded.match(
    new RegExp(
      `\\b(?:aire (?:de la |de )?base|base (?:d'aire |a une aire |de |d'|fait |= ?)?)\\D{0,8}${N} ?([cdm]?m)?[2²]?`,
      'u',
    ),
  )
  const height = folded.match(new RegExp(`\\bhaut\\p{L}*\\D{0,10}${N} ?([cdm]?m)?`, 'u'))
  const isArea = /\baire\b/.test(folded) || quantities.some(({ unit }) => unit.endsWith('²'))
  if (!area || !height || !isArea) return undefined
  const unit = area[2] ?? height[2] ?? 'cm'
  if (height[2] !== undefined && height[2] !== unit) return undefined
  return `${lookup(WITH_ARTICLE, solid) ?? ''} a une base d'aire ${area[1]} ${unit}² et une hauteur de ${height[1]} ${unit}. Calcule son volume.`
}

const SIDE_OF = new Map([
  ['hypotenuse', 'BC'],
  ['oppose', 'AC'],
  ['adjacent', 'AB'],
])
const NAMED_SIDE = new RegExp(`(hypotenuse|oppose|adjacent)\\p{L}*\\D{0,10}?${N} ?(mm|cm|dm|m|km)?`, 'gu')

/** « opposé 3, adjacent 4 » : the angle between. */
const angleFromSides: Restate = ({ folded, quantities }) => {
  if (quantities.length !== 2 || !/\bangle\b|\b(?:cos|sin|tan)/.test(folded)) return undefined
  const given = [...folded.matchAll(NAMED_SIDE)].map(([, side = '', value = '', unit = 'cm']) => ({
    side,
    value,
    unit,
  }))
  const [one, other] = given
  if (given.length !== 2 || !one || !other || one.side === other.side) return undefined
  const write = ({ side, value, unit }: typeof one) => `${SIDE_OF.get(side)} = ${value} ${unit}`
  return `ABC est un triangle rectangle en A. ${write(one)} et ${write(other)}. Calcule l'angle ABC.`
}

const DECOMPOSES = new RegExp(`^(?:\\p{L}+[ -]){0,3}?decompos\\p{L}* (?:le nombre |moi )?${N}\\b`, 'u')
const factors: Restate = ({ folded, quantities }) => {
  const value = folded.match(DECOMPOSES)?.[1]
  return value !== undefined &&
    quantities.length === 1 &&
    /^\d+$/.test(value) &&
    !/dizaine|centaine|unite|dixieme/.test(folded)
    ? `Décompose ${value} en produit de facteurs premiers.`
    : undefined
}

/** « (x + 4)² » alone is to be developed; « 3x + 2 si x vaut 5 » is to be worked out. */
const expression: Restate = ({ plain, folded }) => {
  const bare = plain.replace(/[\s?!.]+$/u, '').trim()
  if (/^[-−+\d\s().,²³x×*^]+$/u.test(bare) && /x/.test(bare) && /\(/.test(bare) && /\([^()]*x[^()]*\)/.test(bare))
    return `Développe et réduis ${bare}.`
  const [, what = '', letter = '', value = ''] =
    folded.match(
      /^(?:calcul\p{L}* |combien (?:fait |vaut )?|ca fait combien )?([-−+\d\s().,²³a-z×*^/]*?[a-z][-−+\d\s().,²³a-z×*^/]*?),? (?:si|pour|avec|quand) ([a-z]) ?(?:=|vaut|est egal a|egale) ?([-−]?\d+(?:,\d+)?)[\s?]*$/u,
    ) ?? []
  const isMaths = /^[-−+\d\s().,²³×*^/a-z]+$/u.test(what) && !/\p{L}{2}/u.test(what) && what.includes(letter)
  return letter !== '' && isMaths ? `Calcule ${what.trim()} pour ${letter} = ${value}.` : undefined
}

const COUNTED = String.raw`${N} ?(\p{L}{3,}|kg|l|g|€|km|m|h)`
/** « 180 km avec 12 litres, combien avec 20 litres » : three numbers, of which two are of the same thing. */
const three: Restate = ({ folded, quantities }) => {
  if (
    quantities.length !== 3 ||
    !/\bcombien\b/.test(folded) ||
    /%|pour ?cent|plus|moins|reste|chacun|rectangle|triangle|vitesse/.test(folded)
  )
    return undefined
  const all = [...folded.replace(/(\d) ?€/g, '$1 euros').matchAll(new RegExp(COUNTED, 'gu'))].map(
    ([, value = '', unit = '']) => ({ value, unit: unit.replace(/s$/, '') }),
  )
  const numbers = folded.match(new RegExp(N, 'g')) ?? []
  if (numbers.length !== 3 || new Set(numbers).size !== 3) return undefined
  const same = all.filter(({ unit }) => all.filter(other => other.unit === unit).length === 2)
  const [first, second] = same
  if (same.length !== 2 || !first || !second || numbers.at(-1) !== second.value) return undefined
  const paired = numbers.find(value => value !== first.value && value !== second.value)
  return paired && `${first.value} cahiers coûtent ${paired} €. Combien coûtent ${second.value} cahiers ?`
}

/** « je partage 84 bonbons entre 7 » */
const share: Restate = ({ folded, quantities }) => {
  const found = folded.match(
    /\b(?:partag\p{L}*|reparti\p{L}*|distribu\p{L}*) (\d+) (?:\p{L}+ )?(?:entre|a|en|pour|dans) (\d+)\b/u,
  )
  return found && quantities.length === 2 && Number(found[1]) % Number(found[2]) === 0
    ? `On partage ${found[1]} bonbons entre ${found[2]} enfants. Combien de bonbons chaque enfant reçoit-il ?`
    : undefined
}

/** « il fait −3 degrés et ça monte de 8 » */
const temperature: Restate = ({ folded, quantities }) => {
  const found = folded.match(
    /\b(?:fait|etait|est|temperature(?: est| etait)? de|a) ([-−]?\d+)\b\D{0,20}\b(mont\p{L}*|augment\p{L}*|descend\p{L}*|baiss\p{L}*|chut\p{L}*|perd\p{L}*|gagn\p{L}*) de (\d+)\b/u,
  )
  if (!found || quantities.length !== 2 || !/degre|°|temperature/.test(folded)) return undefined
  const rises = /^(?:mont|augment|gagn)/.test(found[2] ?? '')
  return `Il fait ${found[1]?.replace('−', '-')} °C. La température ${rises ? 'augmente' : 'baisse'} de ${found[3]} °C. Quelle est la température ?`
}

const CLOCK = String.raw`(\d{1,2}) ?(?:h|heures?|:) ?(\d{2})?`
const fromTo: Restate = ({ folded }) => {
  if (!/combien de temps|quelle duree|duree|dure combien|ca dure|met combien/.test(folded)) return undefined
  const found = folded.match(new RegExp(`^\\D*${CLOCK}\\D+${CLOCK}\\D*$`, 'u'))
  if (!found) return undefined
  const [, h, m = '00', h2, m2 = '00'] = found
  return Number(h2) * 60 + Number(m2) > Number(h) * 60 + Number(m)
    ? `Un trajet commence à ${h} h ${m} et se termine à ${h2} h ${m2}. Quelle est sa durée ?`
    : undefined
}

const affine: Restate = ({ plain }) => {
  const given = [...plain.matchAll(/f ?\( ?([-−]?\d+) ?\) ?= ?([-−]?\d+)/gu)]
  const [one, other] = given
  return given.length === 2 && one && other && /ax ?\+ ?b|affine/iu.test(plain)
    ? `f est une fonction affine telle que f(${one[1]}) = ${one[2]} et f(${other[1]}) = ${other[2]}. Déterminer f.`
    : undefined
}

/** What a lesson's exercises ask, in the few words of somebody who has the lesson before him. */
export const recall: readonly Restate[] = [
  sideOfSquare,
  legsAndLongest,
  threeSides,
  fromBase,
  angleFromSides,
  factors,
  expression,
  three,
  share,
  temperature,
  fromTo,
  affine,
]
