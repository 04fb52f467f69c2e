import { messages } from './messages.ts'
import { type ReadStory, read, tex, write } from './story.ts'

const LENGTH = String.raw`(\d+(?:,\d+)?) ?(mm|cm|dm|dam|hm|km|m)?(?![\p{L}²³])`
const ASKS_SIDE =
  /(?:mesure|longueur|combien|quel)[^\d]{0,25}\bcotes?\b|\bcotes?\b[^\d]{0,20}(?:combien|mesure|\?)|\bcotes?\b ?\??$/

const EQUAL_SIDES: [RegExp, number][] = [
  [/\bcarre\b|\blosange\b/, 4],
  [/\btriangle equilateral\b/, 3],
  [/\bhexagone regulier\b/, 6],
  [/\bpentagone regulier\b/, 5],
]
/** « le périmètre d'un carré fait 36 cm, combien mesure un côté ? », and the side of a square from its area. */
export const squareSide: ReadStory = ({ folded, numbers }) => {
  const count = EQUAL_SIDES.find(([pattern]) => pattern.test(folded))?.[1]
  if (
    count === undefined ||
    !ASKS_SIDE.test(folded) ||
    numbers.length !== 1 ||
    /diagonale|cube|pyramide|\d ?\p{L}* de cotes?\b|\bcotes? (?:de|mesure|fait|vaut|=) ?\d/u.test(folded)
  )
    return undefined
  const perimeter = folded.match(new RegExp(`perimetre[^\\d]{0,30}${LENGTH}`, 'u'))
  if (perimeter) {
    const side = Math.round((read(perimeter[1]) / count) * 1e6) / 1e6
    return {
      lines: [messages.side(`${tex(read(perimeter[1]))} \\div ${count} = ${tex(side)}`)],
      result: `${write(side)} ${perimeter[2] ?? ''}`.trim(),
    }
  }
  if (!/\bcarre\b/.test(folded)) return undefined
  const area = folded.match(/\b(?:aire|surface)[^\d]{0,30}(\d+(?:,\d+)?) ?(mm|cm|dm|km|m)?[²2]?(?![\d\p{L}])/u)
  const side = Math.sqrt(read(area?.[1]))
  if (!area || !Number.isInteger(side)) return undefined
  return {
    lines: [messages.root(`${tex(side)} \\times ${tex(side)} = ${tex(read(area[1]))}`)],
    result: `${write(side)} ${area[2] ?? ''}`.trim(),
  }
}

const GIVEN_SIDE = new RegExp(`\\b(?:longueur|largeur|cote)[^\\d?]{0,20}${LENGTH}`, 'u')
/** The missing side of a rectangle, from its area or its perimeter. */
export const rectangleSide: ReadStory = ({ folded, numbers }) => {
  if (!/\brectang/.test(folded) || numbers.length !== 2 || /triangle|diagonale/.test(folded)) return undefined
  if (
    !/(?:quelle|combien|trouver|calculer)[^\d]{0,40}\b(?:longueur|largeur|autre cote)\b|\b(?:longueur|largeur|autre cote)\b[^\d]{0,20}(?:combien|\?)|(?:largeur|longueur) ?\??$/.test(
      folded,
    )
  )
    return undefined
  const side = folded.match(GIVEN_SIDE)
  const area = folded.match(/\baire[^\d]{0,30}(\d+(?:,\d+)?) ?(?:mm|cm|dm|km|m)?[²2]?(?![\d\p{L}])/u)
  const perimeter = folded.match(new RegExp(`perimetre[^\\d]{0,30}${LENGTH}`, 'u'))
  if (!side || Boolean(area) === Boolean(perimeter)) return undefined
  const given = read(side[1])
  const unit = side[2] ?? ''
  if (area) {
    const other = read(area[1]) / given
    return {
      lines: [messages.otherSide(`${tex(read(area[1]))} \\div ${tex(given)} = ${tex(other)}`)],
      result: `${write(other)} ${unit}`.trim(),
    }
  }
  const half = read(perimeter?.[1]) / 2
  if (half <= given || (perimeter?.[2] ?? unit) !== unit) return undefined
  return {
    lines: [
      messages.half(`${tex(half * 2)} \\div 2 = ${tex(half)}`),
      messages.left(`${tex(half)} - ${tex(given)} = ${tex(half - given)}`),
    ],
    result: `${write(half - given)} ${unit}`.trim(),
  }
}

const THOUGHT =
  /(?:pense|choisi\p{L}*|nombre)[^\d]{0,40}(?:multipli\p{L}*|fois)[^\d]{0,12}(\d+(?:,\d+)?)[^\d]{0,30}?(ajout\p{L}*|soustra\p{L}*|enlev\p{L}*|retir\p{L}*|plus|moins)[^\d]{0,10}(\d+(?:,\d+)?)[^\d]{0,40}?(?:trouv\p{L}*|obtien\p{L}*|donne|fait|resultat[^\d]{0,8}|egal)[^\d]{0,8}(\d+(?:,\d+)?)/u
/** « je pense à un nombre, je le multiplie par 4 et j'ajoute 7, je trouve 31 » */
export const thoughtNumber: ReadStory = ({ folded, numbers }) => {
  const [, times, verb = '', term, end] = folded.match(THOUGHT) ?? []
  const all = numbers.length
  if (
    times === undefined ||
    term === undefined ||
    end === undefined ||
    all < 3 ||
    all > 4 ||
    (all === 4 && !numbers.includes(1))
  )
    return undefined
  const isAdded = /^(?:ajout|plus)/.test(verb)
  const before = isAdded ? read(end) - read(term) : read(end) + read(term)
  const value = before / read(times)
  return {
    lines: [
      messages.thought(`${tex(read(times))}x ${isAdded ? '+' : '-'} ${tex(read(term))} = ${tex(read(end))}`),
      messages.undone(`${tex(read(end))} ${isAdded ? '-' : '+'} ${tex(read(term))} = ${tex(before)}`),
      messages.undone(`${tex(before)} \\div ${tex(read(times))} = ${tex(value)}`),
    ],
    result: write(value),
  }
}

/** « j'ai eu 12 et 14, combien il me faut pour avoir 13 de moyenne ? » */
export const wantedMean: ReadStory = ({ folded, numbers }) => {
  const mean = folded.match(/(\d+(?:,\d+)?) (?:de |en )?moyenne|moyenne (?:de |a |egale a )?(\d+(?:,\d+)?)/)
  const asks =
    /(?:combien|quelle note|il (?:me )?faut|je dois avoir)/.test(folded) &&
    /pour avoir|pour que|pour obtenir|faut/.test(folded)
  const wanted = read(mean?.[1] ?? mean?.[2])
  const notes = numbers.toSpliced(numbers.indexOf(wanted), 1)
  if (!mean || !asks || notes.length < 2 || /coef|%|sur 20.*sur 10/.test(folded) || notes.some(note => note > 20))
    return undefined
  const total = wanted * (notes.length + 1)
  const got = notes.reduce((all, one) => all + one, 0)
  if (total - got < 0) return undefined
  return {
    lines: [
      messages.average(`${notes.length + 1} \\times ${tex(wanted)} = ${tex(total)}`),
      messages.missing(`${tex(total)} - (${notes.map(tex).join(' + ')}) = ${tex(total - got)}`),
    ],
    result: write(total - got),
  }
}

/** « le double d'un nombre plus 6 fait 20 », « la somme de deux nombres est 30, l'un vaut 12 » */
export const namedNumber: ReadStory = ({ folded, numbers }) => {
  const times = /\ble double d'un nombre/.test(folded) ? 2 : /\ble triple d'un nombre/.test(folded) ? 3 : 0
  const [, verb = '', term, end] =
    folded.match(
      /d'un nombre[^\d]{0,20}?\b(plus|moins|augmente de|diminue de)[^\d]{0,5}(\d+(?:,\d+)?)[^\d]{0,20}?(?:fait|donne|vaut|egal|est)[^\d]{0,8}(\d+(?:,\d+)?)/,
    ) ?? []
  if (times > 0 && term !== undefined && numbers.length === 2) {
    const isAdded = verb === 'plus' || verb === 'augmente de'
    const before = isAdded ? read(end) - read(term) : read(end) + read(term)
    return {
      lines: [
        messages.thought(`${times}x ${isAdded ? '+' : '-'} ${tex(read(term))} = ${tex(read(end))}`),
        messages.undone(`${tex(read(end))} ${isAdded ? '-' : '+'} ${tex(read(term))} = ${tex(before)}`),
        messages.undone(`${tex(before)} \\div ${times} = ${tex(before / times)}`),
      ],
      result: write(before / times),
    }
  }
  const [, whole, one] =
    folded.match(
      /somme de (?:2|deux) nombres (?:est|fait|vaut|egale?)[^\d]{0,8}(\d+(?:,\d+)?)[^\d]{0,20}\bl'un[^\d]{0,12}(\d+(?:,\d+)?)/,
    ) ?? []
  if (whole === undefined || numbers.filter(number => number !== 2).length !== 2) return undefined
  const other = read(whole) - read(one)
  return { lines: [messages.left(`${tex(read(whole))} - ${tex(read(one))} = ${tex(other)}`)], result: write(other) }
}

/** « dans un parallélogramme un angle fait 65°, les autres ? » */
export const parallelogramAngles: ReadStory = ({ folded, numbers }) => {
  const [angle = 0] = numbers
  if (!/parallelogramme|losange/.test(folded) || !/\bangles?\b/.test(folded) || numbers.length !== 1 || angle >= 180)
    return undefined
  if (!/\bautres?\b|combien|mesure/.test(folded)) return undefined
  return {
    lines: [messages.parallelogram(`180 - ${tex(angle)} = ${tex(180 - angle)}`)],
    result: `${write(angle)}°, ${write(180 - angle)}° et ${write(180 - angle)}°`,
  }
}

/** « il reste quelle fraction si je mange 3/8 d'une pizza ? » */
export const leftFraction: ReadStory = ({ folded, numbers }) => {
  const found = [...folded.matchAll(/(?<![\d/])(\d+) ?\/ ?(\d+)(?![\d/])/g)]
  const [top, under] = [read(found[0]?.[1]), read(found[0]?.[2])]
  if (
    found.length !== 1 ||
    numbers.length !== 2 ||
    top >= under ||
    !/\breste\b/.test(folded) ||
    !/fraction|combien|quelle part/.test(folded)
  )
    return undefined
  if (!/mang|bu|utilis|depens|lu\b|pren|parcour|donn/.test(folded)) return undefined
  return {
    lines: [messages.whole(`\\frac{${under}}{${under}} - \\frac{${top}}{${under}} = \\frac{${under - top}}{${under}}`)],
    result: `$\\frac{${under - top}}{${under}}$`,
  }
}
