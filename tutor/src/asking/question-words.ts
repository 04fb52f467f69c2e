import { isNoun, lemmas } from '../grade/text/lexicon.ts'
import { fold, stem, stems } from '../words.ts'

/** Words by which a pupil asks, whatever it is about; they say nothing of the subject. */
const ASKING = new Set(
  stems(`comprendre comprends compris comprend pige expliquer explique expliques expliquez réexplique exemple exemples différence différences distinguer
  pareil chose confond confondre sert servir servent utile veut dire signifie signification définition définir défini mot mots terme trouver trouve trouves donner donne donnez
  donné fait quoi date réponse solution exercice aide aider connaître appelle appeler appelles appelé reconnaître reconnaît reconnais marche leçon cours
  chapitre slide diapo page partie passage question savoir sais sait vraiment toujours jamais encore déjà rien bien trop vrai vraie faux oui non merci arrive
  arriver utiliser utilise faudrait falloir faut doit dois devoir doivent pouvoir possible besoin truc trucs machin prof professeur contrôle interro évaluation demain
  retenir apprendre résumé résumer méthode étape étapes façon manière raison cause parler parle parles rappel rappelle rappeler exactement simplement simple facile dur
  difficile compliqué important importante penser pense crois croire voir vois montre montrer gens prendre prend prends écrire écrit passer passe existe exister
  dit dits dite disent parlent sens phrase quelqu quelque quelques chacun ariane français anglais espagnol allemand traduire traduis traduction autrement
  genre espèce sorte type types nom noms s’appelle concrètement vite juste justement normal logique rapport pendant lequel laquelle lesquels quand comment
  suis perdu perdue bloqué galère aucune idée oublié oublie souvenir souviens rappelles devient devenir deviennent mieux genre fois première rôle fonction permet permettent permettre
  devoirs maison idée exprimer répondre réponds demande demander vais aller allez vient venir viennent devenu devenus devenue devenues former forme formes
  certain certaine certains certaines plusieurs souvent parfois tellement environ maintenant cite cites citer nomme nommer liste lister énumère énumérer`),
)

/** Verbs of every sentence, which the search leaves out as they are written, by their stems. */
const EMPTY_VERBS = new Set(
  'être avoir faire mettre pouvoir vouloir devoir aller falloir dire servir utiliser formule'
    .split(' ')
    .map(verb => stem(fold(verb))),
)

const INFINITIVE = /(?:er|ir|re)$/

const known = new Map<string, string>()

/** A stem by which forms of a word meet: an irregular verb form goes by its infinitive. */
const shortened = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const verb = word.length > 2 && !isNoun(word) ? lemmas(word).find(lemma => INFINITIVE.test(lemma)) : undefined
  // « négatif » and « négative » are one.
  const short = stem(verb ?? word).replace(/(?<=..)if$/, 'iv')
  if (known.size > 200_000) known.clear()
  known.set(word, short)
  return short
}

const MAX_TEXTS = 5000
const MAX_CHARS = 400
const texts = new Map<string, readonly string[]>()

/** The stems of a text's meaningful words, in order; those of short texts, which statements are, are kept. */
export const listStems = (text: string): readonly string[] => {
  const kept = texts.get(text)
  if (kept) return kept
  const all = readStems(text)
  if (text.length <= MAX_CHARS) {
    if (texts.size >= MAX_TEXTS) texts.clear()
    texts.set(text, all)
  }
  return all
}

const readStems = (text: string): string[] => {
  const bare = new Set<string>()
  const words: string[] = []
  for (const word of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (bare.has(word)) continue
    if (stems(word).length === 0) bare.add(word)
    else words.push(shortened(word))
  }
  return words
}

/** Whether a stem only asks. */
export const isAsking = (word: string): boolean => ASKING.has(word) || EMPTY_VERBS.has(word)
