import { messages } from './messages.ts'
import { money, type ReadStory, read, tex, write } from './story.ts'

const sum = (values: readonly number[]) => Math.round(values.reduce((all, one) => all + one, 0) * 1000) / 1000
const added = (values: readonly number[]) => values.map(tex).join(' + ')

const OTHER =
  /%|pour ?cent|fois|moitie|tiers|quart|double|triple|chacun|chaque|piece|l'un|par (?:jour|mois|semaine|heure|personne|kg|km)|partag|moyenne|de plus que|de moins que|plus (?:cher|grand|lourd|vieux) que|autant|kilos? de .* a |\d\/\d|litres? (?:aux|pour)|vitesse|perimetre|aire|volume/

const HAS =
  /^(?:\p{L}+ ){0,3}?(?:j'ai|j'avais|avec|on a|il a|elle a|\p{L}+ (?:a|avait|possede)|je pars avec|je paie avec)[^\d]{0,25}(\d+(?:,\d+)?) ?(?:€|euros?)/u
const BILL = /(?:billet de|je donne|je paie avec|on donne|je paye avec)[^\d]{0,12}(\d+(?:,\d+)?)/
const PRICED = /(\d+) (?:\p{L}+ ){1,2}(?:a|de|qui coutent) (\d+(?:,\d+)?) ?(?:€|euros?)/gu
const COUNTED = /(?<![\d,])\d+ (?!€|euros?|et\b|combien|il\b|reste|j'|je\b|on\b|puis\b|ca\b|de\b)\p{L}{2,}/u

/** « j'ai 50 €, j'achète un livre à 12,50 et 2 jeux à 15 €, combien il me reste ? » */
export const budget: ReadStory = ({ folded, numbers }) => {
  if (OTHER.test(folded) || numbers.length < 2 || numbers.length > 6 || !/€|euros?|billet/.test(folded))
    return undefined
  if (!/\breste|\brend|monnaie/.test(folded) || /gagn|recoi|rembours|trouv|ajout/.test(folded)) return undefined
  const had = folded.match(HAS) ?? folded.match(BILL)
  if (!had || !/achet|depens|pren|pai|pay|cout|donne|pret|perd/.test(folded)) return undefined
  const rest = folded.replace(had[0], ' ')
  const products = [...rest.matchAll(PRICED)].filter(([, count]) => count !== '1')
  const left = products.reduce((text, [found]) => text.replace(found, ' '), rest)
  if (COUNTED.test(left.replace(/(?<![\d,])1 \p{L}+/gu, ' '))) return undefined
  const singles = (left.match(/(?<![\d,])\d+(?:,\d+)?/g) ?? []).map(read)
  const prices = [
    ...products.map(([, count, price]) => ({
      value: read(count) * read(price),
      shown: `${tex(read(count))} \\times ${tex(read(price))}`,
    })),
    ...singles.map(value => ({ value, shown: tex(value) })),
  ]
  const start = read(had[1])
  const total = sum(prices.map(({ value }) => value))
  if (prices.length === 0 || total > start) return undefined
  const over = sum([start, -total])
  const isSum = prices.length > 1 || products.length > 0
  return {
    lines: [
      ...(isSum ? [messages.spent(`${prices.map(({ shown }) => shown).join(' + ')} = ${tex(total)}`)] : []),
      messages.left(`${tex(start)} - ${tex(total)} = ${tex(over)}`),
    ],
    result: money(over),
  }
}

const UP = /\b(?:mont|arriv|gagn|ajout|recoi|recu|rejoign|entr|ramass|trouv)\p{L}*/u
const DOWN = /\b(?:descend|part|perd|donn|mang|sort|quitt|vend|enlev|casse|absent|meur)\p{L}*/u

/** « il y avait 28 élèves dans le bus, 9 descendent et 4 montent » */
export const running: ReadStory = ({ folded, numbers }) => {
  const [start = 0, ...changes] = numbers
  if (OTHER.test(folded) || changes.length === 0 || changes.length > 4 || !numbers.every(Number.isInteger))
    return undefined
  if (
    !/combien/.test(folded) ||
    !/^[^\d]*(?:y a|y avait|j'ai|j'avais|\ba|avait|sont|etait|etaient|contient) \d/u.test(folded)
  )
    return undefined
  if (/€|euro|metre|degre|°|etage|\bde plus|de moins|\bkm\b/.test(folded)) return undefined
  const parts = folded
    .split(/[,;.]| et (?=[^,]*\d)| puis | (?=(?:il|elle|on|j')(?: en|en)? \p{L}+ \d)/u)
    .filter(part => /\d/.test(part))
  if (parts.length !== numbers.length || parts.some(part => (part.match(/\d+/g) ?? []).length !== 1)) return undefined
  const signs = parts.slice(1).map(part => {
    const [up, down] = [UP.test(part), DOWN.test(part)]
    return up === down ? 0 : up ? 1 : -1
  })
  if (signs.includes(0)) return undefined
  const result = sum([start, ...changes.map((change, i) => change * (signs[i] ?? 0))])
  if (result < 0) return undefined
  const line = changes.map((change, i) => ` ${signs[i] === 1 ? '+' : '-'} ${tex(change)}`).join('')
  return { lines: [messages.moves(`${tex(start)}${line} = ${tex(result)}`)], result: write(result) }
}

const MEASURE = /(\d+(?:,\d+)?) ?(kg|g|km|m|cm|mm|l|cl|ml|€|euros?)(?![\p{L}\d²³])/gu

/** « un sac de 3,4 kg et un autre de 2,75 kg, ça pèse combien en tout ? » */
export const together: ReadStory = ({ folded, numbers }) => {
  if (OTHER.test(folded) || !/\ben tout\b|\bau total\b|\bensemble\b/.test(folded) || numbers.length < 2)
    return undefined
  if (/reste|rend|achet.*\d+ \p{L}{4,} a /u.test(folded)) return undefined
  const found = [...folded.matchAll(MEASURE)]
  const units = new Set(found.map(([, , unit = '']) => unit.replace(/^euros?$/, '€')))
  const [unit = ''] = units
  if (found.length !== numbers.length || units.size !== 1) return undefined
  const values = found.map(([, value]) => read(value))
  const total = sum(values)
  const shown = unit === 'l' ? 'L' : unit === 'cl' ? 'cL' : unit === 'ml' ? 'mL' : unit
  return {
    lines: [messages.sum(`${added(values)} = ${tex(total)}`)],
    result: unit === '€' ? money(total) : `${write(total)} ${shown}`,
  }
}

const PIECES =
  /(\d+) (?:\p{L}+ ){1,3}?(?:a|qui coutent?|coutent?|vendus?|de|pour)? ?(\d+(?:,\d+)?) ?(?:€|euros?) ?(?:(?:la |l')?piece|chacune?|l'un|l'une|l'unite|le paquet|la boite|par personne|chaque)/u
const COUNT_PRICE =
  /^(?:pour |si j'achete |j'achete |on achete )?(\d+) (?:\p{L}+ ){1,3}a (\d+(?:,\d+)?) ?(?:€|euros?)?(?: le kilo| le kg| le litre| le metre)? ?,? ?(?:ca (?:fait|coute)|je pa[iy]e|on pa[iy]e|combien|prix total)/u
const PIECE_FIRST =
  /\b(?:1|une?|le|la) (\p{L}{3,})(?: \p{L}+| d'\p{L}+){0,2} (?:coute|vaut|a|est a) (\d+(?:,\d+)?)(?: ?(?:€|euros?))?[^\d]{1,40}?(\d+) (?:\1|personnes|eleves|enfants|amis)/u

/** « 8 cahiers à 1,25 € pièce » */
export const pieces: ReadStory = ({ folded, numbers }) => {
  if (/%|reste|rend|monnaie|reduction|remise|offert|gratuit|livraison/.test(folded)) return undefined
  const found = folded.match(PIECES) ?? folded.match(COUNT_PRICE)
  const turned = folded.match(PIECE_FIRST)
  const [count, price] = found ? [found[1], found[2]] : [turned?.[3], turned?.[2]]
  const others = numbers.filter(number => number !== 1)
  if (count === undefined || price === undefined || !/combien|prix|paye|total/.test(folded)) return undefined
  if (others.length > 2 || !others.every(number => number === read(count) || number === read(price))) return undefined
  const total = read(count) * read(price)
  return {
    lines: [messages.each(`${tex(read(count))} \\times ${tex(read(price))} = ${tex(total)}`)],
    result: money(total),
  }
}

const PER_HUNDRED = /(\d+(?:,\d+)?) ?(?:l|litres?) (?:aux|pour|tous les|par) (\d+) ?km[^\d]*(\d+(?: \d{3})?) ?km/u
/** « 6 litres aux 100 km, combien pour 350 km ? » */
export const consumption: ReadStory = ({ folded, numbers }) => {
  const [, litres, per, distance] = folded.match(PER_HUNDRED) ?? []
  if (litres === undefined || numbers.length !== 3 || /€|euro|aller-retour|cout/.test(folded)) return undefined
  const result = (read(litres) / read(per)) * read(distance)
  return {
    lines: [
      messages.perHundred(
        `${tex(read(litres))} \\div ${tex(read(per))} \\times ${tex(read(distance))} = ${tex(result)}`,
      ),
    ],
    result: `${write(result)} L`,
  }
}
