import { fold } from '../../words.ts'

const EXPRESSIONS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:n'importe (?:qui|quelle personne|lequel|laquelle)|tout un chacun|toute la population|tous les gens|chaque personne)\b/g,
    'tout le monde',
  ],
  [/\b(?:tout le temps|a chaque fois|constamment)\b/g, 'toujours'],
  [
    /\b(?:ce qu(?:'on|'il|'elle|e (?:je|tu|l'on)) (?:en )?pense(?:nt|s)?|(?:sa|son|ma|mon|notre|une) (?:position|point de vue))\b/g,
    'son avis',
  ],
  // « Ne marchent que contre la rougeole » marchent seulement.
  [/\bn(?:e |')(?!\p{L}+ (?:pas|plus|jamais|rien|guere) )((?:(?!que )\p{L}+ ){1,2})qu(?:e |')/gu, '$1seulement '],
  [/\bco2\b/g, 'dioxyde de carbone'],
  [/\bo2\b/g, 'dioxygene'],
  [/\bh2o\b/g, 'eau'],
  [/\bmicrobes?\b/g, 'micro-organismes'],
  [/\/\/|∥/g, ' est parallele a '],
  [/ ?[>] ?(?=-?\d)/g, ' est plus grand que '],
  [/ ?[<] ?(?=-?\d)/g, ' est plus petit que '],
  [/(?<![\d)a-z] ?)x ?(\d+)\b/g, '$1 fois'],
  [/\b(?:au dessus|au-dessus) de (?=\d)/g, 'plus grand que '],
  [/\b(?:au dessous|en dessous|au-dessous) de (?=\d)/g, 'plus petit que '],
  [/\b(?:plus|davantage) de (?:l')?(?=un\b|1\b)/g, 'plus que '],
  // « Nous, on n'entend pas, mais le chien si. »
  [/\b(\p{L}+) pas,? mais ((?:les? |la |l')?\p{L}+),? (?:si|oui)\b/gu, '$1 pas, mais $2 $1'],
  [/\b(?:se fixent?|se mett?(?:ent)?|vont|va|viennent|vient) (?:a|dans) (?:sa|leur) place\b/g, 'remplace'],
  [/\b(?:chacun|chacune) de (?:son|leur) cote\b/g, 'separes'],
  [/\bqui (?:reste|restent) (?:inconnue?s?|anonymes?)\b/g, 'inconnu'],
  [/\b(?:en|a|au) (?:premier|tout debut|debut)\b/g, "d'abord"],
]

// Without its accent the plant would be « mais ».
/** A text with its expressions in the plain words that rubrics are written in. */
export const withPlainExpressions = (text: string): string =>
  EXPRESSIONS.reduce((plain, [from, to]) => plain.replace(from, to), fold(text.replace(/maïs/giu, 'maiis')))
