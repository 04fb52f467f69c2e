import { fold } from '../../words.ts'
import { isWord, lemmas } from './lexicon.ts'
import { isOpposite } from './opposites.ts'

/** Beginnings that turn a word round or make another one of it. */
const TURNS: readonly [RegExp, string][] = [
  [/^a(?=[^aeiou])/, ''],
  [/^in/, ''],
  [/^im(?=[pmb])/, ''],
  [/^ir(?=r)/, ''],
  [/^il(?=l)/, ''],
  [/^des?/, ''],
  [/^dis/, ''],
  [/^non/, ''],
  [/^anti/, ''],
  [/^im/, 'ex'],
  [/^im/, 'em'],
  [/^im/, 'e'],
  [/^hyper/, 'hypo'],
  [/^macro/, 'micro'],
  [/^sur/, 'sous'],
  [/^sur/, 'sub'],
  [/^pre/, 'post'],
  [/^endo/, 'exo'],
  [/^mono/, 'poly'],
  [/^in(?=[cs])/, 'ex'],
  [/^inter/, 'intra'],
  [/^mal/, 'bien'],
  [/^maxi/, 'mini'],
  [/^auto/, 'hetero'],
  [/^omni/, 'carni'],
  [/^herbi/, 'carni'],
  [/^uni/, 'pluri'],
  [/^multi/, 'uni'],
]
const LEAST = 6

const readTurned = (lemma: string): string[] =>
  lemma.length > LEAST
    ? TURNS.flatMap(([from, to]) => (from.test(lemma) ? [lemma.replace(from, to)] : [])).filter(
        other => other.length >= LEAST - 1 && isWord(other),
      )
    : []

const MAX_REMEMBERED = 20_000
const remembered = new Map<string, readonly string[]>()
/** The lemmas that differ from one by such a beginning only, where French has them. */
const turned = (lemma: string): readonly string[] => {
  const known = remembered.get(lemma)
  if (known) return known
  const found = readTurned(lemma)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(lemma, found)
  return found
}

const keys = (word: string): readonly string[] => [word, ...lemmas(word)]

/** Whether two words are of a minimal pair: sexuée and asexuée, import and export. */
export const isMinimalPair = (one: string, other: string): boolean => {
  const [a, b] = [keys(one), keys(other)]
  if (a.some(key => b.includes(key))) return false
  return (
    a.some(key => turned(key).some(turn => b.includes(turn))) ||
    b.some(key => turned(key).some(turn => a.includes(turn)))
  )
}

/** Whether one word excludes another: a listed opposite or one of a minimal pair. */
export const excludes = (one: string, other: string): boolean => {
  const [a, b] = [keys(one), keys(other)]
  if (a.some(key => b.includes(key))) return false
  return a.some(key => b.some(twin => isOpposite(key, twin))) || isMinimalPair(one, other)
}

const SYNONYMS =
  `produire fabriquer créer générer donner faire; premier 1er 1ère 1re; deuxième second 2e 2ème 2nd; ajouter rajouter; envoyer partir aller; augmenter croître accroître grandir monter; diminuer baisser réduire décroître; utiliser employer servir;
  posséder avoir contenir renfermer; montrer prouver indiquer signaler; permettre autoriser laisser; gens habitant personne population humain homme; important essentiel; identique pareil même semblable égal;
  nombreux beaucoup plusieurs; début commencement; fin terme; obtenir recevoir avoir; travail emploi boulot métier; enfant bébé petit jeune; époux mari; maman mère; papa père; rapide vite;
  brûler cramer; regarder voir observer; parler dire; critiquer dénoncer; amuser divertir distraire; moquer ridiculiser; bloquer arrêter empêcher stopper; déplacer bouger; construire bâtir; détruire casser; aider secourir;
  protéger défendre; combattre lutter battre; supprimer enlever retirer abolir; ajouter mettre; transformer changer convertir; habiter vivre loger; voyager circuler; partir quitter; argent monnaie; ville cité; pays état nation;
  roi souverain monarque; soldat combattant; usine fabrique; marchandise produit; nourriture aliment; élève enfant; copain ami camarade; tuer éliminer détruire; dangereux risqué; pauvre démuni; triste malheureux; content heureux joyeux;
  respecter suivre obéir; commencer débuter; finir terminer; commander diriger gouverner; manger nourrir; envoyer transmettre; garder conserver; écrire noter; apprendre découvrir; comprendre saisir; peur crainte frayeur; colère rage;
  guerre conflit combat; lien relation rapport; partie morceau; objet chose; façon manière; endroit lieu; sorte type genre; attaquer agresser; mourir décéder; utile nécessaire; éviter empêcher; grossir agrandir; cause raison; deuxième second; premier début; franchir traverser passer; info information; dur difficile; récolter collecter; signifier vouloir;  effet conséquence`
    .split(';')
    .map(group => new Set(group.trim().split(/\s+/).map(fold)))

export const areSynonyms = (one: string, other: string): boolean => {
  const [a, b] = [keys(one), keys(other)]
  return (
    a.some(key => b.includes(key)) ||
    SYNONYMS.some(group => a.some(key => group.has(key)) && b.some(key => group.has(key)))
  )
}
