import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { quantity } from './working.ts'

/** The angle of a rotation that brings a regular figure onto itself. */
export const rotationTurns = chain(random => {
  const [arms, turns, r] = [pick(random, [3, 4, 5, 6, 8, 9, 10, 12]), int(random, 2, 5), int(random, 4, 12)]
  const times = Math.min(turns, arms - 1)
  return {
    given: `Une hélice a ${arms} pales identiques, régulièrement réparties autour de son centre O. Une rotation de centre O amène une pale sur la pale voisine ; on l’applique ${times} fois de suite, dans le même sens. Chaque pale mesure ${r} cm.`,
    ask: 'De quel angle la pale a-t-elle tourné en tout ?',
    most: 'Dans quelle situation a-t-on le plus tourné ?',
    unit: '°',
    steps: [
      {
        say: 'Angle d’une rotation',
        do: `360 ÷ ${arms}`,
        unit: '°',
        slips: {
          'partage un demi-tour au lieu d’un tour complet': `180 ÷ ${arms}`,
          'compte un intervalle de moins que de pales': `360 ÷ ${arms - 1}`,
        },
      },
      {
        say: 'Angle total',
        do: `${times} × _`,
        unit: '°',
        slips: { 'compte une seule rotation': '', 'multiplie aussi par la longueur de la pale': `${times} × _ × ${r}` },
      },
    ],
    hint: 'Combien d’intervalles égaux y a-t-il dans un tour complet ?',
    rule: 'Une rotation conserve les longueurs ; des rotations de même centre et de même sens ajoutent leurs angles.',
    begin: 'Partagez le tour complet entre les pales.',
  }
})

/** Alternate interior and supplementary angles. */
export const parallelAngles = chain(random => {
  const a = int(random, 28, 78)
  const part = int(random, 15, 40)
  return {
    given: `Deux droites parallèles (d) et (d′) sont coupées par une sécante en A et en B. Un angle en A mesure ${a}°. En B, son angle alterne-interne est partagé en deux angles adjacents, dont l’un mesure ${Math.min(part, a - 10)}°.`,
    ask: 'Combien mesure l’autre de ces deux angles ?',
    most: 'Dans quelle situation l’autre angle en B est-il le plus grand ?',
    unit: '°',
    steps: [
      {
        say: 'Les droites sont parallèles, donc l’angle alterne-interne en B mesure',
        do: `${a}`,
        unit: '°',
        slips: {
          'croit que les angles alternes-internes sont supplémentaires': `180 − ${a}`,
          'croit que les angles alternes-internes sont complémentaires': `90 − ${a}`,
        },
      },
      {
        say: 'Autre partie',
        do: `_ − ${Math.min(part, a - 10)}`,
        unit: '°',
        slips: { 'ajoute au lieu de soustraire': `_ + ${Math.min(part, a - 10)}`, 'donne l’angle entier': '' },
      },
    ],
    hint: 'Que dit la leçon des angles alternes-internes quand les droites sont parallèles ?',
    rule: 'Si des droites sont parallèles, les angles alternes-internes formés avec une sécante ont la même mesure.',
    begin: 'Trouvez d’abord l’angle entier en B.',
    back: {
      statement: `Deux droites parallèles sont coupées par une sécante. Un angle mesure ${a}°. Combien mesure l’angle supplémentaire de son angle correspondant ?`,
      result: quantity(180 - a, '°'),
      wrong: [
        [quantity(a, '°'), 'donne l’angle correspondant lui-même'],
        [quantity(90 - a, '°'), 'prend le complémentaire au lieu du supplémentaire'],
        [quantity(360 - a, '°'), 'soustrait à 360° au lieu de 180°'],
      ],
      steps: [
        `Les droites sont parallèles : l’angle correspondant mesure aussi ${a}°.`,
        `Deux angles supplémentaires ont pour somme 180° : ‹180 − ${a} = ${180 - a}›, donc ${180 - a}°.`,
      ],
    },
  }
})
