/** Words that change nothing of what is to be done. */
const PLAIN = `le la les l' un une des de du d' et ou puis en a au aux ces cette ce cet chaque chacun chacune ci dessous suivant suivante suivants suivantes
expression expressions calcul calculs operation operations nombre nombres resultat resultats valeur valeurs reponse exercice question
detail detaille detaillant detaillez detailler etape etapes par les toutes tous tout fais faire faites effectuant avec sans calculatrice soin
mentalement ligne donne donner donnez ecris ecrire ecrivez sous forme s' il te vous plait si possible besoin ton ta votre
suis cahier sur feuille on que peut plus mieux chaque fois aide toi help trouve trouver trouvez determine determiner determinez
combien font fait vaut valent egal est egale quelle quel`
const plain = new Set(PLAIN.split(/\s+/))

/** Whether nothing is said beside the words of a kind of question: what is not known may change it. */
export const saysOnly = (words: readonly string[], own: RegExp): boolean =>
  words.every(word => plain.has(word) || own.test(word))

const PLACES: [RegExp, number][] = [
  [/\ba l'unite\b/, 0],
  [/\bau (?:dixieme|1\/10)\b|\bun chiffre apres la virgule/, 1],
  [/\bau (?:centieme|1\/100)\b|\bdeux chiffres apres la virgule/, 2],
  [/\bau millieme\b|\btrois chiffres apres la virgule/, 3],
]

/** The rounding that a folded text asks for: its places; 'unknown' when it asks for another; undefined when it asks for none. */
export const roundingIn = (text: string): number | 'unknown' | undefined => {
  if (!/arrondi|valeur approchee|approch|troncature|encadre|\bpres\b|\bau (?:dixieme|centieme|millieme)\b/.test(text))
    return undefined
  if (/troncature|exces|defaut|encadre/.test(text)) return 'unknown'
  const found = PLACES.filter(([pattern]) => pattern.test(text))
  return found.length === 1 && found[0] ? found[0][1] : 'unknown'
}
