import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { holdsWord, isExpectedDenial } from './evidence.ts'
import { lemmas } from './lexicon.ts'
import { isSameWord, says } from './match.ts'
import type { ReadClause } from './read-clauses.ts'
import type { ModelClause, Rubric } from './rubric.ts'
import { isNegation, splitWords, type Word } from './tokens.ts'
import { excludes } from './word-relations.ts'

const meant = (words: readonly Word[]) => words.filter(({ text }) => !isNegation(text))
const hits = (words: readonly Word[], index: { has: (word: Word) => boolean }) =>
  meant(words).filter(word => index.has(word)).length

const isOdd = ({ denials }: ReadClause) => denials % 2 === 1

/** The clause of the model answer that has most words in common with one of the answer. */
const nearest = (clause: ReadClause, { clauses }: Rubric): { model: ModelClause; common: number } | undefined => {
  let best: { model: ModelClause; common: number } | undefined
  for (const model of clauses) {
    const common = hits(clause.words, model.index)
    const isNearer = !best || common > best.common || (common === best.common && isOdd(model) && isOdd(clause))
    if (isNearer) best = { model, common }
  }
  return best && best.common > 0 ? best : undefined
}

/** « Un virus, et pas une bactérie »: what is denied is another thing, no verb. */
const isSetAgainst = ({ text, subject, words }: ReadClause) =>
  words.length > 2 &&
  !/\bn(?:e |')|\b(?:jamais|aucune?|sans|rien|ni)\b|\b(?:surtout|vraiment|toujours|encore|faut|forcement) pas\b/.test(
    text,
  ) &&
  /\p{L} (?:et |mais |et non |non )?pas (?:pour |avec |dans |a |d'|de l|du |des |les? |la |l'|une? |\d)/u.test(text) &&
  subject.every(({ denied }) => !denied)

/** « Éviter que », « empêcher » deny without a word of denial. */
const AVOIDS = /\b(?:evit|empech|interdi|refus|manqu)\p{L}*/u
/** « Ce n’est pas le Soleil qui bouge, c’est la Terre »: something else is put right. */
const PUTS_RIGHT = /^(?:non,? )?(?:ce n'est pas|ce ne sont pas) /
/** « Nous on n’entend pas, mais le chien si. » */
const AFFIRMS_OTHER = /^(?:\p{L}+[ ']){1,4}(?:si|oui)$/u
const isPutRight = (clause: ReadClause, next: ReadClause | undefined) =>
  next !== undefined &&
  ((PUTS_RIGHT.test(clause.text) && /^(?:mais |c'est |ce sont )/.test(next.text)) || AFFIRMS_OTHER.test(next.text))
/** « Pas tout de suite » is later; « sans accent, il se déplacerait » supposes. */
const QUALIFIES =
  /\bpas (?:tout de suite|toujours|seulement|forcement|exactement|que )|^sans (?!.*\b(?:ne|n'|pas)\b).*(?:rait|raient)\b/

/** « On ne dit pas qui » denies nothing of the lesson. */
const LITTLE = new Set('dire faire savoir devoir falloir pouvoir mettre aller'.split(' '))
const isLittle = ({ text }: Word) => lemmas(text).some(lemma => LITTLE.has(lemma))

/** A word of the lesson is denied, and not the opposite of one: « ne meurent pas » is « survivent ». */
const deniesModel = ({ words }: ReadClause, { index }: ModelClause, { modelWords }: Rubric) => {
  const denied = words.filter(word => word.denied && !isLittle(word))
  const affirmed = modelWords.filter(word => !word.denied)
  return (
    denied.some(word => index.has(word)) &&
    !denied.some(word => affirmed.some(other => excludes(word.text, other.text)))
  )
}

/** Clauses that deny what the lesson affirms of the same things. */
export const findDenied = ({ clauses }: Answer, rubric: Rubric): ReadClause[] =>
  clauses.filter((clause, place) => {
    if (!isOdd(clause) || isSetAgainst(clause) || QUALIFIES.test(clause.text) || isExpectedDenial(rubric, clause))
      return false
    if (isPutRight(clause, clauses[place + 1])) return false
    const near = nearest(clause, rubric)
    if (!near || near.common < (clause.words.length - 1) / 3) return false
    return !isOdd(near.model) && !AVOIDS.test(near.model.text) && deniesModel(clause, near.model, rubric)
  })

/** The model's own words denied, where nothing of the rubric denies: certain. */
export const isCertainDenial = (clause: ReadClause, { ideas, clauses }: Rubric): boolean =>
  !ideas.some(({ label, anyOf }) =>
    [label, ...anyOf].some(text => /\b(?:ne|n['’]|pas|sans|jamais|aucune?|ni|plus)\b/iu.test(text)),
  ) &&
  clauses.some(
    model =>
      clause.words.some(word => word.denied && model.index.has(word)) &&
      hits(clause.words, model.index) >= 0.6 * meant(clause.words).length,
  )

/** « Ne marche que », « seulement »: all else is denied. */
const RESTRICTS = /\bn(?:e |')(?:\p{L}+ ){1,2}qu(?:e |')|\b(?:seulement|uniquement|exclusivement|juste)\b/u

/** Affirmed where the lesson denies it. */
export const findAffirmed = ({ clauses }: Answer, rubric: Rubric): ReadClause[] =>
  clauses.filter(clause => {
    if (isOdd(clause) || RESTRICTS.test(clause.text)) return false
    const near = nearest(clause, rubric)
    return (
      near !== undefined &&
      near.common >= 2 &&
      near.common >= 0.6 * clause.words.length &&
      near.common >= 0.6 * (near.model.words.length - 1) &&
      isOdd(near.model)
    )
  })

const SAME =
  /(?:(?<!\b(?:en|au|de|dans|sur|a) )(?:les?|la) memes? (?!temps|facon|maniere|moment|genre)|\b(?:est|sont|c'est) (?:pareille?s?|identiques?)\b)/
const SPEAKS_OF_SAME =
  /\b(?:memes?|pareille?s?|identiques?|egal\p{L}*|egaux|commun\p{L}*|autant|aussi|semblable\p{L}*|ressembl\p{L}*|invariable\p{L}*|constant\p{L}*|toujours|unique\p{L}*|seule?|tous|toutes|chaque|deux|partag\p{L}*|different\p{L}*|difference\p{L}*|chang\p{L}*|autre\p{L}*)\b/u
/** « La terminaison est la même pour toutes » where nothing of the lesson or the question is said to be alike. */
export const findsAlike = ({ clauses }: Answer, { own, ideas, modelText, question }: Rubric): boolean =>
  own.size > 0 &&
  !SPEAKS_OF_SAME.test(
    [modelText, ...[question, ...ideas.flatMap(({ label, anyOf }) => [label, ...anyOf])].map(fold)].join(' ; '),
  ) &&
  clauses.some(clause => !isOdd(clause) && SAME.test(`${clause.text} `))

/** Words that only mean something with their neighbour. */
const LOOSE = new Set(
  `plus moins meme memes tout toute tous toutes rien un une sur sous avec sans pour contre avant apres second seconde deuxieme premier premiere
  bien mal`.split(/\s+/),
)

/** A clause has another word in common with the sentence of the lesson that affirms a word. */
const isSaidOfSame = ({ words }: ReadClause, one: Word, { modelWords }: Rubric) =>
  !one.denied &&
  (modelWords.length === 0 ||
    modelWords.some(
      other => other.sentence === one.sentence && other !== one && words.some(word => isSameWord(word, other)),
    ))

/** Words that exclude one of the model answer, which the answer has not, and that neither rubric nor question has. */
export const findOpposites = ({ clauses, words }: Answer, rubric: Rubric): Word[] => {
  const { own, asked, askedWords, modelWords } = rubric
  // Where no model answer is known, the phrases stand for it.
  const lesson = modelWords.length > 0 || askedWords.length === 0 ? modelWords : [...own.words]
  return clauses.flatMap(clause =>
    isOdd(clause)
      ? []
      : clause.words.filter(
          word =>
            !word.denied &&
            !LOOSE.has(word.text) &&
            !own.has(word) &&
            !asked.has(word) &&
            lesson.some(
              one => excludes(word.text, one.text) && !holdsWord(words, one) && isSaidOfSame(clause, one, rubric),
            ),
        ),
  )
}

/** In a clause told of the same things as one of the model's: the opposite of a word of that one, which it has not itself. */
export const hasTurnedWord = ({ clauses }: Answer, rubric: Rubric): boolean =>
  clauses.some(clause => {
    const near = nearest(clause, rubric)
    if (!near || isOdd(clause) !== isOdd(near.model)) return false
    const { words, index } = near.model
    return clause.words.some(
      (word, place) =>
        !index.has(word) &&
        words.some(
          (other, at) =>
            !clause.words.some(({ text }) => text === other.text) &&
            excludes(word.text, other.text) &&
            (!LOOSE.has(word.text) || goWithSame(clause.words[place + 1], words[at + 1])),
        ),
    )
  })

const goWithSame = (one: Word | undefined, other: Word | undefined) =>
  one !== undefined && other !== undefined && isSameWord(one, other)

/** In one go: « fuir les bombes et espérer que les enfants aillent à l’école » does not flee from school. */
const saysInOrder = (words: readonly Word[], clauses: readonly ReadClause[], phrase: string) =>
  says(words, phrase) &&
  (phrase.startsWith('>') ||
    listSegments(words).some(segment => says(segment, `> ${phrase}`)) ||
    clauses.some(clause => says(clause.words, phrase)))
const listSegments = (words: readonly Word[]) => [
  ...Map.groupBy(words, ({ sentence, clause }) => `${sentence} ${clause}`).values(),
]

/** Opposites and confusions that an author wrote for a claim, said of it. */
export const findClaimOpposites = ({ words, clauses }: Answer, { claims, own }: Rubric): string[] =>
  claims.derived === 'rule'
    ? []
    : claims.claims.flatMap(({ opposites, confusable }) => [
        ...opposites.filter(phrase => saysInOrder(words, clauses, phrase)),
        ...confusable
          .filter(
            ([right, other]) =>
              says(words, other) &&
              !says(words, right) &&
              !clauses.some(clause => says(clause.words, right)) &&
              !isOwn(other, own),
          )
          .map(([, other]) => other),
      ])
/** One word that the lesson itself has. */
const isOwn = (text: string, own: Rubric['own']) => {
  const [word, ...more] = splitWords(text)
  return word !== undefined && more.length === 0 && own.has(word)
}
