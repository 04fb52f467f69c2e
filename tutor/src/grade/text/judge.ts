import { type Doubt, findDoubts } from './doubts.ts'
import type { Answer, Evidence } from './evidence.ts'
import { findEvidence } from './evidence.ts'
import { isBareList, runsOn } from './form-of-answer.ts'
import { isOnlyVerb, isWord } from './lexicon.ts'
import { says } from './match.ts'
import { givesUp, isNonAnswer } from './non-answers.ts'
import { countOuterDenials, onlyAsks, saysBoth, speaksOfTruth, withoutFinalNo } from './outer-denial.ts'
import { type Rubric, wordTokens } from './rubric.ts'
import { splitWords } from './tokens.ts'

export type Verdict = 'correct' | 'partial' | 'incorrect' | 'to_review'
/** Why an answer got its verdict; the sentence for the pupil is chosen by it. */
export type Why =
  | 'non-answer'
  | 'question copied'
  | 'denied as a whole'
  | 'says both'
  | 'only asks'
  | 'off the subject'
  | 'nothing found'
  | 'contradicted'
  | 'doubted'
  | 'ideas missing'
  | 'bare list'
  | 'hedged'
  | 'all ideas'
export type Judgement = {
  verdict: Verdict
  why: Why
  evidence: readonly Evidence[]
  doubts: readonly Doubt[]
  share: number
}

/** From here on an idea that is missing does not take the whole away. */
const ENOUGH = 0.8
const SHORT = 6
const MAX_NAME_WORDS = 4
const GENERIC = new Set(
  `chose truc faire fait faut mettre dire aller beaucoup bien peu gens tout toute tous aussi autre exemple raison idee meme seul facon maniere question
  reponse texte phrase mot personne temps etre avoir voir permet montre plus moins tres trop deux trois comme parce pense crois sait sais peut`.split(
    /\s+/,
  ),
)

const isAll = (evidence: readonly Evidence[], share: number) => {
  const heaviest = Math.max(...evidence.map(({ weight }) => weight))
  return share >= ENOUGH && evidence.every(({ phrase, weight }) => phrase !== undefined || weight <= heaviest / 2)
}

/** What was asked, said again, with nothing of one's own. */
const isCopied = ({ words }: Answer, { asked, askedWords, ideas }: Rubric) => {
  if (words.length < 3 || askedWords.length === 0 || !words.every(word => asked.has(word))) return false
  const saysAll = ideas.every(({ anyOf }) => anyOf.some(phrase => says(words, phrase, true)))
  return words.length > 0.6 * askedWords.length || !saysAll
}

/** Readable French in which nothing of rubric, model answer or chapter stands beyond the words of the question. */
const isOffSubject = ({ words, text }: Answer, { own, asked, askedWords, isOfChapter, modelWords, ideas }: Rubric) => {
  if (words.length === 0) return false
  if (modelWords.length === 0) {
    // With nothing but phrases to compare with, only another name than the one that is asked for is certain.
    const isName = words.length <= MAX_NAME_WORDS && !wordTokens(text).some((word, i) => i > 0 && isOnlyVerb(word))
    if (
      !isName ||
      askedWords.length === 0 ||
      !ideas.every(({ anyOf }) => anyOf.every(one => splitWords(one).length <= MAX_NAME_WORDS))
    )
      return false
  }
  if (words.some(word => !GENERIC.has(word.text) && !asked.has(word) && (own.has(word) || isOfChapter(word))))
    return false
  return words.filter(word => isWord(word.text) || asked.has(word)).length >= words.length * 0.6
}

/** Short answers hedge with « ou »: both sides cannot be what was meant. */
const hedges = ({ text, words }: Answer, { modelText }: Rubric) =>
  words.length <= SHORT && /\s(?:ou bien|ou alors|ou)\s/i.test(text) && !/\bou\b/.test(modelText)

const GRAVE = new Set([
  'denied',
  'idea denied',
  'affirmed',
  'crossed',
  'turned round',
  'claim opposite',
  'contradiction',
  'misconception',
  'known error',
  'turned word',
])
const isGrave = ({ kind }: Doubt) => GRAVE.has(kind)

/**
 * Reads an answer against a rubric; `knowsModel` says that the model answer is known when it is seen. `correct`
 * needs every idea, said in a sentence, and nothing that speaks against it.
 */
export const judgeText = (answer: Answer, rubric: Rubric, knowsModel = true): Judgement => {
  const evidence = findEvidence(rubric, answer)
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0)
  const share = evidence.reduce((sum, { weight, phrase }) => sum + (phrase === undefined ? 0 : weight), 0) / total
  const found = evidence.filter(({ phrase }) => phrase !== undefined)
  const judge = (verdict: Verdict, why: Why, doubts: readonly Doubt[] = []): Judgement => ({
    verdict,
    why,
    evidence,
    doubts,
    share,
  })

  const trusts = (why: Why) => rubric.trusts.has(why)
  const known = new Set([...rubric.own.words].filter(word => !rubric.asked.has(word)).map(({ text }) => text))
  if (givesUp(answer.text) || (isNonAnswer(answer.text, word => known.has(word)) && found.length === 0))
    return judge('incorrect', 'non-answer')
  if (isCopied(answer, rubric) && !trusts('question copied')) return judge('incorrect', 'question copied')
  if (
    !trusts('denied as a whole') &&
    countOuterDenials(withoutFinalNo(answer.text, rubric.modelText)) > countOuterDenials(rubric.modelText)
  ) {
    const isAbout = answer.words.some(word => rubric.own.has(word) || rubric.asked.has(word))
    const texts = [rubric.modelText, ...rubric.ideas.flatMap(({ label, anyOf }) => [label, ...anyOf])]
    return judge(isAbout && !speaksOfTruth(texts) ? 'incorrect' : 'to_review', 'denied as a whole')
  }
  if (saysBoth(answer.text) && !trusts('says both')) return judge('incorrect', 'says both')
  if (onlyAsks(answer.raw) && !trusts('only asks')) return judge('to_review', 'only asks')

  const doubts = findDoubts(answer, rubric, evidence, knowsModel)
  return found.length === 0
    ? judgeNothing(answer, rubric, doubts, judge)
    : judgeFound(answer, rubric, doubts, found, isAll(evidence, share), judge)
}

/** Without the clauses or sentences that the lesson contradicts, the answer still says an idea. */
const isLeftSomething = (answer: Answer, rubric: Rubric): boolean => {
  let words = answer.words
  for (const piece of [clausePlace, sentencePlace]) {
    const pieces = Map.groupBy(words, piece)
    words = [...pieces.values()].filter(some => !isContradicted(some, rubric)).flat()
  }
  return words.length > 0 && findEvidence(rubric, { ...answer, words }).some(({ phrase }) => phrase !== undefined)
}
const clausePlace = ({ sentence, clause }: Answer['words'][number]) => `${sentence} ${clause}`
const sentencePlace = ({ sentence }: Answer['words'][number]) => String(sentence)
const isContradicted = (words: Answer['words'], { contradictions, misconceptions, claims }: Rubric) => {
  const opposites = claims.derived === 'rule' ? [] : claims.claims.flatMap(claim => claim.opposites)
  return [...contradictions, ...misconceptions.map(({ match }) => match), ...opposites].some(phrase =>
    says(words, phrase),
  )
}

type Judge = (verdict: Verdict, why: Why, doubts?: readonly Doubt[]) => Judgement

const judgeNothing = (answer: Answer, rubric: Rubric, doubts: readonly Doubt[], judge: Judge): Judgement => {
  const speaks = doubts.some(({ kind, certain }) => {
    if (kind === 'denied') return certain
    // Nothing is said but denials of what is expected.
    if (kind === 'idea denied' && rubric.askedWords.length > 0)
      return answer.clauses.every(({ denials, words }) => denials > 0 || words.length < 2)
    return ![
      'padding',
      'orders',
      'number',
      'turned round',
      'turned word',
      'idea denied',
      'exchanged',
      'crossed',
    ].includes(kind)
  })
  if (speaks) return judge('incorrect', 'contradicted', doubts)
  if (isOffSubject(answer, rubric)) return judge('incorrect', 'off the subject', doubts)
  return judge('to_review', 'nothing found', doubts)
}

const judgeFound = (
  answer: Answer,
  rubric: Rubric,
  doubts: readonly Doubt[],
  found: readonly Evidence[],
  all: boolean,
  judge: Judge,
): Judgement => {
  const has = (...kinds: Doubt['kind'][]) => doubts.some(({ kind }) => kinds.includes(kind))
  if (doubts.length > 0) {
    const isGuess = all && runsOn(answer)
    const denied = doubts.find(({ kind, certain }) => kind === 'denied' && certain)
    const clauses = answer.clauses.filter(({ words }) => words.length > 1)
    const isWhole = denied && clauses.every(({ denials }) => denials % 2 === 1)
    if (isWhole && !isGuess) return judge('incorrect', 'contradicted', doubts)
    if (!isGuess && doubts.some(({ kind, certain }) => kind === 'crossed' && certain))
      return judge('incorrect', 'contradicted', doubts)
    if (has('other decision')) return judge('incorrect', 'contradicted', doubts)
    if (has('misconception', 'claim opposite', 'contradiction')) {
      if (isLeftSomething(answer, rubric)) return judge('partial', 'contradicted', doubts)
      if (!isGuess) return judge('incorrect', 'contradicted', doubts)
    }
    if (!all) return judge('partial', 'ideas missing', doubts)
    return doubts.every(({ kind }) => kind === 'orders')
      ? judge('partial', 'doubted', doubts)
      : judge('to_review', 'doubted', doubts)
  }
  if (!all) return judge('partial', 'ideas missing')
  if (isBareList(answer, rubric, found) && !rubric.trusts.has('bare list')) return judge('partial', 'bare list')
  if (hedges(answer, rubric) && !rubric.trusts.has('hedged')) return judge('to_review', 'hedged')
  return judge('correct', 'all ideas')
}

export const hasGraveDoubt = ({ doubts }: Judgement): boolean => doubts.some(isGrave)
