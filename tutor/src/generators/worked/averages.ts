import { int, pick, shuffle } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** The mean of values with their counts. */
export const meanFromCounts = chain(random => {
  const values = pick(random, [
    [0, 1, 2],
    [1, 2, 3],
    [2, 3, 4],
    [8, 10, 15],
    [10, 12, 16],
  ] as const)
  const total = pick(random, [10, 20, 25])
  const first = int(random, 3, total - 6)
  const second = int(random, 2, total - first - 2)
  const counts = [first, second, total - first - second]
  const [a, b, c] = values
  const [p = 0, q = 0, r = 0] = counts
  const what = a >= 8 ? 'ont la note' : 'ont emprunté'
  const unit = a >= 8 ? '' : ' livres'
  return {
    given: `Dans un groupe, ${p} élèves ${what} ${a}${a < 2 ? unit.replace('s', '') : unit}, ${q} ${what} ${b}${b < 2 ? unit.replace('s', '') : unit} et ${r} ${what} ${c}${unit}.`,
    ask: a >= 8 ? 'Quelle est la note moyenne du groupe ?' : 'Quel est le nombre moyen de livres empruntés par élève ?',
    most:
      a >= 8
        ? 'Dans quelle situation la note moyenne est-elle la plus haute ?'
        : 'Dans quelle situation le nombre moyen de livres par élève est-il le plus grand ?',
    steps: [
      {
        say: 'Effectif total',
        do: `${p} + ${q} + ${r}`,
        slips: {
          'divise par le nombre de valeurs différentes': '3',
          'fait la moyenne des trois valeurs sans leurs effectifs': '3',
        },
      },
      {
        say: 'Somme de toutes les valeurs',
        do: `${a} × ${p} + ${b} × ${q} + ${c} × ${r}`,
        slips: {
          'fait la moyenne des trois valeurs sans leurs effectifs': `${a} + ${b} + ${c}`,
          'oublie les effectifs dans la somme': `${a} + ${b} + ${c}`,
        },
      },
      {
        say: 'Moyenne',
        do: '#2 ÷ #1',
        slips: { 'oublie de diviser par l’effectif total': '', 'prend la valeur du milieu': `${b}` },
      },
    ],
    hint: 'Combien de fois chaque valeur apparaît-elle ?',
    rule: 'La moyenne est la somme de toutes les valeurs, chacune comptée autant de fois qu’elle apparaît, divisée par leur nombre.',
    begin: 'Comptez d’abord combien d’élèves il y a en tout.',
  }
})

/** The value that is missing for a mean. */
export const missingValue = chain(random => {
  const marks = [int(random, 8, 16), int(random, 7, 17), int(random, 9, 18), int(random, 6, 15)]
  const wanted = int(random, 10, 14)
  return {
    given: `Sur quatre épreuves, une équipe a marqué ${marks[0]}, ${marks[1]}, ${marks[2]} et ${marks[3]} points. Elle veut une moyenne de ${wanted} points sur cinq épreuves.`,
    ask: 'Combien de points doit-elle marquer à la cinquième épreuve ?',
    most: 'Dans quelle situation doit-elle marquer le plus de points à la cinquième épreuve ?',
    steps: [
      {
        say: 'Total qu’il faut atteindre',
        do: `5 × ${wanted}`,
        slips: {
          'multiplie la moyenne par le nombre d’épreuves déjà faites': `4 × ${wanted}`,
          'prend la moyenne pour le total': `${wanted}`,
        },
      },
      {
        say: 'Total déjà marqué',
        do: marks.join(' + '),
        slips: { 'oublie la dernière épreuve faite': marks.slice(0, 3).join(' + ') },
      },
      {
        say: 'Points qui manquent',
        do: '#1 − #2',
        slips: { 'donne le total déjà marqué': '', 'soustrait une épreuve de trop': `#1 − #2 − ${wanted}` },
      },
    ],
    finish: value => (value.n > 0n && value.n < 40n ? quantity(Number(value.n) / Number(value.d)) : undefined),
    hint: 'Combien de points faut-il en tout pour avoir cette moyenne ?',
    rule: 'La moyenne multipliée par le nombre de valeurs donne la somme de toutes les valeurs.',
    begin: 'Cherchez le total de points qu’il faut atteindre.',
  }
})

/** The median of an even number of values. */
export const medianEven = chain(random => {
  const start = int(random, 4, 12)
  const gaps = Array.from({ length: 5 }, () => int(random, 1, 5))
  const sorted = [start, ...gaps.map((_, i) => gaps.slice(0, i + 1).reduce((sum, gap) => sum + gap, start))]
  const shown = shuffle(random, [...sorted])
  const [m = 0, n = 0] = sorted.slice(2, 4)
  const [u = 0, v = 0] = shown.slice(2, 4)
  return {
    given: `Voici les temps de six nageurs, en secondes : ${shown.map(one => one + 20).join(' ; ')}.`,
    ask: 'Quelle est la médiane de cette série, en secondes ?',
    most: 'Dans quelle situation la médiane est-elle la plus grande ?',
    unit: 's',
    steps: [
      {
        say: 'Somme des valeurs du milieu, une fois la série rangée',
        do: `${m + 20} + ${n + 20}`,
        unit: 's',
        slips: {
          'oublie de ranger la série': `${u + 20} + ${v + 20}`,
          'prend les valeurs extrêmes': `${(sorted[0] ?? 0) + 20} + ${(sorted[5] ?? 0) + 20}`,
        },
      },
      {
        say: 'Médiane',
        do: '_ ÷ 2',
        unit: 's',
        slips: {
          'prend seulement la plus petite des valeurs du milieu': `${m + 20}`,
          'prend seulement la plus grande des valeurs du milieu': `${n + 20}`,
        },
      },
    ],
    hint: 'Rangez d’abord la série. Combien de valeurs y a-t-il de chaque côté ?',
    rule: 'La médiane partage la série rangée en groupes de même effectif.',
    begin: 'Écrivez les valeurs dans l’ordre croissant.',
  }
})
