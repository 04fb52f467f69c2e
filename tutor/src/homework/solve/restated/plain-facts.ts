import { type Rewriting, rewrite } from '../instructions/rewriting.ts'
import type { Problem } from '../solution.ts'

const POINTS: readonly Rewriting[] = [
  // « M est sur [OA] et N sur [OB] »
  [
    /(?<=(?:(?:est|soit|place) (?:un point )?(?:sur|de)|appartient (?:à|au segment)|∈) ?(?:le segment |la droite )?[[(][A-Z]{2}[\])](?: et|,) (?:le point )?)(?<point>[A-Z]) (?:est )?(?:sur|à|de) (?:le segment |la droite |du segment )?(?=[[(])/gu,
    '$<point> appartient à ',
  ],
  [/(?:a|possède|admet|ayant|avec) un angle droit en (?=[A-Z](?!\p{L}))/gu, 'est rectangle en '],
  [/(?<=(?<![\p{L}])[A-Z]{3}) est un angle droit/gu, ' = 90°'],
]
const SIZES: readonly Rewriting[] = [
  [
    /(?<solid>(?:cube|carré|losange)s?) de (?<size>\d+(?:,\d+)? ?(?:mm|cm|dm|m|km)) (?<name>d'arête|de côté)(?!\p{L})/gu,
    '$<solid> $<name> $<size>',
  ],
]
const CHANGES: readonly Rewriting[] = [
  [
    /(?<change>(?<verb>baisse|augmente|diminue)(?: d'abord)? de \d+(?:,\d+)? ?%),? (?:puis|et|et ensuite|puis ensuite) (?:encore |à nouveau |de nouveau )?(?=(?:de )?\d+(?:,\d+)? ?%)/gu,
    '$<change> puis $<verb> ',
  ],
]
const WRITINGS: readonly Rewriting[] = [
  [/(?<=produit)s(?= de facteurs premiers)/gu, ''],
  [/(?<=\d )« ?(?<name>[\p{L} ]{3,20}?) ?»/gu, '$<name>'],
  [/(?<!\p{L})(?:roue|cible) (?:de loterie )?(?:est )?(?:partagée|divisée|découpée) en (?=\d+ secteurs)/gu, 'roue de '],
]
const FACTS: readonly Rewriting[] = [
  [/(?<=(?:kWh|kilowatt-?heure) )est (?:facturé|vendu|payé)(?= \d)/gu, 'coûte'],
  [/(?<=L'atome de \p{L}+ )(?:possède|a|contient|comporte) (?<count>\d{1,3}) électrons/gu, 'est neutre : Z = $<count>'],
]
const COUNTED: readonly Rewriting[] = [
  // « Cinq stylos identiques »
  [
    /(?<=^|[.!?:\n]\s*)(?<word>Deux|Trois|Quatre|Cinq|Six|Sept|Huit|Neuf|Dix|Douze|Quinze|Vingt) (?=\p{Ll})/gu,
    (word: string) => word.toLowerCase(),
  ],
  [/(?<=\d \p{L}{3,20}) (?:identiques|semblables|pareils|pareilles)(?= (?:coûtent|pèsent|valent|mesurent|pour))/gu, ''],
]
const TIMES: readonly Rewriting[] = [
  [/(?<=\p{L}) a (?=\d{1,2} ?[hH] ?(?:\d{2})?(?!\p{L}))/gu, ' à '],
  [/(?<=\b(?:finit|commence|part|arrive|termine|ferme|ouvre)) a quelle heure/gu, ' à quelle heure'],
]
const NEEDED: readonly Rewriting[] = [
  [
    /^De combien de (?<what>\p{L}+) (?:a-t-(?:il|elle|on)|ont-(?:ils|elles)|aura-t-(?:il|elle|on)) besoin(?= ?\?| pour)/u,
    'Combien de $<what> lui faut-il',
  ],
]
const DISSOLVED: readonly Rewriting[] = [
  [/[Ll]a solubilité (?=(?:du|de la|de l'|de)[^.;]{2,40} est (?:de |égale à )?\d)/gu, 'La concentration en masse '],
  [/(?<=[Qq]uelle masse )maximale (?<what>(?:de |d')\p{L}+ )peut-on dissoudre(?= dans)/gu, '$<what>est dissoute'],
]
const RULES = [...POINTS, ...SIZES, ...CHANGES, ...WRITINGS, ...FACTS, ...COUNTED, ...TIMES, ...NEEDED, ...DISSOLVED]

/** « a un angle droit en G » as « est rectangle en G », a change said once as two, quoted names without their quotes. */
export const tellPlainly = (problem: Problem): Problem | undefined => {
  const tell = (text: string) => rewrite(text.replace(/[’‘]/gu, "'"), RULES)
  const [context, body] = [tell(problem.context), tell(problem.body)]
  return context === problem.context.replace(/[’‘]/gu, "'") && body === problem.body.replace(/[’‘]/gu, "'")
    ? undefined
    : { ...problem, context, body, above: problem.above?.map(tell) ?? [] }
}
