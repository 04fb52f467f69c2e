import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** A side of an isosceles triangle or the perimeter with other figures. */
export const isoscelesPerimeter = chain(random => {
  const base = int(random, 3, 12)
  const equal =
    base +
    pick(
      random,
      [-2, -1, 1, 2, 3, 4, 5].filter(more => base + more > base / 2),
    )
  const square = int(random, 3, 9)
  return {
    given: `Un triangle est isocèle : ses deux côtés égaux mesurent ${equal} cm et sa base ${base} cm. On trace aussi un losange de ${square} cm de côté.`,
    ask: 'Quelle est la somme des périmètres du triangle et du losange, en cm ?',
    most: 'Dans quelle situation la somme des deux périmètres est-elle la plus grande ?',
    unit: 'cm',
    steps: [
      {
        say: 'Périmètre du triangle',
        do: `2 × ${equal} + ${base}`,
        unit: 'cm',
        slips: {
          'compte un seul des deux côtés égaux': `${equal} + ${base}`,
          'croit que les trois côtés sont égaux': `3 × ${equal}`,
          'compte deux fois la base': `${equal} + 2 × ${base}`,
        },
      },
      {
        say: 'Périmètre du losange',
        do: `4 × ${square}`,
        unit: 'cm',
        slips: {
          'compte deux côtés du losange au lieu de quatre': `2 × ${square}`,
          'multiplie le côté du losange par lui-même': `${square} × ${square}`,
        },
      },
      { say: 'Somme', do: '#1 + #2', unit: 'cm' },
    ],
    hint: 'Quels côtés sont égaux dans un triangle isocèle ? Et dans un losange ?',
    rule: 'Un triangle isocèle a une paire de côtés égaux ; tous les côtés d’un losange sont égaux.',
    begin: 'Faites un dessin à main levée et codez les côtés égaux.',
  }
})

/** An isosceles triangle from its perimeter. */
export const isoscelesSide = chain(random => {
  const base = int(random, 3, 11)
  // The triangle of the way back has twice this side and four times this base: neither is to be equilateral.
  const more = pick(
    random,
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(one => one !== base),
  )
  const equal = base + more
  const total = 2 * equal + base
  return {
    given: `Un triangle isocèle a un périmètre de ${total} cm. Sa base mesure ${base} cm.`,
    ask: 'Combien mesure chacun des côtés égaux, en cm ?',
    most: 'Dans quelle situation les côtés égaux sont-ils les plus longs ?',
    unit: 'cm',
    steps: [
      {
        say: 'Les côtés égaux ensemble',
        do: `${total} − ${base}`,
        unit: 'cm',
        slips: {
          'ajoute la base au lieu de l’enlever': `${total} + ${base}`,
          'enlève deux fois la base': `${total} − 2 × ${base}`,
          'oublie d’enlever la base': `${total}`,
        },
      },
      {
        say: 'Un de ces côtés',
        do: '_ ÷ 2',
        unit: 'cm',
        slips: {
          'oublie de partager entre les côtés égaux': '',
          'partage en trois, comme pour un triangle équilatéral': '_ ÷ 3',
        },
      },
    ],
    hint: 'Que reste-t-il du périmètre quand on a enlevé la base ?',
    rule: 'Dans un triangle isocèle, les côtés qui partent du sommet principal sont égaux.',
    begin: 'Enlevez d’abord ce que vous connaissez.',
    back: {
      statement: `Un losange a le même périmètre qu’un triangle isocèle dont les côtés égaux mesurent ${2 * equal} cm et la base ${4 * base} cm. Combien mesure un côté du losange, en cm ?`,
      result: quantity(equal + base, 'cm'),
      wrong: [
        [quantity(4 * equal + 4 * base, 'cm'), 'donne le périmètre au lieu du côté'],
        [quantity((2 * equal + 4 * base) / 4, 'cm'), 'compte un seul des côtés égaux'],
        [quantity(2 * equal + 2 * base, 'cm'), 'partage en deux au lieu de quatre'],
      ],
      steps: [
        `Périmètre : ‹2 × ${2 * equal} + ${4 * base} = ${4 * (equal + base)}›.`,
        `Un losange a quatre côtés égaux : ‹${4 * (equal + base)} ÷ 4 = ${equal + base}›, donc ${equal + base} cm.`,
      ],
    },
  }
})

/** The base angles of an isosceles triangle. */
export const isoscelesAngles = chain(random => {
  const top = 2 * int(random, 11, 70)
  return {
    given: `ABC est un triangle isocèle en A. L’angle en A mesure ${top}°.`,
    ask: 'Quelle est la mesure de l’angle en B ?',
    most: 'Dans quelle situation l’angle en B est-il le plus grand ?',
    unit: '°',
    steps: [
      {
        say: 'Les angles en B et en C ensemble',
        do: `180 − ${top}`,
        unit: '°',
        slips: {
          'part de 360° au lieu de 180°': `360 − ${top}`,
          'oublie d’enlever l’angle en A': '180',
          'part de 90° au lieu de 180°': `90 − ${top}`,
        },
      },
      {
        say: 'L’angle en B',
        do: '_ ÷ 2',
        unit: '°',
        slips: { 'oublie que deux angles se partagent le reste': '' },
      },
    ],
    hint: 'Combien fait la somme des angles d’un triangle ? Quels angles sont égaux ici ?',
    rule: 'Dans un triangle isocèle, les angles à la base ont la même mesure.',
    begin: 'Enlevez l’angle que vous connaissez à la somme des angles.',
    back: {
      statement: `ABC est un triangle isocèle en A. L’angle en B mesure ${(180 - top) / 2}°. Quelle est la mesure de l’angle en A ?`,
      result: quantity(top, '°'),
      wrong: [
        [quantity((180 - top) / 2, '°'), 'croit que l’angle en A est égal à l’angle en B'],
        [quantity(180 - (180 - top) / 2, '°'), 'enlève un seul des angles à la base'],
        [quantity(360 - (180 - top), '°'), 'part de 360° au lieu de 180°'],
      ],
      steps: [
        `L’angle en C mesure aussi ${(180 - top) / 2}°, car le triangle est isocèle en A.`,
        `‹180 − 2 × ${(180 - top) / 2} = ${top}› : l’angle en A mesure ${top}°.`,
      ],
    },
  }
})
