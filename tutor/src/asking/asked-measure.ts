import { lookup } from '@ariane/shared/catalogue'

/** What is measured, and the units that an answer to it has. */
const MEASURES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bquelle (?:est (?:la |sa )?)?temperature\b|\bcombien de degres\b|\btemperature de combien\b/, /\d\s?°|degrés?/],
  [
    /\bquelle (?:est (?:la |sa )?)?vitesse\b|\bvitesse de combien\b/,
    /\d\s?\*{0,2}(?:k?m\/[hs]|kilomètres? (?:par|à l’)|mètres? par|centimètres? par|cm (?:par|\/)|k?m en une? (?:seconde|minute|heure))/,
  ],
  [
    /\bquelle (?:est (?:la |sa )?)?(?:hauteur|altitude|longueur|profondeur|largeur|distance)\b/,
    /\d\s?\*{0,2}(?:[kcmd]?m(?!\p{L})|(?:kilo|centi|milli)?mètres?|années[- ]lumière)|mètres?\b/u,
  ],
  [/\bquelle (?:est (?:la |sa )?)?(?:superficie|surface)\b/, /(?:k|c)?m²|hectares?|kilomètres? carrés?/],
  [
    /\bcombien (?:de )?(?:kg|kilos?|grammes?|tonnes?)\b|\bpese\p{L}* combien\b/u,
    /\d\s?\*{0,2}(?:k?g|t)(?!\p{L})|kilos?|grammes?|tonnes?/u,
  ],
]

const EACH = '(jour|an|annee|heure|minute|seconde|mois|semaine|personne|habitant)'
const PER = new RegExp(`\\bcombien\\b.*\\bpar ${EACH}s?\\b|\\bpar ${EACH}s?\\b.*\\bcombien\\b`)
const NAMES: Readonly<Record<string, string>> = {
  jour: 'jours?|quotidien\\p{L}*|journali\\p{L}*|journée',
  an: 'ans?|années?|annuel\\p{L}*',
  annee: 'ans?|années?|annuel\\p{L}*',
  heure: 'heures?|h',
  minute: 'minutes?|min',
  seconde: 'secondes?|s',
  mois: 'mois|mensuel\\p{L}*',
  semaine: 'semaines?',
  personne: 'personnes?|habitants?',
  habitant: 'habitants?|personnes?',
}

/** Patterns that an answer to a folded question of how much has to meet: the unit of what is measured, and « par jour » where that is asked. */
export const listAskedMeasures = (folded: string): RegExp[] => {
  const [, first, second] = folded.match(PER) ?? []
  const each = lookup(NAMES, first ?? second ?? '')
  return [
    ...MEASURES.filter(([asks]) => asks.test(folded)).map(([, unit]) => unit),
    ...(each === undefined
      ? []
      : [
          new RegExp(
            `(?:par|chaque|/|en un|en une|tous les|toutes les)\\s?(?:${each})(?!\\p{L})|quotidien|annuel`,
            'u',
          ),
        ]),
  ]
}
