import { fold } from '../words.ts'

const N = String.raw`([-−]?\d+(?:[.,]\d+)?)`
const LENGTH = String.raw`(\d+(?:[.,]\d+)?\s?(?:mm|cm|dm|m|km)?)`
const DIE = "(?:avec|sur|en lancant|en jetant|au lancer d[e']|quand on lance)\\s*(?:un |du )?(?:de\\b|lancer)"

/** « 3 et 4 cm » are both in centimetres. */
const withUnit = (length: string, other: string) =>
  /[a-z]/.test(length) ? length : `${length.trim()} ${other.replace(/[\d.,\s]/g, '')}`.trim()

type Rephrasing = [RegExp, (...parts: string[]) => string]

/** What pupils leave out of a problem, put back: the left side is folded, the right side is a statement of a textbook. */
const REPHRASINGS: Rephrasing[] = [
  [
    new RegExp(
      `^(?:c'est quoi |combien fait |calcule )?(?:l'|le )?(aire|perimetre) (?:du |d'un |de )?carre (?:de )?(?:cote )?(?:de )?${LENGTH}\\W*$`,
      'u',
    ),
    (size, side) => `Calcule ${size === 'aire' ? "l'aire" : 'le périmètre'} d'un carré de côté ${side}.`,
  ],
  [
    /^(?:combien font |calcule |c'est quoi )?(?:les )?(\d+)\s?\/\s?(\d+) de (\d+(?:[.,]\d+)?)\W*$/u,
    (top, bottom, whole) => `Calcule les ${top}/${bottom} de ${whole}.`,
  ],
  [
    /proba\w* (?:de |d')(?:tirer|avoir|prendre|piocher) une boule (\p{L}+) (?:sur|avec|parmi|s'il y a) (\d+) (?:boules )?(\p{L}+) et (\d+) (?:boules )?(\p{L}+)/u,
    (wanted, a, first, b, second) =>
      `Une urne contient ${a} boules ${first} et ${b} boules ${second}. Quelle est la probabilité de tirer une boule ${wanted} ?`,
  ],
  [
    /^(?:range[rsz]?|classe[rsz]?|ordonne[rsz]?)\s*:?\s*([-−\d].*\d)\W*$/u,
    series => `Range dans l'ordre croissant : ${series}.`,
  ],
  [
    /^(?:ecri[st] |donne |mets |c'est quoi |combien fait )?([-−\d(].*?) (?:en|sous forme)(?: d')? ?(?:nombre |ecriture |forme )?decimale?\W*$/u,
    value => `Donne l'écriture décimale de ${value}.`,
  ],
  [/^([^?]*\d?[a-z][^?a-z]*=[^?a-z]*[a-z]?[^?a-z=]*)\??$/u, equation => `Résous l'équation ${equation.trim()}.`],
  [
    /^(?:si )?([fgh])\(x\) ?= ?(.+?)[ ,;]+(?:calcul\w*|trouve\w*|c'est quoi|quelle est|donne\w*)? ?(?:l'|une |les? )?(image|antecedent)s? (?:de |par \w de )([-−]?\d+(?:[.,]\d+)?)\W*$/u,
    (name, rule, wanted, value) =>
      `On considère la fonction ${name} définie par ${name}(x) = ${rule}. Calcule l'${wanted === 'image' ? 'image' : 'antécédent'} de ${value} par ${name}.`,
  ],
  [
    /^(?:calcul\w* |trouve\w* |c'est quoi |quelle est )?(?:l'|une |les? )?(image|antecedent)s? (?:de )([-−]?\d+(?:[.,]\d+)?) (?:par|si|avec|pour) (?:la fonction )?([fgh])\(x\) ?= ?(.+?)\W*$/u,
    (wanted, value, name, rule) =>
      `On considère la fonction ${name} définie par ${name}(x) = ${rule}. Calcule l'${wanted === 'image' ? 'image' : 'antécédent'} de ${value} par ${name}.`,
  ],
  [
    new RegExp(`proba\\w* (?:de |d')(?:faire|obtenir|avoir|tomber sur) (.+?) ${DIE}`, 'u'),
    event => `On lance un dé équilibré à six faces. Quelle est la probabilité d'obtenir ${event} ?`,
  ],
  [
    new RegExp(`aire d'un triangle rectangle (?:de |avec )?${LENGTH} (?:et|sur|x|par) ${LENGTH}`, 'u'),
    (a, b) => `Calcule l'aire d'un triangle rectangle dont les côtés de l'angle droit mesurent ${a} et ${b}.`,
  ],
  [
    new RegExp(`hypotenuse (?:de |mesure |fait |= ?)?${LENGTH}.*?\\bcotes? (?:de |mesure |fait |= ?)?${LENGTH}`, 'u'),
    (long, side) => `ABC est un triangle rectangle en A avec BC = ${long} et AB = ${side}. Calcule AC.`,
  ],
  [
    new RegExp(`cotes? (?:de l'angle droit )?(?:de |mesurent |font |= ?)?${LENGTH} et ${LENGTH}.*\\bhypotenuse`, 'u'),
    (a, b) => `ABC est un triangle rectangle en A avec AB = ${withUnit(a, b)} et AC = ${b}. Calcule BC.`,
  ],
  [
    new RegExp(`hypotenuse .*\\bcotes? (?:de l'angle droit )?(?:de |mesurent |font |= ?)?${LENGTH} et ${LENGTH}`, 'u'),
    (a, b) => `ABC est un triangle rectangle en A avec AB = ${withUnit(a, b)} et AC = ${b}. Calcule BC.`,
  ],
  [
    /^(?:si )?(\d+) (\p{L}+) (?:coute\w*|vaut|valent|fait|font) (\d+(?:[.,]\d+)?) (?:euros?|€)[ ,]*(?:alors )?combien (?:ca )?(?:coute\w*|vaut|valent|font|fait|pour) (\d+) \p{L}+\W*$/u,
    (count, thing, price, wanted) =>
      `${count} ${thing.replace(/s?$/, 's')} coûtent ${price} €. Combien coûtent ${wanted} ${thing.replace(/s?$/, 's')} ?`,
  ],
  [
    /^(?:calcul\w* |combien font |ca fait combien )?(\d+)\^?\(?([-−]?\d+)\)? ?[x×] ?\1\^\(?([-−]?\d+)\)?\W*$/u,
    (base, a, b) => `Écris sous la forme d'une seule puissance de ${base} : ${base}^{${a}} × ${base}^{${b}}.`,
  ],
  [
    new RegExp(`^(?:calcul\\w* |combien font |ca fait combien )?${N} ?(?:pour ?cents?|%) de ${N}\\W*$`, 'u'),
    (share, whole) => `Calcule ${share} % de ${whole}.`,
  ],
]

const powers = (text: string) =>
  text.replace(
    /(\d)\s*(?:puissance|exposant|\^)\s*\(?([-−]?\d+)\)?/gu,
    (_, base: string, exponent: string) => `${base}^{${exponent}}`,
  )

const lower = (text: string) => fold(text).replace(/\s+/g, ' ').trim()

/** Complete statements that a short question may stand for, as the solvers read them. */
export const rephraseMaths = (plain: string): string[] => {
  const folded = lower(plain)
  return REPHRASINGS.flatMap(([pattern, write]) => {
    const found = folded.match(pattern)
    return found ? [powers(write(...found.slice(1).map(part => part ?? '')))] : []
  })
}
