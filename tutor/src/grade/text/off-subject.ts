import { fold } from '../../words.ts'
import { distance } from '../words/distance.ts'
import type { Answer } from './evidence.ts'
import { isNoun, isOnlyVerb, isWord } from './lexicon.ts'
import { type Rubric, wordTokens } from './rubric.ts'
import { sound } from './sound.ts'
import { meansSame } from './synonyms.ts'
import { isNegation, splitWords } from './tokens.ts'

const FEW_WORDS = 9
const MAX_NAME_WORDS = 4
const GENERIC = new Set(
  `chose truc faire fait faut mettre dire aller beaucoup bien peu gens tout toute tous aussi autre exemple raison idee meme seul facon maniere question
  reponse texte phrase mot personne temps etre avoir voir permet montre plus moins tres trop deux trois comme parce pense crois sait sais peut`.split(
    /\s+/,
  ),
)

const MIN_ASKED = 2
/** Things of the question are set beside one another with words of one's own: « mon voisin est léger, la Terre est lourde ». */
const comparesAsked = (words: Answer['words'], asked: Rubric['asked']) => {
  const named = new Set(words.filter(word => asked.has(word) && isNoun(word.text)).map(({ stem }) => stem))
  const clauses = new Set(
    words.filter(word => named.has(word.stem)).map(({ sentence, clause }) => `${sentence} ${clause}`),
  )
  return named.size >= MIN_ASKED && clauses.size >= MIN_ASKED
}

/** « Sans eau, ça ne germe pas » says what it takes. */
export const tellsNeed = (text: string): boolean => /\bsans\b.*\b(?:pas|plus|rien|jamais|aucune?)\b/.test(fold(text))
/** « Wo = où »: what a word of another language asks for is told by a word that is silent elsewhere. */
const MEANS = /(?:=|:|\bc'est|\bveut dire|\bsignifie|\bdemande) ?(?:ou|d'ou|qui|quand|combien)\b(?!\s?\p{L})/u
const isToldOfAsked = ({ words, text }: Answer, asked: Rubric['asked']) =>
  words.some(word => !isNegation(word.text) && asked.has(word)) && (tellsNeed(text) || MEANS.test(fold(text)))

const MAX_OF_NOTHING = 4
const MIN_SILENT = 3
/** « Parce que c'est comme ça »: words that say nothing by themselves, where none of them is expected. */
const isSilent = (text: string, ideas: Rubric['ideas']) =>
  wordTokens(text).length >= MIN_SILENT &&
  ideas.every(({ anyOf }) => anyOf.every(phrase => splitWords(phrase).length > 0))

/** What is no French may be a word of the lesson as it sounds: « denjereu ». */
const mayMean = (word: string, other: string) => {
  const [one, wanted] = [sound(word), sound(other)]
  return (
    one[0] === wanted[0] &&
    wanted.length >= LEAST_SOUND &&
    distance(one, wanted) <= (wanted.length >= LONG_SOUND ? 2 : 1)
  )
}
const LEAST_SOUND = 6
const LONG_SOUND = 8

/** Nothing of rubric, model answer or chapter stands there beyond the words of the question. */
export const isOffSubject = (answer: Answer, { own, asked, askedWords, isOfChapter, modelWords, ideas }: Rubric) => {
  const { words, plain, text } = answer
  if (words.length === 0) return isSilent(text, ideas)
  if (modelWords.length === 0) {
    // With nothing but phrases to compare with, another name than the one that is asked for is certain, and a few words of something else.
    const isName = words.length <= MAX_NAME_WORDS && !wordTokens(text).some((word, i) => i > 0 && isOnlyVerb(word))
    const asksForName = ideas.every(({ anyOf }) => anyOf.every(one => splitWords(one).length <= MAX_NAME_WORDS))
    const isOther = words.length <= MAX_OF_NOTHING && !words.some(word => asked.has(word))
    if (askedWords.length === 0 || !((isName && asksForName) || isOther)) return false
  }
  if (comparesAsked(words, asked) || isToldOfAsked(answer, asked)) return false
  const meant = plain.filter(word => !GENERIC.has(word.text) && !asked.has(word))
  if (meant.some(word => own.has(word) || [...own.words].some(one => meansSame(word, one)))) return false
  // Who says it in words of his own needs more of them; few with nothing but words of the chapter are another answer.
  if (meant.some(isOfChapter) && (words.length >= FEW_WORDS || meant.some(({ text: word }) => /\d/.test(word))))
    return false
  return !meant.some(({ text: word }) => !isWord(word) && [...own.words].some(one => mayMean(word, one.text)))
}

const MIN_LISTED = 3
const MAX_PIECE_WORDS = 3
/** « Plage, mer, hôtel »: bare words where a reason is asked for, and none of them of the lesson. */
export const isForeignList = ({ text, words }: Answer, { own, claims }: Rubric): boolean => {
  if (claims.asksFor === 'list' || claims.asksFor === 'name' || words.some(word => own.has(word))) return false
  const pieces = fold(text)
    .split(/[,;\n/]/)
    .map(piece => piece.match(/[\p{L}\d]+/gu) ?? [])
  return (
    pieces.length >= MIN_LISTED &&
    pieces.every(
      piece =>
        piece.length > 0 && piece.length <= MAX_PIECE_WORDS && !piece.some((word, i) => i > 0 && isOnlyVerb(word)),
    )
  )
}
