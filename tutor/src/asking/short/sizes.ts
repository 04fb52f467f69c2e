import { type Restate, readLengths, type ShortQuestion } from './short-question.ts'

/** The size that stands beside one of some words: « rayon 3 cm ». */
const named = ({ quantities }: ShortQuestion, names: RegExp) => quantities.findIndex(({ before }) => names.test(before))

const AREA = /\baires?\b|\bsurface\b/
const AROUND = /\bperimetres?\b|\bcirconference\b|\btour d/
const ROUND = /\bcercles?\b|\bdisques?\b|\bronds?\b/

const square: Restate = question => {
  const { folded, quantities } = question
  if (!/\bcarre\b/.test(folded) || /\bau carre|\bracine|rectangle|cotes? du triangle/.test(folded)) return undefined
  const [side] = readLengths(quantities, 1) ?? []
  if (side === undefined) return undefined
  if (AREA.test(folded)) return `Calcule l'aire d'un carré de côté ${side}.`
  return AROUND.test(folded) ? `Calcule le périmètre d'un carré de côté ${side}.` : undefined
}

const rectangle: Restate = ({ folded, quantities }) => {
  if (!/\brectangles?\b/.test(folded) || /\btriangle/.test(folded)) return undefined
  const [length, width] = readLengths(quantities, 2) ?? []
  if (length === undefined) return undefined
  const sides = `un rectangle de longueur ${length} et de largeur ${width}`
  if (AREA.test(folded)) return `Calcule l'aire d'${sides}.`
  return AROUND.test(folded) ? `Calcule le périmètre d'${sides}.` : undefined
}

const triangle: Restate = question => {
  const { folded, quantities } = question
  if (!/\btriangle/.test(folded)) return undefined
  if (AREA.test(folded)) {
    const [base, height] = readLengths(quantities, 2) ?? []
    if (base === undefined) return undefined
    return /\brectangle/.test(folded)
      ? `Calcule l'aire d'un triangle rectangle dont les côtés de l'angle droit mesurent ${base} et ${height}.`
      : `Calcule l'aire d'un triangle de base ${base} et de hauteur ${height}.`
  }
  if (!AROUND.test(folded)) return undefined
  if (/equilateral/.test(folded)) {
    const [side] = readLengths(quantities, 1) ?? []
    return side && `Calcule le périmètre d'un triangle équilatéral de côté ${side}.`
  }
  const [a, b, c] = readLengths(quantities, 3) ?? []
  return a && `Calcule le périmètre d'un triangle dont les côtés mesurent ${a}, ${b} et ${c}.`
}

const parallelogram: Restate = ({ folded, quantities }) => {
  if (!/\bparallelogramme/.test(folded) || !AREA.test(folded)) return undefined
  const [base, height] = readLengths(quantities, 2) ?? []
  return base && `Calcule l'aire d'un parallélogramme de base ${base} et de hauteur ${height}.`
}

const circle: Restate = ({ folded, quantities }) => {
  if (!ROUND.test(folded)) return undefined
  const [size] = readLengths(quantities, 1) ?? []
  const line = /\brayon/.test(folded) ? 'rayon' : /\bdiametre/.test(folded) ? 'diamètre' : undefined
  if (size === undefined || line === undefined) return undefined
  if (AREA.test(folded)) return `Calcule l'aire d'un disque de ${line} ${size}.`
  return AROUND.test(folded) || /\blongueur d/.test(folded)
    ? `Calcule la longueur d'un cercle de ${line} ${size}.`
    : undefined
}

const volume: Restate = question => {
  const { folded, quantities } = question
  if (!/\bvol(?:ume)?s?\b/.test(folded)) return undefined
  const one = readLengths(quantities, 1)?.[0]
  if (/\bcube/.test(folded)) return one && `Calcule le volume d'un cube d'arête ${one}.`
  if (/\b(?:boule|sphere)/.test(folded))
    return one && /\brayon/.test(folded) ? `Calcule le volume d'une boule de rayon ${one}.` : undefined
  const three = readLengths(quantities, 3)
  if (/\bpave|\bparallelepipede|\b(?:boite|aquarium|carton|caisse|brique)\b/.test(folded))
    return (
      three &&
      `Calcule le volume d'un pavé droit de longueur ${three[0]}, de largeur ${three[1]} et de hauteur ${three[2]}.`
    )
  const two = readLengths(quantities, 2)
  if (/\bpyramide/.test(folded)) {
    const height = named(question, /^hauteur$/)
    return two && /\bcarree?\b/.test(folded) && height >= 0
      ? `Calcule le volume d'une pyramide dont la base est un carré de côté ${two[1 - height]} et de hauteur ${two[height]}.`
      : undefined
  }
  const solid = /\bcylindre/.test(folded) ? 'cylindre' : /\bcone/.test(folded) ? 'cône' : undefined
  if (solid === undefined || two === undefined || !/\brayon/.test(folded)) return undefined
  const [radius, height] = [named(question, /^rayon$/), named(question, /^hauteur$/)]
  if (radius >= 0 && radius === height) return undefined
  const first = radius === 1 || height === 0 ? 1 : 0
  return `Calcule le volume d'un ${solid} de rayon ${two[first]} et de hauteur ${two[1 - first]}.`
}

/** Areas, perimeters and volumes. */
export const sizes: readonly Restate[] = [square, rectangle, triangle, parallelogram, circle, volume]
