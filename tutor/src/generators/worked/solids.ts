import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

/** A tent as a prism on a triangle. */
export const prismTent = chain(random => {
  const [base, height, length] = [2 * int(random, 2, 8), int(random, 3, 9), int(random, 5, 15)]
  const what = pick(random, ['Une boîte', 'Un presse-papier', 'Un bloc de bois'])
  return {
    given: `${what} a la forme d’un prisme droit de ${length} cm de hauteur. Sa base est un triangle qui a un côté de ${base} cm et une hauteur relative à ce côté de ${height} cm.`,
    ask: 'Quel est son volume, en cm³ ?',
    most: 'Dans quelle situation le volume est-il le plus grand ?',
    unit: 'cm³',
    steps: [
      {
        say: 'Aire de la base',
        do: `${base} × ${height} ÷ 2`,
        unit: 'cm²',
        slips: {
          'oublie de diviser l’aire du triangle par 2': `${base} × ${height}`,
          'ajoute les longueurs au lieu de les multiplier': `(${base} + ${height}) ÷ 2`,
        },
      },
      {
        say: 'Volume',
        do: `_ × ${length}`,
        unit: 'cm³',
        slips: { 'divise par 3, comme pour une pyramide': `_ × ${length} ÷ 3`, 'oublie la hauteur du prisme': '' },
      },
    ],
    hint: 'De quelle forme est la base ? Calculez d’abord son aire.',
    rule: 'Le volume d’un prisme droit est l’aire de sa base multipliée par sa hauteur.',
    begin: 'Commencez par l’aire du triangle.',
    back: {
      statement: `${what} a la forme d’un prisme droit. Son volume est ${number((base * height * length) / 2)} cm³ et l’aire de sa base est ${number((base * height) / 2)} cm². Quelle est sa hauteur, en cm ?`,
      result: quantity(length, 'cm'),
      wrong: [
        [quantity(3 * length, 'cm'), 'multiplie par 3, comme pour une pyramide'],
        [quantity((base * height * length) / 2 - (base * height) / 2, 'cm'), 'soustrait l’aire au lieu de diviser'],
        [quantity(2 * length, 'cm'), 'multiplie par 2 à cause du triangle'],
      ],
      steps: [
        'Volume = aire de la base × hauteur.',
        `‹${number((base * height * length) / 2)} ÷ ${number((base * height) / 2)} = ${length}›, donc ${length} cm.`,
      ],
    },
  }
})

/** A cylinder, rounded to the unit. */
export const cylinderVolume = chain(random => {
  const [what, least, most, shortest, highest] = pick(random, [
    ['Une boîte de conserve', 3, 7, 7, 14],
    ['Un vase', 4, 8, 15, 25],
    ['Un bidon', 9, 15, 20, 35],
  ] as const)
  const [r, h] = [int(random, least, most), int(random, shortest, highest)]
  return {
    given: `${what} en forme de cylindre a une base de ${2 * r} cm de diamètre et une hauteur de ${h} cm. On utilise la touche π de la calculatrice.`,
    ask: 'Quel est son volume, arrondi au cm³ ?',
    most: 'Dans quelle situation le volume est-il le plus grand ?',
    unit: 'cm³',
    tolerance: 1,
    steps: [
      {
        say: 'Rayon',
        do: `${2 * r} ÷ 2`,
        unit: 'cm',
        slips: { 'prend le diamètre pour le rayon': `${2 * r}` },
      },
      {
        say: 'Carré du rayon',
        do: '_ × _',
        unit: 'cm²',
        slips: { 'double le rayon au lieu de l’élever au carré': '_ × 2' },
      },
      {
        say: 'Volume',
        do: [`π × _ × ${h}`, (_, square) => Math.round(Math.PI * (square ?? 0) * h)],
        unit: 'cm³',
        slips: {
          'oublie le nombre π': `_ × ${h}`,
          'oublie la hauteur': ['π × _', (_, square) => Math.round(Math.PI * (square ?? 0))],
        },
      },
    ],
    hint: 'La base est un disque : de quelle longueur avez-vous besoin pour son aire ?',
    rule: 'Le volume d’un cylindre est l’aire du disque de base multipliée par la hauteur.',
    begin: 'On donne le diamètre : pensez d’abord au rayon.',
  }
})

/** A pyramid on a rectangle. */
export const pyramidVolume = chain(random => {
  const [what, unit, least, most, shortest, highest] = pick(random, [
    ['Une bougie', 'cm', 4, 10, 2, 6],
    ['Une tente', 'dm', 15, 30, 4, 7],
    ['Un presse-papier', 'cm', 4, 9, 2, 4],
  ] as const)
  const [a, h] = [int(random, least + 1, most), 3 * int(random, shortest, highest)]
  const b = int(random, least, a - 1)
  const volume = (a * b * h) / 3
  return {
    given: `${what} a la forme d’une pyramide de ${h} ${unit} de hauteur. Sa base est un rectangle de ${a} ${unit} sur ${b} ${unit}.`,
    ask: `Quel est son volume, en ${unit}³ ?`,
    most: 'Dans quelle situation le volume est-il le plus grand ?',
    unit: `${unit}³`,
    steps: [
      {
        say: 'Aire de la base',
        do: `${a} × ${b}`,
        unit: `${unit}²`,
        slips: { 'prend le périmètre de la base au lieu de son aire': `2 × (${a} + ${b})` },
      },
      {
        say: 'Volume',
        do: `_ × ${h} ÷ 3`,
        unit: `${unit}³`,
        slips: { 'oublie de diviser par 3': `_ × ${h}`, 'divise par 2 au lieu de 3': `_ × ${h} ÷ 2` },
      },
    ],
    hint: 'Comparez cette pyramide au pavé droit de même base et de même hauteur.',
    rule: 'Le volume d’une pyramide est le tiers du produit de l’aire de sa base par sa hauteur.',
    begin: 'Commencez par l’aire du rectangle.',
    back: {
      statement: `Une pyramide a un volume de ${number(volume)} ${unit}³. Sa base est un rectangle de ${a} ${unit} sur ${b} ${unit}. Quelle est sa hauteur, en ${unit} ?`,
      result: quantity(h, unit),
      wrong: [
        [quantity(h / 3, unit), 'oublie de multiplier le volume par 3'],
        [quantity(h / 9, unit), 'divise encore par 3 au lieu de multiplier'],
        [quantity(volume - a * b, unit), 'soustrait l’aire de la base au lieu de diviser'],
      ],
      steps: [
        `Le volume est le tiers du produit : aire de la base × hauteur = ‹3 × ${number(volume)} = ${number(3 * volume)}›.`,
        `Aire de la base : ‹${a} × ${b} = ${a * b}›. Hauteur : ‹${number(3 * volume)} ÷ ${a * b} = ${h}›, donc ${h} ${unit}.`,
      ],
    },
  }
})

/** A cone, rounded to the unit. */
export const coneVolume = chain(random => {
  const [what, least, most, shortest, highest] = pick(random, [
    ['Un cornet de glace', 2, 4, 9, 14],
    ['Un entonnoir', 4, 9, 6, 15],
    ['Un chapeau pointu', 8, 10, 20, 35],
  ] as const)
  const [r, h] = [int(random, least, most), int(random, shortest, highest)]
  const round = (square: number, third: number) => Math.round((Math.PI * square * h) / third)
  return {
    given: `${what} a la forme d’un cône de révolution dont la base a ${r} cm de rayon et dont la hauteur est ${h} cm. On utilise la touche π de la calculatrice.`,
    ask: 'Quel est son volume, arrondi au cm³ ?',
    most: 'Dans quelle situation le volume est-il le plus grand ?',
    unit: 'cm³',
    tolerance: 1,
    steps: [
      {
        say: 'Carré du rayon',
        do: `${r} × ${r}`,
        unit: 'cm²',
        slips: { 'double le rayon au lieu de l’élever au carré': `2 × ${r}` },
      },
      {
        say: 'Volume',
        do: [`π × _ × ${h} ÷ 3`, square => round(square ?? 0, 3)],
        unit: 'cm³',
        slips: {
          'oublie de diviser par 3': [`π × _ × ${h}`, square => round(square ?? 0, 1)],
          'divise par 2 au lieu de 3': [`π × _ × ${h} ÷ 2`, square => round(square ?? 0, 2)],
          'oublie le nombre π': [`_ × ${h} ÷ 3`, square => Math.round(((square ?? 0) * h) / 3)],
        },
      },
    ],
    hint: 'Comparez ce cône au cylindre de même base et de même hauteur.',
    rule: 'Le volume d’un cône est le tiers du produit de l’aire de sa base par sa hauteur.',
    begin: 'La base est un disque : que faut-il faire du rayon ?',
  }
})
