import { type Form, readForms } from './choose-form.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const isPrime = (n: number) => n > 1 && range(2, Math.floor(Math.sqrt(n))).every(d => n % d !== 0)
const digitSum = (n: number) => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)

/** Numbers that pupils take for prime: odd, and not of the tables. */
const PRIMES = range(11, 61).filter(isPrime)
const OTHERS = [21, 27, 33, 39, 49, 51, 57, 63, 77, 87, 91]
const PRIMALITY: readonly Form[] = [
  {
    set: 'prime',
    form: 'deux diviseurs exactement',
    why: 'le nombre est premier, seuls 1 et lui-même le divisent',
    sentences: PRIMES.map(n => `Le nombre ${n} a … .`),
  },
  {
    set: 'prime',
    form: 'plus de deux diviseurs',
    why: 'le nombre a un autre diviseur que 1 et lui-même',
    sentences: OTHERS.map(n => `Le nombre ${n} a … .`),
  },
  { set: 'prime', form: 'un seul diviseur', why: 'le nombre est 1', sentences: [] },
]

const DIVIDED = range(102, 400).filter((_, i) => i % 7 === 3)
const divisibility = (n: number) => [2, 3, 5].filter(d => n % d === 0)
const ofKind = (divisors: readonly number[]) =>
  DIVIDED.filter(n => divisibility(n).join() === divisors.join() && digitSum(n) < 18).slice(0, 6)
const DIVISIBILITY: readonly Form[] = [
  {
    divisors: [2],
    form: 'par 2 seulement',
    why: 'le nombre est pair, et il n’est multiple ni de 3 ni de 5',
  },
  {
    divisors: [3],
    form: 'par 3 seulement',
    why: 'la somme de ses chiffres convient, mais pas son dernier chiffre',
  },
  {
    divisors: [5],
    form: 'par 5 seulement',
    why: 'le nombre finit par 5, et la somme de ses chiffres ne convient pas',
  },
  {
    divisors: [2, 3],
    form: 'par 2 et par 3',
    why: 'le nombre est pair, et la somme de ses chiffres est un multiple de 3',
  },
].map(({ divisors, form, why }) => ({
  set: 'divisible',
  form,
  why,
  sentences: ofKind(divisors).map(n => `Parmi 2, 3 et 5, le nombre ${n} est divisible … .`),
}))

const FRACTIONS = [
  [2, 3],
  [5, 8],
  [7, 9],
  [3, 10],
  [4, 5],
  [9, 4],
  [7, 3],
  [11, 10],
  [8, 5],
  [6, 5],
  [4, 4],
  [9, 9],
  [7, 7],
  [12, 12],
  [5, 5],
] as const
const compareToOne = (sign: number) =>
  FRACTIONS.filter(([n, d]) => Math.sign(n - d) === sign).map(([n, d]) => `La fraction ${n}/${d} est … 1.`)
const TO_ONE: readonly Form[] = [
  {
    set: 'to-one',
    form: 'inférieure à',
    why: 'le numérateur est plus petit que le dénominateur',
    sentences: compareToOne(-1),
  },
  { set: 'to-one', form: 'égale à', why: 'le numérateur est égal au dénominateur', sentences: compareToOne(0) },
  {
    set: 'to-one',
    form: 'supérieure à',
    why: 'le numérateur est plus grand que le dénominateur',
    sentences: compareToOne(1),
  },
]

const ANGLES: readonly Form[] = [
  { form: 'aigu', why: 'il mesure moins de 90°', sizes: [12, 35, 48, 67, 75, 89] },
  { form: 'droit', why: 'il mesure 90°', sizes: [90] },
  { form: 'obtus', why: 'il mesure plus de 90° et moins de 180°', sizes: [91, 105, 120, 138, 154, 175] },
  { form: 'plat', why: 'il mesure 180°', sizes: [180] },
].map(({ form, why, sizes }) => ({
  set: 'angle',
  form,
  why,
  sentences: sizes.flatMap(size => [`Un angle de ${size}° est … .`, `L’angle ABC mesure ${size}° : il est … .`]),
}))

/** Three sides, the longest last. */
const SIDES = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
  [4, 5, 6],
  [5, 6, 8],
  [6, 7, 9],
  [7, 8, 11],
  [5, 11, 12],
  [8, 9, 12],
] as const
const makeSides = (isRight: boolean) =>
  SIDES.filter(([a, b, c]) => (a * a + b * b === c * c) === isRight).map(
    ([a, b, c]) => `Un triangle de côtés ${a} cm, ${b} cm et ${c} cm … .`,
  )
const RIGHT_ANGLED: readonly Form[] = [
  {
    set: 'right-angled',
    form: 'est rectangle',
    why: 'le carré du plus grand côté est égal à la somme des carrés des deux autres',
    sentences: makeSides(true),
  },
  {
    set: 'right-angled',
    form: 'n’a pas d’angle droit',
    why: 'le carré du plus grand côté diffère de la somme des carrés des deux autres',
    sentences: makeSides(false),
  },
  { set: 'right-angled', form: 'n’existe pas', why: 'un côté dépasse la somme des deux autres', sentences: [] },
]

const LENGTHS = [
  [3, 4, 5],
  [6, 6, 10],
  [7, 9, 12],
  [5, 8, 11],
  [10, 10, 3],
  [4, 5, 10],
  [2, 3, 7],
  [6, 1, 9],
  [3, 8, 12],
  [5, 5, 11],
  [4, 6, 10],
  [3, 5, 8],
  [7, 2, 9],
  [6, 6, 12],
] as const
const INEQUALITY: readonly Form[] = [
  { form: 'triangle non aplati', why: 'la plus grande longueur est inférieure à la somme des deux autres', sign: -1 },
  { form: 'triangle aplati', why: 'la plus grande longueur est égale à la somme des deux autres', sign: 0 },
  { form: 'aucun triangle', why: 'la plus grande longueur dépasse la somme des deux autres', sign: 1 },
].map(({ form, why, sign }) => ({
  set: 'inequality',
  form,
  why,
  sentences: LENGTHS.filter(sides => Math.sign(2 * Math.max(...sides) - sides.reduce((a, b) => a + b, 0)) === sign).map(
    sides => `Côtés de ${sides[0]} cm, ${sides[1]} cm et ${sides[2]} cm : … .`,
  ),
}))

const SIGNS = readForms(`
sign|plus grand que 0|il y a un nombre pair de nombres négatifs, et aucun zéro|(−3) × (−5) est … .|4 × 7 est … .|(−2) × 6 × (−1) est … .|(−1) × (−1) × 8 est … .|(−12) ÷ (−4) est … .|(−2) × (−3) × (−4) × (−5) est … .
sign|plus petit que 0|il y a un nombre impair de nombres négatifs, et aucun zéro|(−3) × 5 est … .|4 × (−7) est … .|(−2) × (−6) × (−1) est … .|(−1) × 5 × 8 est … .|12 ÷ (−4) est … .|(−2) × (−3) × (−4) × 5 est … .
sign|égal à 0|on multiplie par zéro, ou l’on divise zéro|(−3) × 0 est … .|0 × 7 est … .|(−2) × (−6) × 0 est … .|0 ÷ (−4) est … .
`)

const OTHERS_OF_MATHS = readForms(`
sum|une somme|la dernière opération à faire est une addition|Dans l’ordre des priorités, 3 × 4 + 5 est … .|L’expression 7 + 2 × 6 est … .|L’expression 2x + 5 est … .|L’expression 8 ÷ 2 + 1 est … .|L’expression x + 3y est … .
sum|une différence|la dernière opération à faire est une soustraction|Dans l’ordre des priorités, 3 × 4 − 5 est … .|L’expression 20 − 2 × 6 est … .|L’expression 2x − 5 est … .|L’expression 8 ÷ 2 − 1 est … .|L’expression 9 − 3y est … .
sum|un produit|la dernière opération à faire est une multiplication|Dans l’ordre des priorités, 3 × (4 + 5) est … .|L’expression (7 + 2) × 6 est … .|L’expression 2(x + 5) est … .|L’expression (8 − 2) × 3 est … .|L’expression 4(9 − y) est … .
sum|un quotient|la dernière opération à faire est une division|Dans l’ordre des priorités, (3 + 9) ÷ 4 est … .|L’expression (7 + 2) ÷ 3 est … .|L’expression 20 ÷ (8 + 2) est … .|L’expression (18 − 4) ÷ 7 est … .
proportional|proportionnelles|une quantité double quand l’autre double|À 2 € le kilo, masse et prix sont des grandeurs … .|Le périmètre d’un carré et son côté sont des grandeurs … .|Un robinet débite 10 L par minute : durée et volume sont des grandeurs … .|3 cahiers coûtent 6 €, 5 coûtent 10 €, 7 coûtent 14 € : nombre et prix sont des grandeurs … .|À vitesse constante, durée et distance sont des grandeurs … .
proportional|non proportionnelles|une quantité ne double pas quand l’autre double|L’âge d’une personne et sa taille sont des grandeurs … .|3 places coûtent 6 €, 6 places coûtent 10 € : nombre et prix sont des grandeurs … .|5 € d’entrée puis 2 € par tour : nombre de tours et prix sont des grandeurs … .|L’aire d’un carré et son côté sont des grandeurs … .|2 stylos coûtent 3 €, 6 stylos coûtent 8 € : nombre et prix sont des grandeurs … .
proportional|égales|les deux quantités sont le même nombre
quantity|le périmètre|on cherche la longueur d’un tour|Pour clôturer un jardin, on calcule … .|Pour border une nappe d’un ruban, on calcule … .|Pour encadrer un tableau d’une baguette, on calcule … .|La longueur du tour d’un stade est … .|Une réponse de 24 cm peut donner … d’un carré.
quantity|l’aire|on cherche la mesure d’une surface|Pour semer du gazon, on calcule … .|Pour carreler une pièce, on calcule … du sol.|Pour peindre un mur, on calcule … .|La mesure de la surface d’une feuille est … .|Une réponse de 24 cm² peut donner … d’un rectangle.
quantity|le volume|on cherche l’espace occupé|Pour remplir d’eau une piscine, on calcule … .|Une réponse de 24 cm³ peut donner … d’un pavé.|Pour savoir combien de sable tient dans une caisse, on calcule … .|L’espace occupé par un solide est … .
quadrant|positives|les deux coordonnées sont supérieures à zéro|Le point A(3 ; 5) a ses deux coordonnées … .|À droite de l’axe vertical et au-dessus de l’autre axe, les coordonnées sont … .|Le point B(1 ; 7) a ses deux coordonnées … .|Le point C(0,5 ; 2) a ses deux coordonnées … .
quadrant|négatives|les deux coordonnées sont inférieures à zéro|Le point A(−3 ; −5) a ses deux coordonnées … .|À gauche de l’axe vertical et au-dessous de l’autre axe, les coordonnées sont … .|Le point B(−1 ; −7) a ses deux coordonnées … .|Le point C(−0,5 ; −2) a ses deux coordonnées … .
quadrant|de signes contraires|l’une est supérieure à zéro et l’autre inférieure|Le point A(3 ; −5) a deux coordonnées … .|À gauche de l’axe vertical et au-dessus de l’autre axe, les coordonnées sont … .|Le point B(−1 ; 7) a deux coordonnées … .|Le point C(0,5 ; −2) a deux coordonnées … .
average|la moyenne|on partage le total également|La somme des valeurs divisée par leur nombre est … .|12, 14 et 16 : on calcule (12 + 14 + 16) ÷ 3 pour trouver … .|La note unique qui donnerait le même total est … .|Chacun recevrait autant si l’on partageait tout : on cherche … .
average|la médiane|on coupe en deux la série rangée|La valeur qui partage la série rangée en deux moitiés est … .|7, 9, 30 : le nombre du milieu, 9, est … .|Une moitié des élèves a moins, l’autre a plus : on cherche … .|On range les valeurs et l’on prend celle du milieu : c’est … .
average|l’étendue|on mesure l’écart entre les extrêmes|La plus grande valeur moins la plus petite est … .|De 4 à 19, l’écart est 15 : c’est … .|On mesure la dispersion par l’écart entre les extrêmes : c’est … .|On calcule 19 − 4 pour une série qui va de 4 à 19 : c’est … .
similar|semblables|les angles sont deux à deux égaux, ou les côtés proportionnels|Angles 50°, 60°, 70° et angles 60°, 70°, 50° : les triangles sont … .|Côtés 4, 6, 8 et côtés 6, 9, 12 : les triangles sont … .|Côtés 3, 4, 5 et côtés 6, 8, 10 : les triangles sont … .|Deux angles de 40° et 80° dans chacun des triangles : ils sont … .|Deux triangles équilatéraux de tailles différentes sont … .
similar|de formes différentes|les angles diffèrent, et les côtés ne sont pas proportionnels|Angles 50°, 60°, 70° et angles 50°, 50°, 80° : les triangles sont … .|Côtés 4, 6, 8 et côtés 6, 8, 12 : les triangles sont … .|Côtés 3, 4, 5 et côtés 4, 5, 6 : les triangles sont … .|Un triangle rectangle et un triangle équilatéral sont … .
similar|superposables|les trois longueurs sont deux à deux égales
factors|développer|on écrit un produit sous forme d’une somme|Passer de 3(x + 2) à 3x + 6, c’est … .|Passer de x(x − 4) à x² − 4x, c’est … .|Supprimer les parenthèses d’un produit en distribuant, c’est … .|Passer de 5(2x − 1) à 10x − 5, c’est … .
factors|factoriser|on écrit une somme sous forme d’un produit|Passer de 3x + 6 à 3(x + 2), c’est … .|Passer de x² − 4x à x(x − 4), c’est … .|Mettre un facteur commun devant des parenthèses, c’est … .|Passer de 10x − 5 à 5(2x − 1), c’est … .
factors|réduire|on regroupe les termes de même sorte|Passer de 3x + 5x à 8x, c’est … .|Passer de 7x + 2 − 4x à 3x + 2, c’est … .|Regrouper les termes en x d’une somme, c’est … .|Passer de 2x + 3 + 4 à 2x + 7, c’est … .
`)

/** What mathematics asks to decide about numbers and figures. */
export const MATHS_FORMS: readonly Form[] = [
  ...PRIMALITY,
  ...DIVISIBILITY,
  ...TO_ONE,
  ...ANGLES,
  ...RIGHT_ANGLED,
  ...INEQUALITY,
  ...SIGNS,
  ...OTHERS_OF_MATHS,
]
