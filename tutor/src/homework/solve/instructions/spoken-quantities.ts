import { type Rewriting, rewrite } from './rewriting.ts'

const RULES: readonly Rewriting[] = [
  [/(?<!\d[,.]?)(?<h>\d+) ?(?:heures?|h) et demie?(?!\p{L})/gu, '$<h> h 30 min'],
  [/(?<!\d[,.]?)(?<h>\d+) ?(?:heures?|h) et quart(?!\p{L})/gu, '$<h> h 15 min'],
  [/(?<!\d[,.]?)(?<h>\d+) ?(?:heures?|h) (?:et )?(?:trois|3) quarts(?!\p{L})/gu, '$<h> h 45 min'],
  [/(?<!\p{L}|\d )une demi[- ]heure(?! et)/giu, '30 min'],
  [/(?<!\p{L}|\d )(?:trois|3) quarts d'heure/giu, '45 min'],
  [/(?<!\p{L}|\d )un quart d'heure/giu, '15 min'],
  [/(?<=\d ?)pour ?cents?(?!\p{L})/giu, '%'],
  [/(?<=\d) ?€(?=\p{L}|\d)/gu, ' € '],
]

/** Durations and shares that are said in words, in figures. */
export const withFigures = (text: string): string => rewrite(text, RULES)
