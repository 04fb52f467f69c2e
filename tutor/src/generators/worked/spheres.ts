import { int, pick } from '../random.ts'
import { chain } from './chain.ts'

/** A ball: its volume, rounded to the unit. */
export const ballVolume = chain(random => {
  const [what, least, most] = pick(random, [
    ['Un ballon', 8, 15],
    ['Une boule en bois', 2, 9],
    ['Une boule de pâte à modeler', 2, 5],
  ] as const)
  const r = int(random, least, most)
  const round = (cube: number, factor: number) => Math.round(factor * Math.PI * cube)
  return {
    given: `${what} a un diamètre de ${2 * r} cm. On utilise la touche π de la calculatrice.`,
    ask: 'Quel est son volume, arrondi au cm³ ?',
    most: 'Dans quelle situation le volume est-il le plus grand ?',
    unit: 'cm³',
    tolerance: 0.5,
    steps: [
      { say: 'Rayon', do: `${2 * r} ÷ 2`, unit: 'cm', slips: { 'prend le diamètre pour le rayon': `${2 * r}` } },
      {
        say: 'Cube du rayon',
        do: '_³',
        unit: 'cm³',
        slips: {
          'élève le rayon au carré au lieu du cube': '_²',
          'triple le rayon au lieu de l’élever au cube': '3 × _',
        },
      },
      {
        say: 'Volume',
        do: ['4/3 × π × _', (_, cube) => round(cube ?? 0, 4 / 3)],
        unit: 'cm³',
        slips: { 'oublie de diviser par 3': ['4 × π × _', (_, cube) => round(cube ?? 0, 4)] },
      },
    ],
    hint: 'Quelle longueur faut-il connaître dans la formule du volume d’une boule ?',
    rule: 'Dans la formule du volume d’une boule, le rayon est élevé au cube.',
    begin: 'On donne le diamètre : pensez d’abord au rayon.',
  }
})

/** The area of a sphere, rounded to the unit. */
export const sphereArea = chain(random => {
  const [what, least, most] = pick(random, [
    ['Un globe', 8, 18],
    ['Une boule de Noël', 3, 7],
    ['Une balle', 2, 6],
  ] as const)
  const r = int(random, least, most)
  const round = (square: number, factor: number) => Math.round(factor * Math.PI * square)
  return {
    given: `${what} est une sphère de ${r} cm de rayon. On veut la peindre. On utilise la touche π de la calculatrice.`,
    ask: 'Quelle est l’aire à peindre, arrondie au cm² ?',
    most: 'Dans quelle situation l’aire à peindre est-elle la plus grande ?',
    unit: 'cm²',
    tolerance: 0.5,
    steps: [
      {
        say: 'Carré du rayon',
        do: `${r}²`,
        unit: 'cm²',
        slips: {
          'double le rayon au lieu de l’élever au carré': `2 × ${r}`,
          'élève le rayon au cube, comme pour un volume': `${r}³`,
        },
      },
      {
        say: 'Aire',
        do: ['4 × π × _', square => round(square ?? 0, 4)],
        unit: 'cm²',
        slips: {
          'prend l’aire d’un seul disque': ['π × _', square => round(square ?? 0, 1)],
          'multiplie par 4/3, comme pour un volume': ['4/3 × π × _', square => round(square ?? 0, 4 / 3)],
        },
      },
    ],
    hint: 'Cherchez-vous une aire ou un volume ?',
    rule: 'L’aire d’une sphère est quatre fois celle d’un disque de même rayon.',
    begin: 'Élevez le rayon à la puissance qui convient à une aire.',
  }
})

/** The circle in which a plane cuts a sphere. */
export const sphereSection = chain(random => {
  const [distance, r] = pick(random, [
    [3, 5],
    [4, 5],
    [6, 10],
    [8, 10],
    [5, 13],
    [12, 13],
    [9, 15],
    [12, 15],
    [8, 17],
    [15, 17],
    [12, 20],
    [16, 20],
    [7, 25],
    [24, 25],
    [20, 25],
    [15, 25],
  ] as const)
  const what = pick(random, ['Une sphère', 'Une bulle sphérique', 'Un globe sphérique'])
  return {
    given: `${what} de centre O a un rayon de ${r} cm. Un plan la coupe à ${distance} cm de O.`.replace(
      'la coupe',
      what.startsWith('Un ') ? 'le coupe' : 'la coupe',
    ),
    ask: 'Quel est le rayon du cercle de section, en cm ?',
    most: 'Dans quelle situation le cercle de section est-il le plus grand ?',
    unit: 'cm',
    hasNoChoice: true,
    steps: [
      { say: 'Carré du rayon de la sphère', do: `${r}²`, slips: { 'prend le diamètre pour le rayon': `${2 * r}²` } },
      {
        say: 'Carré de la distance au centre',
        do: `${distance}²`,
        slips: { 'double la distance au lieu de l’élever au carré': `2 × ${distance}` },
      },
      {
        say: 'Carré du rayon cherché',
        do: '#1 − #2',
        slips: { 'ajoute les carrés au lieu de les soustraire': '#1 + #2' },
      },
      {
        say: 'Rayon du cercle',
        do: ['√_', (_, __, square) => Math.round(Math.sqrt(square ?? 0) * 10) / 10],
        unit: 'cm',
        slips: { 'oublie la racine carrée': '', 'divise par 2 au lieu de prendre la racine carrée': '_ ÷ 2' },
      },
    ],
    hint: 'Dessinez le triangle rectangle formé par O, le centre du cercle et un point du cercle.',
    rule: 'Dans ce triangle rectangle, l’hypoténuse est le rayon de la sphère.',
    begin: 'Écrivez l’égalité de Pythagore, puis isolez ce que vous cherchez.',
  }
})
