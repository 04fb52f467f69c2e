import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

/** The length of the path that draws a regular polygon. */
export const polygonPath = chain(random => {
  const [sides, steps] = [pick(random, [3, 4, 5, 6, 8, 9, 10, 12]), 5 * int(random, 4, 18)]
  const turn = 360 / sides
  return {
    given: `Un lutin exécute : « Répéter ${sides} fois : avancer de ${steps} pas, tourner de ${turn} degrés. » Puis il avance encore de ${steps} pas.`,
    ask: 'De combien de pas avance-t-il en tout ?',
    most: 'Dans quelle situation le lutin avance-t-il le plus ?',
    counts: true,
    steps: [
      {
        say: 'Dans la boucle',
        do: `${sides} × ${steps}`,
        unit: 'pas',
        slips: {
          'compte un seul tour de boucle': `${steps}`,
          'ajoute aussi les degrés aux pas': `${sides} × (${steps} + ${turn})`,
          'fait un tour de moins': `${sides - 1} × ${steps}`,
        },
      },
      { say: 'Avec la suite', do: `_ + ${steps}`, unit: 'pas', slips: { 'oublie ce qui suit la boucle': '' } },
    ],
    hint: 'Quelles instructions sont dans la boucle ? Laquelle vient après ?',
    rule: 'Tourner ne fait pas avancer ; la boucle répète tout ce qu’elle contient.',
    begin: 'Comptez d’abord les pas faits pendant la boucle.',
  }
})

/** The angle to turn by in a regular polygon, and what is left of a whole turn. */
export const polygonTurn = chain(random => {
  const sides = pick(random, [4, 5, 6, 8, 9, 10, 12, 15, 18])
  const done = int(random, 2, Math.min(7, sides - 1))
  return {
    given: `Pour tracer un polygone régulier à ${sides} côtés, un programme fait un tour complet en tournant du même angle après chaque côté. Il a déjà tourné ${done} fois.`,
    ask: 'De combien de degrés a-t-il tourné en tout jusque-là ?',
    most: 'Dans quelle situation le programme a-t-il le plus tourné ?',
    unit: '°',
    steps: [
      {
        say: 'Angle dont il tourne après chaque côté',
        do: `360 ÷ ${sides}`,
        unit: '°',
        slips: {
          'partage un demi-tour au lieu d’un tour complet': `180 ÷ ${sides}`,
          'tourne chaque fois de l’angle intérieur': `180 − 360 ÷ ${sides}`,
        },
      },
      {
        say: 'Angle total',
        do: `${done} × _`,
        unit: '°',
        slips: { 'oublie de multiplier par le nombre de fois': '', 'compte un côté de trop': `${done + 1} × _` },
      },
    ],
    hint: 'Quand le polygone est fermé, de combien a-t-on tourné en tout ?',
    rule: 'Un tour complet se partage en angles égaux, un après chaque côté du polygone.',
    begin: 'Cherchez l’angle dont il tourne après un seul côté.',
    back: {
      statement: `Un programme trace un polygone régulier : « Répéter … fois : avancer de 40 pas, tourner de ${360 / sides} degrés. » Combien de fois faut-il répéter pour fermer le polygone, sans repasser sur un côté ?`,
      result: quantity(sides),
      wrong: [
        [quantity(sides / 2), 'partage un demi-tour au lieu d’un tour complet'],
        [quantity(sides + 1), 'compte un côté de trop'],
        [quantity(360 / sides), 'donne l’angle au lieu du nombre de côtés'],
      ],
      steps: [
        'À la fin, on a fait un tour complet, soit 360 degrés.',
        `‹360 ÷ ${number(360 / sides)} = ${sides}› : il faut répéter ${sides} fois.`,
      ],
    },
  }
})
