import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, roundTo } from './working.ts'

const degrees = (angle: number) => (angle * Math.PI) / 180

/** A ladder on a wall: the distance to its foot. */
export const ladderFoot = chain(random => {
  const [angle, length, wall] = [
    pick(random, [55, 60, 65, 68, 70, 72, 75]),
    int(random, 3, 9),
    pick(random, [0.3, 0.5, 0.8, 1]),
  ]
  return {
    given: `Une échelle de ${length} m est appuyée contre un mur vertical et fait un angle de ${angle}° avec le sol horizontal. On laisse un espace libre de ${number(wall)} m devant son pied.`,
    ask: 'À quelle distance du mur s’arrête l’espace libre, en mètres, au dixième près ?',
    most: 'Dans quelle situation l’espace libre s’arrête-t-il le plus loin du mur ?',
    unit: 'm',
    tolerance: 0.06,
    steps: [
      {
        say: 'Distance du pied de l’échelle au mur',
        do: [`${length} × \\cos(${angle}°)`, () => roundTo(length * Math.cos(degrees(angle)), 1)],
        unit: 'm',
        slips: {
          'divise par le cosinus au lieu de multiplier': [
            `${length} ÷ \\cos(${angle}°)`,
            () => roundTo(length / Math.cos(degrees(angle)), 1),
          ],
          'prend le cosinus de l’autre angle aigu': [
            `${length} × \\cos(${90 - angle}°)`,
            () => roundTo(length * Math.cos(degrees(90 - angle)), 1),
          ],
          'oublie le cosinus': `${length}`,
        },
      },
      {
        say: 'Avec l’espace libre',
        do: `_ + ${number(wall)}`,
        unit: 'm',
        slips: { 'oublie l’espace libre': '', 'enlève l’espace libre': `_ − ${number(wall)}` },
      },
    ],
    hint: 'Dans ce triangle rectangle, l’échelle est l’hypoténuse : que cherchez-vous ?',
    rule: 'Le cosinus d’un angle aigu est le quotient du côté adjacent par l’hypoténuse.',
    begin: 'Écrivez le cosinus de l’angle donné avec les longueurs de la figure.',
  }
})

/** The length of a cable from the distance on the ground. */
export const cableLength = chain(random => {
  const [angle, ground, count] = [pick(random, [35, 40, 45, 50, 55, 60]), int(random, 4, 15), int(random, 2, 4)]
  return {
    given: `Un mât vertical est tenu par ${count} câbles identiques. Chacun est fixé au sol à ${ground} m du pied du mât et fait un angle de ${angle}° avec le sol.`,
    ask: 'Quelle longueur de câble faut-il en tout, en mètres, en arrondissant chaque câble au dixième ?',
    most: 'Dans quelle situation faut-il le plus de câble ?',
    unit: 'm',
    tolerance: 0.3,
    steps: [
      {
        say: 'Un câble',
        do: [`${ground} ÷ \\cos(${angle}°)`, () => roundTo(ground / Math.cos(degrees(angle)), 1)],
        unit: 'm',
        slips: {
          'multiplie par le cosinus au lieu de diviser': [
            `${ground} × \\cos(${angle}°)`,
            () => roundTo(ground * Math.cos(degrees(angle)), 1),
          ],
          'prend le cosinus de l’autre angle aigu': [
            `${ground} ÷ \\cos(${90 - angle}°)`,
            () => roundTo(ground / Math.cos(degrees(90 - angle)), 1),
          ],
        },
      },
      { say: 'En tout', do: `${count} × _`, unit: 'm', slips: { 'compte un seul câble': '' } },
    ],
    hint: 'Un câble est l’hypoténuse : est-il plus long ou plus court que la distance au sol ?',
    rule: 'Hypoténuse = côté adjacent divisé par le cosinus de l’angle.',
    begin: 'Écrivez le cosinus de l’angle donné, avec la longueur cherchée au dénominateur.',
  }
})
