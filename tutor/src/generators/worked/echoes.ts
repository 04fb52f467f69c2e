import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

const TWICE = {
  'oublie que le signal fait un aller-retour': '',
  'multiplie par deux au lieu de diviser': '_ × 2',
}

/** How far something is that sends light or radio waves back. */
export const signalEcho = chain(random => {
  const seconds = int(random, 2, 40) / 10
  const [what, target] = pick(random, [
    ['Un éclair laser part de la Terre, touche', 'une sonde lointaine'],
    ['Un signal radio part de la Terre, atteint', 'une sonde spatiale'],
    ['Un signal radar part de la Terre, touche', 'un astéroïde'],
  ] as const)
  return {
    given: `${what} ${target} et revient au bout de ${number(seconds)} s. Ce signal parcourt ${number(300_000)} km en une seconde.`,
    ask: 'À quelle distance de la Terre se trouve cet objet, en kilomètres ?',
    most: 'Dans quelle situation l’objet est-il le plus loin ?',
    unit: 'km',
    steps: [
      {
        say: 'Trajet total, aller et retour',
        do: `${number(300_000)} × ${number(seconds)}`,
        unit: 'km',
        slips: { 'divise la vitesse par la durée': `${number(300_000)} ÷ ${number(seconds)}` },
      },
      { say: 'Distance', do: '_ ÷ 2', unit: 'km', slips: TWICE },
    ],
    hint: 'Que fait le signal pendant toute la durée mesurée ?',
    rule: 'Une longueur parcourue est le produit de la vitesse par la durée ; un écho la parcourt dans les deux sens.',
    begin: 'Calculez d’abord tout ce que le signal a parcouru.',
    back: {
      statement: `${what} un objet situé à ${number(150_000 * seconds)} km et revient. Ce signal parcourt ${number(300_000)} km en une seconde. Au bout de combien de secondes revient-il ?`,
      result: quantity(seconds, 's'),
      wrong: [
        [quantity(seconds / 2, 's'), 'compte seulement l’aller'],
        [quantity(seconds / 4, 's'), 'divise par deux au lieu de doubler'],
        [quantity(seconds * 2, 's'), 'double une fois de trop'],
      ],
      steps: [
        `Trajet total : ‹2 × ${number(150_000 * seconds)} = ${number(300_000 * seconds)}› km.`,
        `Durée : ‹${number(300_000 * seconds)} ÷ ${number(300_000)} = ${number(seconds)}› s.`,
      ],
    },
  }
})

/** How deep the water is under a ship. */
export const sonarDepth = chain(random => {
  const seconds = int(random, 2, 30) / 10
  return {
    given: `Le sonar d’un bateau envoie des ultrasons vers le fond ; l’écho revient au bout de ${number(seconds)} s. Dans l’eau, les ultrasons parcourent ${number(1500)} m en une seconde.`,
    ask: 'Quelle est la profondeur, en mètres ?',
    most: 'Dans quelle situation la profondeur est-elle la plus grande ?',
    unit: 'm',
    steps: [
      {
        say: 'Trajet total, aller et retour',
        do: `${number(1500)} × ${number(seconds)}`,
        unit: 'm',
        slips: {
          'prend la vitesse du son dans l’air': `340 × ${number(seconds)}`,
          'divise la vitesse par la durée': `${number(1500)} ÷ ${number(seconds)}`,
        },
      },
      { say: 'Profondeur', do: '_ ÷ 2', unit: 'm', slips: TWICE },
    ],
    hint: 'Que font les ultrasons pendant toute la durée mesurée ?',
    rule: 'Une longueur parcourue est le produit de la vitesse par la durée ; un écho la parcourt dans les deux sens.',
    begin: 'Calculez d’abord tout ce que les ultrasons ont parcouru.',
  }
})
