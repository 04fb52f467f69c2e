import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

/** The angle of a part of a pie chart. */
export const pieAngle = chain(random => {
  const total = pick(random, [20, 24, 30, 36, 40, 60])
  const some = int(random, 3, total / 2 - 1)
  const others = int(random, 2, total - some - 2)
  const [a, b] = pick(random, [
    ['le football', 'la natation'],
    ['le bus', 'le vélo'],
    ['le roman', 'la bande dessinée'],
  ] as const)
  return {
    given: `Dans une enquête auprès de ${total} élèves, ${some} préfèrent ${a}, ${others} préfèrent ${b} et les autres n’ont pas d’avis. On fait un diagramme circulaire.`,
    ask: 'Quel angle faut-il pour les élèves sans avis ?',
    most: 'Dans quelle situation l’angle des élèves sans avis est-il le plus grand ?',
    unit: '°',
    steps: [
      {
        say: 'Effectif sans avis',
        do: `${total} − ${some} − ${others}`,
        slips: {
          'oublie d’enlever le second groupe': `${total} − ${some}`,
          'prend ceux qui ont un avis': `${some} + ${others}`,
        },
      },
      {
        say: 'Angle d’un seul élève',
        do: `360 ÷ ${total}`,
        unit: '°',
        slips: {
          'partage 100 au lieu de 360°': `100 ÷ ${total}`,
          'partage un demi-tour au lieu d’un tour complet': `180 ÷ ${total}`,
        },
      },
      { say: 'Angle cherché', do: '#1 × #2', unit: '°' },
    ],
    hint: 'De combien de degrés est le tour complet, et pour combien d’élèves ?',
    rule: 'Dans un diagramme circulaire, les angles sont proportionnels aux effectifs.',
    begin: 'Combien d’élèves n’ont pas d’avis ?',
    back: {
      statement: `Dans un diagramme circulaire sur ${total} élèves, un secteur a un angle de ${number((360 / total) * some)}°. Combien d’élèves représente-t-il ?`,
      result: quantity(some),
      wrong: [
        [quantity(((360 / total) * some * total) / 100), 'partage 100 au lieu de 360°'],
        [quantity(total - some), 'compte les autres élèves'],
        [quantity(2 * some), 'partage un demi-tour au lieu d’un tour complet'],
      ],
      steps: [
        `Un élève correspond à ‹360 ÷ ${total} = ${number(360 / total)}›°.`,
        `‹${number((360 / total) * some)} ÷ ${number(360 / total)} = ${some}› : le secteur représente ${some} élèves.`,
      ],
    },
  }
})

/** A count from a frequency. */
export const countFromFrequency = chain(random => {
  const [total, rate] = [pick(random, [40, 60, 80, 120, 200, 300]), 5 * int(random, 3, 15)]
  const more = int(random, 3, 9)
  return {
    given: `Dans un groupe de ${total} élèves, la fréquence de ceux qui font du sport est ${rate} %. Ensuite, ${more} autres élèves de ce groupe commencent un sport.`,
    ask: 'Combien d’élèves du groupe font alors du sport ?',
    most: 'Dans quelle situation y a-t-il à la fin le plus d’élèves qui font du sport ?',
    finish: value => (value.d === 1n && value.n <= BigInt(total) ? quantity(Number(value.n)) : undefined),
    steps: [
      {
        say: 'Effectif de départ',
        do: `${total} × ${rate} ÷ 100`,
        slips: {
          'prend le pourcentage pour un effectif': `${rate}`,
          'prend ceux qui ne font pas de sport': `${total} × ${100 - rate} ÷ 100`,
        },
      },
      {
        say: 'Avec les nouveaux',
        do: `_ + ${more}`,
        slips: { 'oublie les nouveaux': '', 'enlève les nouveaux au lieu de les ajouter': `_ − ${more}` },
      },
    ],
    hint: 'Une fréquence en pourcentage dit combien ils seraient sur cent.',
    rule: 'L’effectif est la fréquence multipliée par l’effectif total.',
    begin: 'Cherchez combien d’élèves font du sport au départ.',
  }
})

/** A table of two entries with a cell to find. */
export const twoWayTable = chain(random => {
  const [girls, boys] = [int(random, 22, 48), int(random, 22, 48)]
  const [swim, run] = [int(random, 6, girls - 8), int(random, 6, boys - 8)]
  const [sport, other] = pick(random, [
    ['la natation', 'la course'],
    ['le judo', 'la danse'],
    ['le tennis', 'le basket'],
  ] as const)
  return {
    given: `Au club, chacun choisit ${sport} ou ${other}. Il y a ${girls} filles, dont ${swim} ont choisi ${sport}, et ${boys} garçons, dont ${run} ont choisi ${other}.`,
    ask: `Combien de membres ont choisi ${sport} ?`,
    most: `Dans quelle situation ${sport} a-t-elle le plus de membres ?`.replace(/(le \S+) a-t-elle/, '$1 a-t-il'),
    counts: true,
    steps: [
      {
        say: `Garçons qui ont choisi ${sport}`,
        do: `${boys} − ${run}`,
        slips: {
          'lit la mauvaise ligne pour les garçons': `${run}`,
          'prend tous les garçons': `${boys}`,
          'enlève aux filles au lieu des garçons': `${girls} − ${run}`,
        },
      },
      {
        say: 'Avec les filles',
        do: `_ + ${swim}`,
        slips: { 'oublie les filles': '', 'prend les filles qui ont fait l’autre choix': `_ + ${girls - swim}` },
      },
    ],
    hint: 'Dessinez un tableau à double entrée : une ligne pour les filles, une pour les garçons.',
    rule: 'Dans un tableau, les cases d’une même rangée ont pour somme le total de cette rangée.',
    begin: 'Complétez d’abord ce qui concerne les garçons.',
    back: {
      statement: `Au club, ${swim + boys - run} membres ont choisi ${sport}, dont ${swim} filles. Il y a ${boys} garçons en tout. Combien de garçons n’ont pas choisi ${sport} ?`,
      result: quantity(run),
      wrong: [
        [quantity(boys - run), 'donne les garçons qui ont fait ce choix'],
        [quantity(boys - swim), 'enlève les filles au lieu des garçons'],
        [quantity(boys), 'donne tous les garçons'],
      ],
      steps: [
        `Garçons qui ont fait ce choix : ‹${swim + boys - run} − ${swim} = ${boys - run}›.`,
        `Les autres : ‹${boys} − ${boys - run} = ${run}›.`,
      ],
    },
  }
})

/** Bars of which one square stands for several. */
export const barScale = chain(random => {
  const [scale, a, b] = [pick(random, [2, 4, 5, 10, 20]), int(random, 5, 12), int(random, 2, 6)]
  const [one, other] = pick(random, [
    ['lundi', 'mardi'],
    ['juillet', 'août'],
    ['mercredi', 'samedi'],
  ] as const)
  return {
    given: `Sur un diagramme en bâtons, un carreau représente ${scale} visiteurs. Le bâton « ${one} » a ${a} carreaux de haut, et « ${other} » en a ${b}.`,
    ask: `Combien de visiteurs y a-t-il de plus pour « ${one} » ?`,
    most: 'Dans quelle situation l’écart entre les deux nombres de visiteurs est-il le plus grand ?',
    counts: true,
    steps: [
      {
        say: `Visiteurs de « ${one} »`,
        do: `${a} × ${scale}`,
        slips: { 'lit les carreaux comme des visiteurs': `${a}`, 'ajoute au lieu de multiplier': `${a} + ${scale}` },
      },
      {
        say: `Visiteurs de « ${other} »`,
        do: `${b} × ${scale}`,
        slips: { 'lit les carreaux comme des visiteurs': `${b}`, 'oublie l’échelle pour le second bâton': `${b}` },
      },
      { say: 'Écart', do: '#1 − #2', slips: { 'ajoute les bâtons au lieu de les comparer': '#1 + #2' } },
    ],
    hint: 'Lisez d’abord l’échelle du diagramme.',
    rule: 'La hauteur d’un bâton est proportionnelle à l’effectif : chaque carreau en vaut autant.',
    begin: 'Combien de visiteurs représente le premier bâton ?',
    back: {
      statement: `Sur un diagramme en bâtons, un bâton de ${a} carreaux représente ${a * scale} visiteurs. Combien de visiteurs représente un bâton de ${b} carreaux ?`,
      result: quantity(b * scale),
      wrong: [
        [quantity(b), 'lit les carreaux comme des visiteurs'],
        [quantity(a * scale - (a - b)), 'enlève des carreaux aux visiteurs'],
        [quantity(scale), 'donne ce que vaut un carreau'],
      ],
      steps: [
        `Un carreau : ‹${a * scale} ÷ ${a} = ${scale}› visiteurs.`,
        `‹${b} × ${scale} = ${b * scale}› visiteurs.`,
      ],
    },
  }
})
