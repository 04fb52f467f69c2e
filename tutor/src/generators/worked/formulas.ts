import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity, roundTo } from './working.ts'

/** A price that depends on a number, with a part that does not. */
export const priceFormula = chain(random => {
  const [what, one, least, dearest] = pick(random, [
    ['Une carte de piscine', 'baignade', 2, 4],
    ['Un abonnement au cinéma', 'séance', 3, 7],
    ['Une inscription au club d’escalade', 'séance', 4, 9],
  ] as const)
  const [fixed, each, n] = [int(random, 8, 30), int(random, least, dearest), int(random, 4, 15)]
  return {
    given: `${what} coûte ${fixed} €, puis ${each} € par ${one}. Le prix P, en euros, pour $n$ ${one}s est donné par $P = ${fixed} + ${each}n$.`,
    ask: `Combien paie-t-on pour ${n} ${one}s, en euros ?`,
    unit: '€',
    steps: [
      {
        say: `Prix des ${one}s`,
        do: `${each} × ${n}`,
        unit: '€',
        slips: {
          'écrit les chiffres côte à côte au lieu de multiplier': `${each}${n}`,
          'ajoute au lieu de multiplier': `${each} + ${n}`,
          'additionne les prix avant de multiplier': `${fixed} + ${each}`,
        },
      },
      {
        say: 'Prix total',
        do: `${fixed} + _`,
        unit: '€',
        slips: { 'oublie la partie fixe': '', 'additionne les prix avant de multiplier': `_ × ${n}` },
      },
    ],
    hint: 'Remplacez la lettre par le nombre donné.',
    rule: 'Un nombre écrit devant une lettre la multiplie ; la multiplication passe avant l’addition.',
    begin: 'Quelle partie du prix dépend de $n$ ?',
    back: {
      statement: `${what} coûte ${fixed} €, puis ${each} € par ${one}. On a payé ${fixed + each * n} € en tout. Combien de ${one}s cela fait-il ?`,
      result: quantity(n),
      wrong: [
        [quantity(each * n), 'oublie de diviser par le prix d’une fois'],
        [quantity(roundTo((fixed + each * n) / each, 1)), 'oublie d’enlever la partie fixe'],
        [quantity(n + 1), 'compte une fois de trop'],
      ],
      steps: [
        `Sans la partie fixe : ‹${fixed + each * n} − ${fixed} = ${each * n}› €.`,
        `‹${each * n} ÷ ${each} = ${n}› : cela fait ${n} ${one}s.`,
      ],
    },
  }
})

/** What goes down with time at a constant rate. */
export const candleHeight = chain(random => {
  const [rate, hours] = [int(random, 2, 5), int(random, 2, 7)]
  const start = rate * hours + int(random, 3, 15)
  const [what, unit] = pick(random, [
    ['Une bougie mesure', 'cm'],
    ['Un réservoir contient', 'L'],
  ] as const)
  return {
    given: `${what} ${start} ${unit} et perd ${rate} ${unit} par heure.`,
    ask: `Combien reste-t-il après ${hours} h, en ${unit} ?`,
    unit,
    steps: [
      {
        say: 'Ce qui est perdu',
        do: `${rate} × ${hours}`,
        unit,
        slips: {
          'enlève seulement la perte d’une heure': `${rate}`,
          'ajoute au lieu de multiplier': `${rate} + ${hours}`,
        },
      },
      {
        say: 'Ce qui reste',
        do: `${start} − _`,
        unit,
        slips: { 'ajoute la perte au lieu de l’enlever': `${start} + _`, 'donne ce qui est perdu': '' },
      },
    ],
    hint: 'La quantité dépend du temps : augmente-t-elle ou diminue-t-elle ?',
    rule: 'On enlève à la quantité de départ autant de fois la perte d’une heure qu’il passe d’heures.',
    begin: 'Que perd-on pendant tout ce temps ?',
    back: {
      statement: `${what} ${start} ${unit} et perd ${rate} ${unit} par heure. Après combien d’heures reste-t-il ${start - rate * hours} ${unit} ?`,
      result: quantity(hours, 'h'),
      wrong: [
        [quantity(rate * hours, 'h'), 'oublie de diviser par la perte d’une heure'],
        [quantity(roundTo((start - rate * hours) / rate, 1), 'h'), 'partage ce qui reste au lieu de ce qui est perdu'],
        [quantity(hours + 1, 'h'), 'compte une heure de trop'],
      ],
      steps: [
        `On a perdu ‹${start} − ${start - rate * hours} = ${rate * hours}› ${unit}.`,
        `‹${rate * hours} ÷ ${rate} = ${hours}› : après ${hours} h.`,
      ],
    },
  }
})

/** The area of a rectangle of a fixed perimeter, from its width. */
export const fixedPerimeter = chain(random => {
  const [half, x] = [int(random, 18, 32), int(random, 3, 8)]
  return {
    given: `Un enclos rectangulaire a un périmètre de ${2 * half} m. On note $x$ sa largeur, en mètres : sa longueur est alors $${half} - x$.`,
    ask: `Quelle est l’aire de l’enclos quand $x = ${x}$, en m² ?`,
    unit: 'm²',
    steps: [
      {
        say: 'Longueur',
        do: `${half} − ${x}`,
        unit: 'm',
        slips: {
          'enlève la largeur au périmètre entier': `${2 * half} − ${x}`,
          'ajoute la largeur au lieu de l’enlever': `${half} + ${x}`,
        },
      },
      {
        say: 'Aire',
        do: `${x} × _`,
        unit: 'm²',
        slips: { 'donne la longueur au lieu de l’aire': '', 'prend le carré de la largeur': `${x} × ${x}` },
      },
    ],
    hint: 'L’aire dépend de $x$ : calculez d’abord l’autre dimension.',
    rule: 'Une formule donne une grandeur quand on connaît celle dont elle dépend.',
    begin: 'Remplacez $x$ par sa valeur dans l’expression de la longueur.',
  }
})
