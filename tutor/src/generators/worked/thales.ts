import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity, roundTo } from './working.ts'

/** The height of a tree from a shadow. */
export const shadowHeight = chain(random => {
  const [stick, shadow, times] = [
    pick(random, [1.2, 1.5, 1.6, 2]),
    pick(random, [0.8, 1, 2, 2.5, 4]),
    int(random, 3, 9),
  ]
  const [what, its] = pick(random, [
    ['un arbre', 'de l’arbre'],
    ['un mât', 'du mât'],
    ['un lampadaire', 'du lampadaire'],
  ] as const)
  const far = roundTo(shadow * times, 2)
  return {
    given: `Un bâton vertical de ${number(stick)} m a une ombre de ${number(shadow)} m. Au même moment, l’ombre d’${what} vertical mesure ${number(far)} m, et les extrémités des ombres coïncident. Les droites portées par les hauteurs sont parallèles.`,
    ask: `Quelle est la hauteur ${its}, en mètres ?`,
    most: 'Dans quelle situation la hauteur trouvée est-elle la plus grande ?',
    unit: 'm',
    steps: [
      {
        say: 'Quotient des ombres, la grande sur la petite',
        do: `${number(far)} ÷ ${number(shadow)}`,
        slips: {
          'soustrait les ombres au lieu de les diviser': `${number(far)} − ${number(shadow)}`,
          'compare l’ombre à la hauteur du bâton': `${number(far)} ÷ ${number(stick)}`,
        },
      },
      {
        say: 'Hauteur',
        do: `_ × ${number(stick)}`,
        unit: 'm',
        slips: {
          'ajoute au lieu de multiplier': `_ + ${number(stick)}`,
          'divise au lieu de multiplier': `_ ÷ ${number(stick)}`,
          'donne le quotient au lieu de la hauteur': '',
        },
      },
    ],
    hint: 'Dessinez les triangles emboîtés : le bâton est parallèle à l’autre hauteur.',
    rule: 'D’après le théorème de Thalès, les longueurs des triangles sont proportionnelles.',
    begin: 'Par quel nombre multiplie-t-on la petite ombre pour obtenir la grande ?',
    back: {
      statement: `Un bâton vertical de ${number(stick)} m a une ombre de ${number(shadow)} m. Au même moment, un mât vertical de ${number(roundTo(stick * times, 2))} m projette une ombre. Quelle est la longueur de cette ombre, en mètres ?`,
      result: quantity(far, 'm'),
      wrong: [
        [quantity(roundTo(stick * times - stick + shadow, 2), 'm'), 'ajoute la différence des hauteurs à l’ombre'],
        [quantity(roundTo(shadow / times, 3), 'm'), 'divise au lieu de multiplier'],
        [quantity(roundTo(stick * stick * times, 2), 'm'), 'multiplie les hauteurs entre elles'],
      ],
      steps: [
        `Quotient des hauteurs : ‹${number(roundTo(stick * times, 2))} ÷ ${number(stick)} = ${times}›.`,
        `Ombre : ‹${times} × ${number(shadow)} = ${number(far)}›, donc ${number(far)} m.`,
      ],
    },
  }
})

/** The perimeter of the large triangle, from the small one. */
export const thalesPerimeter = chain(random => {
  const k = pick(random, [2, 3, 4, 1.5, 2.5])
  const am = 2 * int(random, 2, 5)
  const an = am + 2 * pick(random, am > 4 ? [-1, 1, 2] : [1, 2])
  const mn = 2 * int(random, Math.max(3, Math.abs(am - an) / 2 + 1), Math.min(5, (am + an) / 2 - 1))
  const ab = am * k
  return {
    given: `M est sur [AB], N est sur [AC] et (MN) est parallèle à (BC). On a AM = ${am} cm, AB = ${number(ab)} cm, AN = ${an} cm et MN = ${mn} cm.`,
    ask: 'Quel est le périmètre du triangle ABC, en cm ?',
    most: 'Dans quelle situation le périmètre du triangle ABC est-il le plus grand ?',
    unit: 'cm',
    steps: [
      {
        say: 'Rapport d’agrandissement AB sur AM',
        do: `${number(ab)} ÷ ${am}`,
        slips: {
          'prend MB au lieu de AB': `${number(ab - am)} ÷ ${am}`,
        },
      },
      {
        say: 'Périmètre du triangle AMN',
        do: `${am} + ${an} + ${mn}`,
        unit: 'cm',
        slips: { 'oublie le côté parallèle [MN]': `${am} + ${an}` },
      },
      {
        say: 'Périmètre du triangle ABC',
        do: '#1 × #2',
        unit: 'cm',
        slips: {
          'donne le périmètre du petit triangle': '',
          'ajoute le rapport au lieu de multiplier': '#1 + #2',
          'ajoute la même longueur à chaque côté au lieu de multiplier': `#2 + 3 × (${number(ab)} − ${am})`,
        },
      },
    ],
    hint: 'Les longueurs du triangle ABC sont celles du triangle AMN, agrandies.',
    rule: 'Dans cette configuration, les quotients AB sur AM, AC sur AN et BC sur MN sont égaux.',
    begin: 'Par quel nombre toutes les longueurs sont-elles multipliées ?',
  }
})

/** Crossed lines, and the length that makes lines parallel. */
export const thalesConverse = chain(random => {
  const [p, q] = pick(random, [
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 5],
    [1, 4],
  ] as const)
  const u = int(random, 2, 5)
  const v = pick(
    random,
    [2, 3, 4, 5, 6, 7].filter(one => one !== u),
  )
  const [am, ab, ac] = [p * u, q * u, q * v]
  return {
    given: `Les droites (BM) et (CN) se coupent en A, les points B, A, M et C, A, N sont dans le même ordre. On a AM = ${am} cm, AB = ${ab} cm et AC = ${ac} cm.`,
    ask: 'Quelle longueur AN, en cm, faut-il pour que (MN) soit parallèle à (BC) ?',
    most: 'Dans quelle situation la longueur AN est-elle la plus grande ?',
    unit: 'cm',
    steps: [
      {
        say: 'Produit en croix, AM par AC',
        do: `${am} × ${ac}`,
        slips: { 'échange AM et AB': `${ab} × ${ac}`, 'échange AB et AC': `${am} × ${ab}` },
      },
      {
        say: 'AN',
        do: `_ ÷ ${ab}`,
        unit: 'cm',
        slips: {
          'échange AM et AB': `_ ÷ ${am}`,
          'échange AB et AC': `_ ÷ ${ac}`,
          'enlève à AC ce que l’on enlève à AB pour avoir AM': `${ac} − (${ab} − ${am})`,
        },
      },
    ],
    hint: 'Quels quotients doivent être égaux pour que les droites soient parallèles ?',
    rule: 'Réciproque de Thalès : si AM sur AB est égal à AN sur AC, et si les points sont dans le même ordre, les droites sont parallèles.',
    begin: 'Écrivez l’égalité des quotients, avec AN comme inconnue.',
    back: {
      statement: `B, A, M et C, A, N sont alignés dans le même ordre. On a AM = ${am} cm, AN = ${p * v} cm et AC = ${ac} cm. Quelle longueur AB, en cm, faut-il pour que (MN) soit parallèle à (BC) ?`,
      result: quantity(ab, 'cm'),
      wrong: [
        [quantity(roundTo((p * v * ac) / am, 2), 'cm'), 'se trompe de produit en croix'],
        [quantity(am + ac - p * v, 'cm'), 'ajoute la même différence au lieu d’utiliser les quotients'],
        [quantity(roundTo((am * p * v) / ac, 2), 'cm'), 'inverse le quotient'],
      ],
      steps: [`On veut AM sur AB égal à AN sur AC : ‹${am} × ${ac} ÷ ${p * v} = ${ab}›.`, `Il faut AB = ${ab} cm.`],
    },
  }
})
