import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** The distance between a point and its image by a symmetry of axis. */
export const axialDistance = chain(random => {
  const [d, more] = [int(random, 3, 14), int(random, 2, 9)]
  return {
    given: `A′ est le symétrique de A par rapport à une droite (d). Le point A est à ${d} cm de (d). B est sur la demi-droite [AA′), au-delà de A′, à ${more} cm de A′.`,
    ask: 'Quelle est la longueur AB, en cm ?',
    most: 'Dans quelle situation la longueur AB est-elle la plus grande ?',
    unit: 'cm',
    steps: [
      {
        say: 'AA′',
        do: `2 × ${d}`,
        unit: 'cm',
        slips: {
          'croit que AA′ est la distance de A à l’axe': `${d}`,
          'partage la distance en deux au lieu de la doubler': `${d} ÷ 2`,
        },
      },
      {
        say: 'AB',
        do: `_ + ${more}`,
        unit: 'cm',
        slips: { 'oublie la longueur A′B': '', 'soustrait A′B au lieu de l’ajouter': `_ − ${more}` },
      },
    ],
    hint: 'De quel côté de (d) est A′, et à quelle distance ?',
    rule: 'L’axe est la médiatrice de [AA′] : A et A′ sont à la même distance de l’axe.',
    begin: 'Faites un dessin et trouvez la longueur AA′.',
    back: {
      statement: `A′ est le symétrique de A par rapport à une droite (d), et AA′ = ${2 * d} cm. Quelle est la distance de A à (d), en cm ?`,
      result: quantity(d, 'cm'),
      wrong: [
        [quantity(4 * d, 'cm'), 'double la longueur au lieu d’en prendre la moitié'],
        [quantity(2 * d, 'cm'), 'donne la longueur AA′ elle-même'],
      ],
      steps: [
        '(d) est la médiatrice de [AA′] : elle passe par le milieu de [AA′].',
        `‹${2 * d} ÷ 2 = ${d}› : A est à ${d} cm de (d).`,
      ],
    },
  }
})

/** The perimeter of a figure made of a shape and its image, with the axis along a side. */
export const mirroredPerimeter = chain(random => {
  const [a, c] = [int(random, 7, 12), int(random, 3, 5) * 2]
  const b = a + pick(random, [-3, -2, -1, 1, 2, 3])
  return {
    given: `Un triangle ABC a pour côtés AB = ${a} cm, BC = ${b} cm et AC = ${c} cm. On trace son symétrique par rapport à la droite (AC) : le point B a pour image B′.`,
    ask: 'Quel est le périmètre du quadrilatère ABCB′, en cm ?',
    most: 'Dans quelle situation le périmètre du quadrilatère ABCB′ est-il le plus grand ?',
    unit: 'cm',
    steps: [
      {
        say: 'AB et BC ensemble',
        do: `${a} + ${b}`,
        unit: 'cm',
        slips: {
          'compte aussi le côté [AC], qui est à l’intérieur': `${a} + ${b} + ${c}`,
          'compte [AC] à la place de [BC]': `${a} + ${c}`,
        },
      },
      {
        say: 'Leurs images ont les mêmes longueurs, donc le périmètre est',
        do: '2 × _',
        unit: 'cm',
        slips: { 'oublie les côtés symétriques': '' },
      },
    ],
    hint: 'Quels sont les quatre côtés du quadrilatère ? Le segment [AC] en fait-il partie ?',
    rule: 'La symétrie axiale conserve les longueurs ; les points de l’axe ne bougent pas.',
    begin: 'Faites un dessin à main levée et repassez le contour.',
  }
})

/** Distances with a symmetry of centre. */
export const centralDistance = chain(random => {
  const [om, mn] = [int(random, 7, 14), int(random, 5, 9)]
  const on = om + pick(random, [-3, -2, -1, 1, 2, 3])
  return {
    given: `M′ et N′ sont les symétriques de M et de N par rapport à O, qui n’est pas sur (MN). On a OM = ${om} cm, MN = ${mn} cm et ON = ${on} cm.`,
    ask: 'Quelle est la somme des longueurs MM′ et M′N′, en cm ?',
    most: 'Dans quelle situation la somme des longueurs MM′ et M′N′ est-elle la plus grande ?',
    unit: 'cm',
    steps: [
      {
        say: 'O est le milieu de [MM′], donc MM′',
        do: `2 × ${om}`,
        unit: 'cm',
        slips: { 'prend OM à la place de MM′': `${om}`, 'prend la moitié de OM': `${om} ÷ 2` },
      },
      {
        say: 'La symétrie conserve les longueurs, donc M′N′',
        do: `${mn}`,
        unit: 'cm',
        slips: { 'double aussi M′N′': `2 × ${mn}`, 'prend ON à la place de MN': `${on}` },
      },
      { say: 'Somme', do: '#1 + #2', unit: 'cm' },
    ],
    hint: 'Que vaut une longueur après une symétrie ? Où est O sur [MM′] ?',
    rule: 'Le centre est le milieu du segment formé par un point et son image ; les longueurs sont conservées.',
    begin: 'Faites un dessin et codez les longueurs égales.',
    back: {
      statement: `M′ est le symétrique de M par rapport à O, et MM′ = ${2 * om} cm. Quelle est la longueur OM, en cm ?`,
      result: quantity(om, 'cm'),
      wrong: [
        [quantity(4 * om, 'cm'), 'double la longueur au lieu d’en prendre la moitié'],
        [quantity(2 * om, 'cm'), 'donne la longueur MM′ elle-même'],
      ],
      steps: ['O est le milieu de [MM′].', `‹${2 * om} ÷ 2 = ${om}› : OM = ${om} cm.`],
    },
  }
})

/** The turned figure keeps its angles and its area. */
export const centralTriangle = chain(random => {
  const [base, height, angle] = [2 * int(random, 3, 9), int(random, 3, 9), int(random, 30, 60)]
  return {
    given: `Un triangle a un côté [AB] de ${base} cm, la hauteur relative à ce côté mesure ${height} cm et l’angle en A mesure ${angle}°. On trace son symétrique par rapport à un point O, loin du triangle.`,
    ask: 'Quelle est l’aire totale des deux triangles, en cm² ?',
    most: 'Dans quelle situation l’aire totale des deux triangles est-elle la plus grande ?',
    unit: 'cm²',
    steps: [
      {
        say: 'Aire du triangle',
        do: `${base} × ${height} ÷ 2`,
        unit: 'cm²',
        slips: {
          'oublie de diviser par 2': `${base} × ${height}`,
          'ajoute les longueurs au lieu de les multiplier': `(${base} + ${height}) ÷ 2`,
        },
      },
      {
        say: 'Le symétrique a la même aire, donc en tout',
        do: '2 × _',
        unit: 'cm²',
        slips: { 'oublie le symétrique': '', 'croit que l’aire du symétrique est doublée': '3 × _' },
      },
    ],
    hint: 'Que devient une aire par une symétrie centrale ?',
    rule: 'La symétrie centrale conserve les longueurs, les angles et les aires.',
    begin: 'Calculez d’abord l’aire du triangle de départ.',
  }
})
