import { fold, stem } from '../../words.ts'
import { asks } from '../cutting/words.ts'

/** What a question wants done: two exercises of different families are no example of each other. */
const FAMILIES = {
  factor: /\bfactoris/,
  develop: /\b(?:developp(?:e|er|ez)\b(?! construit)|redui(?:s|re|sez)\b)/,
  solve: /\b(?:resou|resol)|solution de l'(?:in)?equation/,
  convert: /\bconverti/,
  decompose: /\bdecompos/,
  order: /\b(?:range|ranger|rangez|class(?:e|er|ez)|ordonn|encadr)/,
  compare: /\bcompar(?:e|er|ez|aison)\b|\bdifferences?\b|point commun/,
  model: /\btradui\w* .{0,40}\b(?:equation|expression)|mets? (?:ce probleme )?en equation/,
  draw: /\b(?:trac(?:e|er|ez)\b|construi(?:s|re|sez)\b|dessin|legende\b|schematis|represent(?:e|er|ez)|reproduis|place (?:le|les|sur))/,
  prove:
    /\b(?:montr(?:e|er|ez)|demontr|prouv)|est-(?:il|elle|ce) (?:rectangle|affine|parallele|un |une |divisible|ohmique)/,
  conjugate:
    /\bconjug|put .{0,30}(?:past|present|future|perfect)|\b(?:au|a l'|ins|en) (?:present|futur|imparfait|passe|conditionnel|subjonctif|preterito|perfekt|parfait|plus-que-parfait)/,
  notation: /notation scientifique|ecriture (?:scientifique|decimale|fractionnaire)|fraction irreductible/,
  transform:
    /negative form|forme (?:negative|interrogative|affirmative|passive)|\b(?:mets|mettre|mettez|transform|transpos|remplac|recri|reecri|rewrite|put|turn|change|relie|reliez|verbind|accord(?:e|er|ez)|rends)\b|\b(?:transform|remplac|recri|reecri)/,
  translate: /\b(?:tradui|translat|ubersetz|traduc)/,
  complete: /\b(?:complet|fill|erganz|rellen|use)\b|\bcomplet/,
  define: /\b(?:defini|qu'est-ce qu|que signifie|que veut dire|qu'appelle-t-on|enonc)/,
  write:
    /\b(?:redig|raconte|imagin|invent|paragraphe|developpement construit|article|dialogue|write (?:a|an|about|your|\d)|ecri\w* (?:un|une|quelques|son) (?:texte|paragraphe|recit|lettre|article|histoire|lignes))/,
  explain: /\b(?:expliqu|pourquoi|why|explain)\b|\bexpliqu|\bcomment (?!s'appelle|appelle|se nomme)/,
  describe: /\bdecri/,
  calculate:
    /\b(?:calcul|effectu|combien|arrondi)|\bquel(?:le)?s? (?:est|sont|etait|sera) (?:la |le |l'|son |sa |leur |les |au? )?(?:nouvelle? |nouveau )?(?:probabilite|aire|perimetre|volume|moyenne|mediane|vitesse|longueur|hauteur|mesure|prix|masse|poids|energie|tension|intensite|resistance|puissance|duree|distance|recette|pourcentage|quantite|profondeur|temperature|age)|\b(?:quelle|a quelle|quel) (?:distance|masse|energie|quantite|tension|intensite|vitesse|longueur|duree|hauteur|poids|temps|nombre|nouvelle)|par quel nombre|par combien|\bpoids sera/,
  identify:
    /\b(?:relev|cit(?:e|er|ez)\b|nomm|indiqu|identifi|reper|soulign|donn(?:e|er|ez)\b|quels?\b|quelles?\b|qui\b|quand\b|ou\b|que\b|determin|trouv|who|what|where|when)/,
} as const
type TaskFamily = keyof typeof FAMILIES

const NAMES = Object.keys(FAMILIES) as TaskFamily[]

/** What an identifying question looks for: a person, a time, a place, or the thing that it names. */
const LOOKED_FOR =
  /\b(?:(qui|who)|(quand|when|quelle date|en quelle annee|quel siecle)|(ou|where|quelle ville|quel pays)|quels?(?:le|les)? (?:est|sont|etait|etaient|fut|furent)? ?(?:la |le |les |l')?(?:deux |trois |quatre |cinq |principaux |principales |grands? |grandes? )*(\p{L}{3,})|(?:cit|nomm|relev|donn|indiqu|identifi|trouv|repere?|determin)\w* (?:la |le |les |l'|un |une |des |deux |trois |quatre )*(\p{L}{3,}))/u
const QUANTITIES =
  /\b(probabilite|aire|perimetre|volume|moyenne|mediane|etendue|vitesse|longueur|hauteur|angle|prix|coute|masse volumique|masse|poids|energie|tension|intensite|resistance|puissance|duree|distance|pourcentage|image|antecedent|pgcd|atomes|chromosomes|pente|coefficient|concentration|temperature|frequence|rayon|diametre|echelle)s?\b/

/** A tense is a task of its own: the present is no example of the conditional. */
const TENSE =
  /conditionnel|subjonctif|subjuntivo|plus-que-parfait|passe compose|passe simple|past simple|simple past|past continuous|present perfect|present continuous|present simple|imparfait|imperfecto|futur|imperatif|pret[eé]rit|perfekt|prateritum|\bpresent\b/

/** One task of a text: what is done, and about which quantity or thing where that is what it asks for. */
export type Task = { family: TaskFamily; wanted: string }

const readTask = (sentence: string): Task | undefined => {
  const plain = fold(sentence)
  const [first] = NAMES.map(family => ({ family, at: plain.search(FAMILIES[family]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  if (!first) return undefined
  const { family, at } = first
  if ((family === 'transform' || family === 'conjugate') && TENSE.test(plain))
    return { family: 'conjugate', wanted: TENSE.exec(plain)?.[0] ?? '' }
  if (family === 'calculate') return { family, wanted: QUANTITIES.exec(plain.slice(at))?.[1] ?? '' }
  if (family === 'explain')
    return { family, wanted: /pourquoi|why/.test(plain) ? 'why' : /comment|how/.test(plain) ? 'how' : '' }
  if (family !== 'identify') return { family, wanted: '' }
  const found = LOOKED_FOR.exec(plain.slice(at))
  const [, person, time, place, thing, named] = found ?? []
  const noun = thing ?? named
  return { family, wanted: person ? 'who' : time ? 'when' : place ? 'where' : noun ? stem(noun) : '' }
}

const LABEL = /^\s*\*\*[^*\n]{1,12}\*\*\s*/
const SENTENCE_END = /(?<=[.?!:])\s+|\n/

/** The tasks of a text, in order; what only tells has none. */
export const readTasks = (text: string): Task[] =>
  text
    .replace(LABEL, '')
    .split(SENTENCE_END)
    .filter(sentence => asks(sentence) || sentence.endsWith(':'))
    .flatMap(sentence => readTask(sentence) ?? [])
