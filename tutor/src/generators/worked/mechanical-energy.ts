import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number } from './working.ts'

/** The kinetic energy of something whose speed is given in kilometres per hour. */
export const kineticFromSpeed = chain(random => {
  const [what, mass, least, most] = pick(random, [
    ['Une cycliste et son vélo', 10 * int(random, 6, 9), 1, 2],
    ['Un scooter et son conducteur', 20 * int(random, 8, 11), 1, 2],
    ['Une petite voiture', 100 * int(random, 8, 12), 2, 5],
    ['Une camionnette', 200 * int(random, 8, 12), 2, 5],
  ] as const)
  const speed = 18 * int(random, least, most)
  return {
    given: `${what} ${/ et /.test(what) ? 'ont une masse totale de' : 'a une masse de'} ${number(mass)} kg et ${/ et /.test(what) ? 'roulent' : 'roule'} à ${speed} km/h.`,
    ask: 'Quelle est l’énergie cinétique, en joules ?',
    most: 'Dans quelle situation l’énergie cinétique est-elle la plus grande ?',
    unit: 'J',
    steps: [
      {
        say: 'Vitesse en mètres par seconde',
        do: `${speed} ÷ 3,6`,
        unit: 'm/s',
        slips: {
          'oublie de convertir la vitesse': `${speed}`,
          'multiplie par 3,6 au lieu de diviser': `${speed} × 3,6`,
        },
      },
      {
        say: 'Carré de la vitesse',
        do: '_²',
        slips: { 'oublie le carré': '', 'multiplie la vitesse par deux au lieu de l’élever au carré': '_ × 2' },
      },
      {
        say: 'Énergie cinétique',
        do: `0,5 × ${number(mass)} × _`,
        unit: 'J',
        slips: { 'oublie le facteur un demi': `${number(mass)} × _` },
      },
    ],
    hint: 'Dans quelle unité la formule attend-elle la vitesse ?',
    rule: 'L’énergie cinétique est la moitié du produit de la masse par le carré de la vitesse, en mètres par seconde.',
    begin: 'Convertissez la vitesse.',
  }
})

/** The kinetic energy at a moment of a fall without friction. */
export const energyOfDescent = chain(random => {
  const [height, start] = [int(random, 6, 20), int(random, 1, 5)]
  const later = int(random, 1, height - 2)
  const [what, where] = pick(random, [
    ['Une bille est lancée', 'du haut d’une rampe'],
    ['Une skieuse s’élance', 'en haut d’une piste'],
    ['Un wagon part', 'du sommet d’une montagne russe'],
  ] as const)
  const unit = what.includes('bille') ? 'J' : 'kJ'
  return {
    given: `${what} ${where}, avec une énergie potentielle de ${height} ${unit} et une énergie cinétique de ${start} ${unit}. Les frottements sont négligeables. Plus bas, son énergie potentielle n’est plus que de ${later} ${unit}.`,
    ask: `Quelle est alors son énergie cinétique, en ${unit} ?`,
    unit,
    steps: [
      {
        say: 'Énergie mécanique, qui se conserve',
        do: `${height} + ${start}`,
        unit,
        slips: {
          'oublie l’énergie cinétique du départ': `${height}`,
          'soustrait l’énergie cinétique du départ': `${height} − ${start}`,
        },
      },
      {
        say: 'Énergie cinétique plus bas',
        do: `_ − ${later}`,
        unit,
        slips: {
          'ajoute l’énergie potentielle au lieu de la soustraire': `_ + ${later}`,
          'donne l’énergie mécanique': '',
        },
      },
    ],
    hint: 'Quelle grandeur garde la même valeur pendant toute la descente ?',
    rule: 'L’énergie mécanique est la somme des deux énergies ; sans frottements, elle se conserve.',
    begin: 'Calculez l’énergie mécanique au départ.',
  }
})
