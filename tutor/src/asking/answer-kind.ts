import { isWord } from '../grade/text/lexicon.ts'
import { fold } from '../words.ts'

/** What a question of who, when, where or how many has to be answered with. */
export type AnswerKind = 'date' | 'number' | 'superlative' | 'formula' | 'duration' | 'age' | 'person' | 'place'

const KINDS: [AnswerKind, RegExp][] = [
  [
    'formula',
    /\bformule (?:de |du |des |d'|pour |qui )|\bquelle formule\b|\bla formule\W*$|\bc'est quoi (?:la |sa )?formule\b/,
  ],
  ['age', /\b(?:a quel age|quel age)\b/],
  [
    'duration',
    /\bcombien de temps\b|\bcombien d'(?:annees?|heures?)\b|\bcombien de (?:jours?|mois|semaines?|minutes?|siecles?)\b|\bdure\p{L}* (?:environ )?combien\b|\bquelle (?:est )?(?:la |sa )?duree\b|\btou(?:s|te) les combien\b/u,
  ],
  [
    'date',
    /^(?:et |mais |donc |a partir de |depuis |c'est |c'etait )*quand\b|\bc'(?:est|etait) quand\b|\b(?:en )?quelle (?:annee|date)\b|\bquel (?:siecle|jour|mois)\b|\ba quel(?:le)? (?:moment|epoque|date)\b|\bdepuis quand\b|\bquand (?:a |est |est-ce |ont |a-t-|est-il |c'est )|(?:est |a ete |ete |ne |nee |mort|morte|tombe|fonde|cree|construit|commence|fini|regne|vivait|vecu|ne) quand\b|\bquand\W*$|\bla date (?:de|du|des)\b|\bc quand\b/,
  ],
  [
    'superlative',
    /\b(?:quel(?:le)?s? (?:est|sont)|c'est quoi|c'est quel(?:le)?|quel(?:le)?) (?:le |la |les )?(?:\p{L}+ ){0,2}(?:le |la |les )?plus \p{L}+|^(?:le |la |les )?\p{L}+ (?:le|la|les) plus \p{L}+/u,
  ],
  [
    'number',
    /\bcombien\b|\bquel(?:le)? (?:est )?(?:la |le |l'|sa |son )?(?:nombre|pourcentage|taille|longueur|hauteur|superficie|population|temperature|vitesse|distance|duree|profondeur|altitude|masse de|proportion)\b/,
  ],
  [
    'person',
    /\bqui (?:a |ont |avait |avaient )(?:ete |)?(?:le |la |les |l'|son |se |en |d')?\p{L}+(?:e|i|u|is|it|rt)s?\b|\bqui (?:est|etait|fut) (?:le|la|l')\b.*\b(?:chef|roi|reine|president|presidente|auteur|premier|premiere|pere|fondateur|inventeur|maire|dirigeant|empereur)\b|\b(?:construit|ecrit|invente|decouvert|peint|fonde|cree|fait) par qui\b|\bc'(?:est|etait) qui (?:qui|le|la|l')\b/u,
  ],
  [
    'place',
    /^(?:et |mais |donc )*ou (?:est|se|est-ce|a|vit|vivent|etait|sont|ont)\b|\b(?:c'est|c'etait|se trouve|ne|nee|est) ou\b|\bdans quel(?:le)? (?:pays|ville|region|continent)\b/,
  ],
]

/** « Quand met-on un s ? » asks for a case, not for a date. */
const CASE =
  /\bquand (?:est[- ]ce qu(?:e |'))?(?:on|il faut|faut[- ]il|je|tu|met|utilise|emploie|ecrit)\b|\bquand \p{L}+-(?:t-)?on\b|\b(?:utilise|met|emploie|ecrit)\p{L}* quand\b/u
const BY_DATES = new Set<string>(['Histoire', 'Géographie', 'EMC'])
/** Where what is most is somebody or something with a name. */
const OF_NAMES = new Set<string>([...BY_DATES, 'SVT'])
const DATED = /annee|date\b|siecle|\b(?:ne|nee|mort|morte|decouvert|invente|cree|vivait|vecu|ecrit|publie)\b/

/** The kind of answer that a folded question asks for; undefined where it asks for none of them. */
export const findAnswerKind = (folded: string, subject: string): AnswerKind | undefined => {
  const kind = KINDS.find(([, asks]) => asks.test(folded))?.[0]
  if (kind === 'superlative') return OF_NAMES.has(subject) ? kind : undefined
  if (kind !== 'date') return kind
  // A change of state comes about at no date.
  return CASE.test(folded) || !(BY_DATES.has(subject) || DATED.test(folded)) ? undefined : kind
}

const SPELLED =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|cents|mille|millions?|milliards?|douzaine|dizaines?|centaines?|milliers?'
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const DATE = new RegExp(
  `(?<![\\d,.])(?:[1-9]\\d{2}|1\\d{3}|20\\d{2})(?![\\d,]|\\s?(?:km|m|kg|g|L|%|°|personnes|habitants|€))|siècles?|\\d\\s000 ans(?!\\p{L})|avant J|av\\. J|millions d’années|\\b(?:\\d{1,2}|1er) (?:${MONTHS})`,
  'u',
)
const MOST = /(?<!\p{L})(?:plus|premiers?|premières?|record)(?!\p{L})/iu
const UNITS_OF_TIME = 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|siècles?|millénaires?|s|min|h'
const DURATION = new RegExp(
  `(?:\\d|(?<!\\p{L})(?:une?|demi-|quelques|plusieurs|${SPELLED}))(?:\\s|-|\\*)*(?:millions? d’|milliards? d’)?(?:${UNITS_OF_TIME})(?!\\p{L})|\\d{3,4}\\D{1,40}\\d{3,4}`,
  'iu',
)
/** « π × rayon² », « P = m × g », « multiplier la base par la hauteur », « H₂O » */
const FORMULA =
  /[\p{L}$²)}] ?(?:=|×|\\times|\\div|÷|\/) ?[\p{L}$\d({\\]|\\frac|\b(?:multipli|divis)(?:e|er|ant|ez) (?:l[ea]s? |l’|son |sa )|[A-Z][a-z]?[₂₃₄₆]|\p{L} × /u
/** One that is worked out with numbers is an example of it. */
const IS_WORKED = /= ?\$?\d|Exemple|\d ?(?:×|\\times) ?\d|\d ?(?:cm|m|g|N|V)\b/
export const isWorkedOut = (text: string): boolean => IS_WORKED.test(text)
const YEAR = new RegExp(`(?:\\b(?:\\d{1,2}|1er) (?:${MONTHS})\\b|(?<![\\d,])(?:1[0-9]|20)\\d\\d(?![\\d,]))`, 'gu')
const NUMBER = new RegExp(
  `\\d|(?<!\\p{L})(?:${SPELLED}|moitié|tiers|quarts?|majorité|plupart|quelques (?:\\p{L}*mètres?|grammes?|degrés|litres?))(?!\\p{L})`,
  'iu',
)
const AGE = new RegExp(
  `\\d+ (?:et \\d+ |à \\d+ )?ans(?!\\p{L})|(?<!\\p{L})(?:${SPELLED}) ans(?!\\p{L})|\\d (?:milliards|millions) d’années`,
  'u',
)
/** A name in the middle of a sentence, or two words with capitals at its head. */
const NAME =
  /(?<=[\p{L},;’] ?(?:\*\*)?(?:[(«] ?)?)(?<!\p{L})\p{Lu}[\p{L}’-]+|(?<=^\W*)\p{Lu}\p{Ll}+(?= (?:(?:de|le|la|du|von) )?(?:d’)?\p{Lu})/gu
/** A subject at the head of a sentence that is no article or pronoun. */
const HEAD = /(?<=^\W*)\p{Lu}\p{Ll}+(?= (?:a|ont|est|et|se|s’|\p{Ll}+e|\p{Ll}+t|\p{Ll}+d) )/gu
/** Heavenly bodies and the like are written with a capital, and did nothing. */
const NOBODY = /^(?:Lune|Terre|Soleil|Univers|État|Internet|Nord|Sud|Est|Ouest)$/u
const COMMON =
  /^(?:Le|La|Les|L|Un|Une|Des|En|Il|Elle|Ils|Elles|On|Ce|Cela|Cette|Ces|C|Au|Aux|Du|De|D|Dans|Par|Pour|Sur|Avec|Son|Sa|Ses|Leurs?|Chaque|Après|Avant|Depuis|Mais|Non|Oui|Que|Qui|Quand|Tout|Tous|Vous|Nous|Attention|Exemple)$/u

/** Whether a text has an answer of the kind that the question does not hold itself. */
export const holdsAnswer = (kind: AnswerKind, text: string, isSaid: (word: string) => boolean): boolean => {
  switch (kind) {
    case 'date':
      return DATE.test(text)
    case 'number':
      return NUMBER.test(text.replace(YEAR, ' '))
    case 'superlative':
      return MOST.test(text) && holdsAnswer('person', text, isSaid)
    case 'formula':
      return FORMULA.test(text)
    case 'duration':
      return DURATION.test(text)
    case 'age':
      return AGE.test(text)
    default:
      return [...text.matchAll(NAME), ...[...text.matchAll(HEAD)].filter(([name]) => !isWord(fold(name)))].some(
        ([name]) => !COMMON.test(name) && !(kind === 'person' && NOBODY.test(name)) && !isSaid(name),
      )
  }
}
