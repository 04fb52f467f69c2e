import { lookup } from '@ariane/shared/catalogue'

/** Words that change nothing of what is to be done. */
const PLAIN = `le la les l' un une des de du d' et ou puis en a au aux ces cette ce cet chaque chacun chacune ci dessous suivant suivante suivants suivantes
expression expressions calcul calculs operation operations nombre nombres resultat resultats valeur valeurs reponse exercice question
detail detaille detaillant detaillez detailler etape etapes par les toutes tous tout fais faire faites effectuant avec sans calculatrice soin
mentalement ligne donne donner donnez ecris ecrire ecrivez sous forme s' il te vous plait si possible besoin ton ta votre
suis cahier sur feuille on que peut plus mieux chaque fois aide toi help trouve trouver trouvez determine determiner determinez
combien font fait vaut valent egal est egale quelle quel exprime exprimer exprimez ecrivant donnant presentant montrant precisant
redigeant intermediaires intermediaire soigneusement clairement proprement rapidement facon maniere efficace ainsi mon mes nos vos copie brouillon
presente presenter presentez exact exacte obtenu obtenir obtient faut doit alors donc tu vous je j' moi me bien attention aux signes ici cas
indique indiquer indiquez chacuns differents differentes possible jusqu'au bout`
const plain = new Set(PLAIN.split(/\s+/))

/** Whether nothing is said beside the words of a kind of question: what is not known may change it. */
export const saysOnly = (words: readonly string[], own: RegExp): boolean =>
  words.every(word => plain.has(word) || own.test(word))

const PLACES: [RegExp, number][] = [
  [/\ba l'unite\b|\ba 1 (?:unite )?pres\b|\ba l'entier\b/, 0],
  [
    /\bau (?:dixieme|1\/10e?)\b|\b(?:un|1) (?:chiffre|decimale) apres la virgule|\ba 0,1 (?:\S+ )?pres|\b(?:une|1) decimale\b/,
    1,
  ],
  [
    /\bau (?:centieme|1\/100e?)\b|\b(?:deux|2) (?:chiffres|decimales) apres la virgule|\ba 0,01 (?:\S+ )?pres|\b(?:deux|2) decimales\b/,
    2,
  ],
  [/\bau (?:millieme|1\/1000e?)\b|\b(?:trois|3) (?:chiffres|decimales) apres la virgule|\ba 0,001 (?:\S+ )?pres/, 3],
]

/** The rounding that a folded text asks for: its places; 'unknown' when it asks for another; undefined when it asks for none. */
export const roundingIn = (text: string): number | 'unknown' | undefined => {
  if (!/arrondi|valeur approchee|approch|troncature|encadre|\bpres\b|\bau (?:dixieme|centieme|millieme)\b/.test(text))
    return undefined
  if (/troncature|exces|defaut|encadre/.test(text)) return 'unknown'
  const found = PLACES.filter(([pattern]) => pattern.test(text))
  return found.length === 1 && found[0] ? found[0][1] : 'unknown'
}

/** « au mm près » where the answer is in centimetres: the places of that unit. */
const UNIT_PLACES: [RegExp, Record<string, number>][] = [
  [/\bau (?:mm|millimetre)\b(?![²³])/, { mm: 0, cm: 1, dm: 2, m: 3 }],
  [/\bau (?:cm|centimetre)\b(?![²³]| carre| cube)/, { cm: 0, dm: 1, m: 2 }],
  [/\bau (?:dm|decimetre)\b(?![²³]| carre| cube)/, { dm: 0, m: 1 }],
  [/\bau (?:m|metre)\b(?![²³]| carre| cube)/, { m: 0, km: 3 }],
  [/\bau (?:km|kilometre|km\/h)\b/, { km: 0, 'km/h': 0 }],
  [/\bau centime\b/, { '€': 2 }],
  [/\b(?:a l'euro|au euro)\b/, { '€': 0 }],
  [/\bau degre\b/, { '°': 0 }],
  [/\bau (?:gramme|g)\b/, { g: 0, kg: 3 }],
  [/\bau (?:cm²|centimetre carre)/, { 'cm²': 0, 'm²': 4 }],
  [/\bau (?:m²|metre carre)/, { 'm²': 0 }],
  [/\bau (?:cm³|centimetre cube)/, { 'cm³': 0 }],
  [/\bau (?:m³|metre cube)/, { 'm³': 0 }],
  [/\ba la minute\b/, { min: 0 }],
  [/\ba la seconde\b/, { s: 0 }],
]

/** The rounding that a folded text asks for in an answer of that unit. */
export const roundingFor = (text: string, unit: string): number | 'unknown' | undefined => {
  const asked = roundingIn(text)
  if (asked !== 'unknown') return asked
  if (/troncature|exces|defaut|encadre|significatif/.test(text)) return 'unknown'
  const own = UNIT_PLACES.filter(([pattern]) => pattern.test(text))
  const [only] = own
  return own.length === 1 && only ? (lookup(only[1], unit) ?? 'unknown') : 'unknown'
}
