import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** A variable in a loop. */
export const loopVariable = chain(random => {
  const [start, times, step] = [int(random, 2, 20), int(random, 4, 12), int(random, 3, 9)]
  const name = pick(random, ['x', 'score', 'total', 'n'])
  return {
    given: `Un programme contient : « Mettre ${name} à ${start}. Répéter ${times} fois : ajouter ${step} à ${name}. »`,
    ask: `Quelle est la valeur de ${name} à la fin ?`,
    most: 'Dans quelle situation la valeur finale est-elle la plus grande ?',
    steps: [
      {
        say: `Ce que la boucle ajoute en tout`,
        do: `${times} × ${step}`,
        slips: {
          'fait un tour de trop dans la boucle': `${times + 1} × ${step}`,
          'exécute la boucle une seule fois': `${step}`,
          'ajoute le nombre de tours au lieu de répéter': `${times} + ${step}`,
        },
      },
      {
        say: `Valeur finale`,
        do: `${start} + _`,
        slips: { 'oublie la valeur de départ': '' },
      },
    ],
    hint: 'Notez la valeur après chacun des premiers tours : que remarquez-vous ?',
    rule: '« Ajouter » augmente la variable ; la boucle recommence autant de fois que c’est écrit.',
    begin: 'Cherchez ce que tous les tours ajoutent ensemble.',
    back: {
      statement: `Un programme contient : « Mettre ${name} à ${start}. Répéter … fois : ajouter ${step} à ${name}. » À la fin, ${name} vaut ${start + times * step}. Combien de fois la boucle est-elle répétée ?`,
      result: quantity(times),
      wrong: [
        [quantity(times + 1), 'compte la valeur de départ comme un tour'],
        [quantity(times * step), 'oublie de diviser par ce que l’on ajoute à chaque tour'],
        [quantity(times - 1), 'oublie le dernier tour'],
      ],
      steps: [
        `La variable a augmenté de ‹${start + times * step} − ${start} = ${times * step}›.`,
        `Chaque tour ajoute ${step} : ‹${times * step} ÷ ${step} = ${times}›. Il y a ${times} tours.`,
      ],
    },
  }
})

/** A variable that is multiplied and increased at each turn. */
export const loopTwoMoves = chain(random => {
  const [start, k, b] = [int(random, 1, 6), int(random, 2, 3), int(random, 1, 6)]
  return {
    given: `Un programme contient : « Mettre x à ${start}. Répéter 3 fois : multiplier x par ${k}, puis ajouter ${b} à x. »`,
    ask: 'Quelle est la valeur de x à la fin ?',
    most: 'Dans quelle situation la valeur finale est-elle la plus grande ?',
    hasNoChoice: true,
    steps: [
      {
        say: 'Après le premier tour',
        do: `${start} × ${k} + ${b}`,
        slips: { 'ajoute avant de multiplier au premier tour': `(${start} + ${b}) × ${k}` },
      },
      {
        say: 'Après le tour suivant',
        do: `_ × ${k} + ${b}`,
        slips: { 'repart de la valeur de départ au lieu de la nouvelle': `${start} × ${k} + ${b}` },
      },
      {
        say: 'Après le dernier tour',
        do: `_ × ${k} + ${b}`,
        slips: { 'oublie le dernier tour': '', 'oublie d’ajouter au dernier tour': `_ × ${k}` },
      },
    ],
    hint: 'Faites un tableau : une ligne par tour, avec la valeur de x.',
    rule: 'À chaque tour, on repart de la valeur que la variable vient de prendre.',
    begin: 'Calculez la valeur après le premier tour, dans l’ordre des instructions.',
  }
})

/** Where a robot stands on a row of squares. */
export const robotMoves = chain(random => {
  const [times, ahead, behind, start] = [int(random, 3, 6), int(random, 4, 8), int(random, 1, 3), int(random, 2, 12)]
  return {
    given: `Des cases sont numérotées dans l’ordre. Un robot est sur la case ${start}. Il exécute : « Répéter ${times} fois : avancer de ${ahead} cases, reculer de ${behind === 1 ? '1 case' : `${behind} cases`}. »`,
    ask: 'Sur quelle case s’arrête-t-il ?',
    most: 'Dans quelle situation le numéro de la case d’arrivée est-il le plus grand ?',
    counts: true,
    steps: [
      {
        say: 'À chaque tour, il avance au total de',
        do: `${ahead} − ${behind}`,
        slips: { 'oublie qu’il recule': `${ahead}`, 'ajoute les cases où il recule': `${ahead} + ${behind}` },
      },
      { say: 'En tout, il avance de', do: `${times} × _`, slips: { 'exécute la boucle une seule fois': '' } },
      { say: 'Case d’arrivée', do: `${start} + _`, slips: { 'oublie la case de départ': '' } },
    ],
    hint: 'Que fait le robot, au bout du compte, pendant un tour de boucle ?',
    rule: 'La boucle répète toutes ses instructions, dans l’ordre, à chaque tour.',
    begin: 'Suivez le robot pendant le premier tour seulement.',
    back: {
      statement: `Un robot avance sur des cases numérotées. Il exécute : « Répéter ${times} fois : avancer de ${ahead} cases, reculer de ${behind === 1 ? '1 case' : `${behind} cases`}. » Il s’arrête sur la case ${start + times * (ahead - behind)}. De quelle case est-il parti ?`,
      result: quantity(start),
      wrong: [
        [quantity(start + 2 * times * (ahead - behind)), 'ajoute le déplacement au lieu de le remonter'],
        [quantity(start + (times - 1) * (ahead - behind)), 'remonte un seul tour de boucle'],
        [quantity(times * (ahead - behind)), 'donne le déplacement au lieu de la case'],
      ],
      steps: [
        `En tout, il a avancé de ‹${times} × (${ahead} − ${behind}) = ${times * (ahead - behind)}› cases.`,
        `‹${start + times * (ahead - behind)} − ${times * (ahead - behind)} = ${start}› : il est parti de la case ${start}.`,
      ],
    },
  }
})

/** A loop within a loop. */
export const nestedLoops = chain(random => {
  const [outer, length] = [int(random, 3, 8), 5 * int(random, 2, 8)]
  const inner = pick(
    random,
    [3, 4, 5, 6].filter(times => times !== outer),
  )
  const extra = pick(
    random,
    [5, 10, 15, 20, 25].filter(steps => steps !== length),
  )
  return {
    given: `Un lutin exécute : « Répéter ${outer} fois : [Répéter ${inner} fois : avancer de ${length} pas], avancer de ${extra} pas. »`,
    ask: 'De combien de pas avance-t-il en tout ?',
    most: 'Dans quelle situation le lutin avance-t-il le plus ?',
    counts: true,
    steps: [
      {
        say: 'Boucle intérieure',
        do: `${inner} × ${length}`,
        unit: 'pas',
        slips: { 'oublie la boucle intérieure': `${length}` },
      },
      {
        say: 'Un tour de la grande boucle',
        do: `_ + ${extra}`,
        unit: 'pas',
        slips: { 'oublie la dernière instruction de la grande boucle': '' },
      },
      {
        say: 'En tout',
        do: `${outer} × _`,
        unit: 'pas',
        slips: {
          'ajoute les nombres de tours au lieu de répéter': `_ + ${outer}`,
          'exécute la grande boucle une seule fois': '',
        },
      },
    ],
    hint: 'Commencez par la boucle qui est à l’intérieur de l’autre.',
    rule: 'À chaque tour de la grande boucle, la petite est exécutée en entier.',
    begin: 'Calculez ce que fait un seul tour de la grande boucle.',
  }
})
