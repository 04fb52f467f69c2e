import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { euros, number, quantity, roundTo } from './working.ts'

const money = (random: () => number, least: number, most: number) => int(random, 10 * least, 10 * most) / 10

/** What is given back on a purchase of two things. */
export const changeBack = chain(random => {
  const [a, b, note] = [money(random, 3, 12), money(random, 2, 7), pick(random, [20, 30, 50])]
  const [first, second] = pick(random, [
    ['un livre', 'un stylo'],
    ['un jeu', 'une revue'],
    ['un tee-shirt', 'une gourde'],
  ] as const)
  const rest = note - a - b
  return {
    given: `On achète ${first} à ${euros(a)} € et ${second} à ${euros(b)} €. On paie avec ${note} €.`,
    ask: 'Combien doit-on nous rendre, en euros ?',
    most: 'Dans quelle situation nous rend-on le plus ?',
    unit: '€',
    steps: [
      {
        say: 'Prix total',
        do: `${number(a)} + ${number(b)}`,
        unit: '€',
        slips: {
          'soustrait les prix au lieu de les ajouter': `${number(Math.max(a, b))} − ${number(Math.min(a, b))}`,
          'oublie le second achat': `${number(a)}`,
          'oublie le premier achat': `${number(b)}`,
        },
      },
      {
        say: 'Monnaie rendue',
        do: `${note} − _`,
        unit: '€',
        slips: { 'donne le prix total': '', 'ajoute le prix au lieu de l’enlever': `${note} + _` },
      },
    ],
    hint: 'Que calcule-t-on avant de savoir ce qui est rendu ?',
    rule: 'On pose les opérations en alignant les virgules, unités sous unités.',
    begin: 'Cherchez d’abord combien coûte tout l’achat.',
    back: {
      statement: `On achète ${first} à ${euros(a)} € et ${second}. On paie avec ${note} € et on nous rend ${euros(rest)} €. Quel est le prix du second achat, en euros ?`,
      result: quantity(b, '€'),
      wrong: [
        [quantity(note - rest, '€'), 'oublie d’enlever le prix du premier achat'],
        [quantity(note - a, '€'), 'oublie d’enlever la monnaie rendue'],
        [quantity(a + rest, '€'), 'ajoute le premier prix et la monnaie'],
      ],
      steps: [
        `On a dépensé ‹${note} − ${number(rest)} = ${euros(note - rest)}› €.`,
        `Le second achat : ‹${number(note - rest)} − ${number(a)} = ${euros(b)}› €.`,
      ],
    },
  }
})

/** The distance that is left, of a walk in three parts. */
export const walkLeft = chain(random => {
  const [a, b] = [int(random, 21, 79) / 10, int(random, 105, 495) / 100]
  const total = int(random, 14, 24)
  return {
    given: `Une randonnée compte ${total} km. Le matin, on marche ${number(a)} km, puis ${number(b)} km avant la pause.`,
    ask: 'Combien de kilomètres reste-t-il après la pause ?',
    most: 'Dans quelle situation reste-t-il le plus de kilomètres ?',
    unit: 'km',
    steps: [
      {
        say: 'Distance faite',
        do: `${number(a)} + ${number(b)}`,
        unit: 'km',
        slips: {
          'aligne les chiffres à droite au lieu des virgules': `${number(a / 10)} + ${number(b)}`,
          'oublie la seconde marche': `${number(a)}`,
        },
      },
      {
        say: 'Ce qui reste',
        do: `${total} − _`,
        unit: 'km',
        slips: { 'ajoute au lieu de soustraire': `${total} + _`, 'donne la distance déjà faite': '' },
      },
    ],
    hint: 'Faites un schéma en barres : le tout, ce qui est fait, ce qui reste.',
    rule: 'Une différence est ce qu’il faut ajouter à ce qui est fait pour obtenir le tout.',
    begin: 'Combien de kilomètres sont faits avant la pause ?',
  }
})

/** A purchase by mass and a fixed price. */
export const priceByMass = chain(random => {
  const [mass, price, bag] = [int(random, 12, 48) / 10, int(random, 15, 48) / 10, int(random, 2, 9) / 10]
  const what = pick(random, ['de pommes', 'de tomates', 'de raisin', 'de poires'])
  return {
    given: `On achète ${number(mass)} kg ${what} à ${euros(price)} € le kilogramme, et un sac à ${euros(bag)} €.`,
    ask: 'Combien paie-t-on en tout, en euros ?',
    most: 'Dans quelle situation paie-t-on le plus ?',
    unit: '€',
    steps: [
      {
        say: 'Prix des fruits et légumes',
        do: `${number(mass)} × ${number(price)}`,
        unit: '€',
        slips: {
          'place mal la virgule du produit': [
            `${number(mass)} × ${number(price)}`,
            () => roundTo(mass * price * 10, 2),
          ],
          'ajoute la masse et le prix au lieu de les multiplier': `${number(mass)} + ${number(price)}`,
        },
      },
      {
        say: 'Avec le sac',
        do: `_ + ${number(bag)}`,
        unit: '€',
        slips: { 'oublie le sac': '', 'soustrait le prix du sac': `_ − ${number(bag)}` },
      },
    ],
    hint: 'Combien coûteraient exactement plusieurs kilogrammes ? Quelle opération fait-on ?',
    rule: 'Le produit a autant de chiffres après la virgule que les facteurs ensemble, avant d’enlever les zéros inutiles.',
    begin: 'Cherchez d’abord le prix de ce qui est pesé.',
    back: {
      statement: `On achète ${number(mass)} kg ${what} et un sac à ${euros(bag)} €. On paie ${euros(Math.round((mass * price + bag) * 100) / 100)} € en tout. Quel est le prix d’un kilogramme, en euros ?`,
      result: quantity(price, '€'),
      wrong: [
        [quantity(Math.round(mass * price * 100) / 100, '€'), 'oublie de diviser par la masse'],
        [quantity(price * 10, '€'), 'place mal la virgule du quotient'],
        [quantity(Math.round((mass * price + bag - mass) * 100) / 100, '€'), 'soustrait la masse au lieu de diviser'],
      ],
      steps: [
        `Sans le sac : ‹${number(mass * price + bag)} − ${number(bag)} = ${euros(mass * price)}› €.`,
        `Par kilogramme : ‹${number(mass * price)} ÷ ${number(mass)} = ${euros(price)}› €.`,
      ],
    },
  }
})

/** A factor smaller than one. */
export const smallFactor = chain(random => {
  const [litres, part, each] = [int(random, 3, 18), pick(random, [0.1, 0.2, 0.25, 0.4, 0.5]), int(random, 2, 9)]
  return {
    given: `On verse ${number(part)} L d’eau dans chaque pot de fleurs. On arrose ${litres} pots, et il reste ${each} L d’eau dans la cuve.`,
    ask: 'Combien de litres d’eau y avait-il dans la cuve au départ ?',
    most: 'Dans quelle situation y avait-il le plus d’eau au départ ?',
    unit: 'L',
    steps: [
      {
        say: 'Eau versée',
        do: `${litres} × ${number(part)}`,
        unit: 'L',
        slips: {
          'ajoute au lieu de multiplier': `${litres} + ${number(part)}`,
          'place mal la virgule du produit': [`${litres} × ${number(part)}`, () => roundTo(litres * part * 10, 2)],
        },
      },
      {
        say: 'Au départ',
        do: `_ + ${each}`,
        unit: 'L',
        slips: { 'enlève l’eau versée au lieu de l’ajouter': `${each} − _`, 'oublie ce qui reste': '' },
      },
    ],
    hint: 'Le produit sera-t-il plus petit ou plus grand que le nombre de pots ?',
    rule: 'Multiplier un nombre par un facteur plus petit que l’unité donne un résultat plus petit que lui.',
    begin: 'Combien d’eau faut-il pour tous les pots ?',
  }
})

/** A number that somebody thinks of. */
export const reversedNumber = chain(random => {
  const [n, k, b] = [int(random, 3, 15), int(random, 3, 8), int(random, 4, 19)]
  const end = n * k + b
  const who = pick(random, ['Un ami', 'Une amie', 'Un camarade'])
  return {
    given: `${who} pense à un nombre, le multiplie par ${k}, puis ajoute ${b}. Le résultat est ${end}.`,
    ask: 'Quel était le nombre de départ ?',
    most: 'Dans quelle situation le nombre de départ est-il le plus grand ?',
    counts: true,
    steps: [
      {
        say: 'Avant d’ajouter',
        do: `${end} − ${b}`,
        slips: { 'ajoute au lieu de soustraire': `${end} + ${b}`, 'oublie de remonter l’addition': `${end}` },
      },
      {
        say: 'Avant de multiplier',
        do: `_ ÷ ${k}`,
        slips: {
          'oublie de remonter la multiplication': '',
          'soustrait au lieu de diviser': `_ − ${k}`,
          'multiplie encore au lieu de diviser': `_ × ${k}`,
        },
      },
    ],
    hint: 'Quelle est la dernière opération que l’on a faite ? Défaites-la en premier.',
    rule: 'Pour remonter un calcul, on fait les opérations contraires, en commençant par la dernière.',
    begin: 'Écrivez les étapes avec des flèches, puis les flèches du retour.',
    back: {
      statement: `${who} pense à ${n}, multiplie par un nombre caché, puis ajoute ${b}. Le résultat est ${end}. Quel est le nombre caché ?`,
      result: quantity(k),
      wrong: [
        [quantity(end - b), 'oublie de diviser par le nombre de départ'],
        [quantity(end - b - n), 'soustrait le nombre de départ au lieu de diviser'],
        [quantity(k + 1), 'se trompe d’une ligne dans la table'],
      ],
      steps: [
        `Avant d’ajouter : ‹${end} − ${b} = ${end - b}›.`,
        `‹${n} × ${k} = ${end - b}› : le nombre caché est ${k}.`,
      ],
    },
  }
})

/** Two amounts, one so many times the other. */
export const equalBars = chain(random => {
  const [part, times, more] = [int(random, 6, 25), int(random, 2, 5), int(random, 3, 12)]
  const total = part * (times + 1)
  const [one, other] = pick(random, [
    ['Nina', 'Paul'],
    ['Aïcha', 'Rémi'],
    ['Emma', 'Jules'],
  ] as const)
  return {
    given: `${one} et ${other} ont ensemble ${total} billes. ${one} en a ${times} fois plus que ${other}. Puis ${other} gagne ${more} billes.`,
    ask: `Combien de billes a ${other} à la fin ?`,
    most: 'Dans quelle situation l’enfant qui gagne des billes en a-t-il le plus à la fin ?',
    counts: true,
    steps: [
      {
        say: 'Nombre de parts égales du schéma',
        do: `${times} + 1`,
        slips: { 'oublie une part dans le schéma': `${times}` },
      },
      {
        say: 'Une part',
        do: `${total} ÷ _`,
        slips: { 'soustrait au lieu de partager': `${total} − _` },
      },
      {
        say: 'À la fin',
        do: `_ + ${more}`,
        slips: {
          'oublie les billes gagnées': '',
          'soustrait les billes gagnées': `_ − ${more}`,
          'prend toutes les parts de l’autre': `_ × ${times} + ${more}`,
        },
      },
    ],
    hint: 'Dessinez une part pour le plus petit nombre, et autant de parts qu’il faut pour l’autre.',
    rule: 'Une barre coupée en parts égales traduit une division.',
    begin: 'Comptez toutes les parts égales du schéma.',
  }
})

/** A pattern that grows by the same number at each step. */
export const matchPattern = chain(random => {
  const [first, step, rank] = [int(random, 3, 9), int(random, 2, 6), int(random, 7, 20)]
  return {
    given: `Une suite de figures est faite d’allumettes. La première figure a ${first} allumettes et chaque figure en a ${step} de plus que la précédente.`,
    ask: `Combien d’allumettes a la figure numéro ${rank} ?`,
    counts: true,
    steps: [
      {
        say: 'Nombre d’étapes depuis la première figure',
        do: `${rank} − 1`,
        slips: { 'compte une étape de trop': `${rank}`, 'compte une étape de moins': `${rank} − 2` },
      },
      { say: 'Allumettes ajoutées', do: `_ × ${step}`, slips: { 'ajoute au lieu de répéter': `_ + ${step}` } },
      { say: 'En tout', do: `${first} + _`, slips: { 'oublie les allumettes de la première figure': '' } },
    ],
    hint: 'Qu’est-ce qui change d’une figure à la suivante ? Qu’est-ce qui ne change pas ?',
    rule: 'Pour passer de la première figure à une autre, il y a une étape de moins que son numéro.',
    begin: 'Comptez les étapes entre la première figure et celle qui est demandée.',
    back: {
      statement: `Une suite de figures est faite d’allumettes. La première a ${first} allumettes et chaque figure en a ${step} de plus que la précédente. Quel est le numéro de la figure qui a ${first + step * (rank - 1)} allumettes ?`,
      result: quantity(rank),
      wrong: [
        [quantity(rank - 1), 'compte les étapes et oublie la première figure'],
        [quantity(step * (rank - 1)), 'oublie de diviser par ce qui est ajouté à chaque étape'],
        [quantity(rank + 1), 'compte une figure de trop'],
      ],
      steps: [
        `Allumettes ajoutées : ‹${first + step * (rank - 1)} − ${first} = ${step * (rank - 1)}›, en ‹${step * (rank - 1)} ÷ ${step} = ${rank - 1}› étapes.`,
        `La figure suit ces étapes depuis la première : ‹${rank - 1} + 1 = ${rank}›.`,
      ],
    },
  }
})
