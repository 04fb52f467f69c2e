import { asksForError } from './decision.ts'
import { type Doubt, type DoubtKind, findDoubts } from './doubts.ts'
import type { Answer, Evidence } from './evidence.ts'
import { findEvidence } from './evidence.ts'
import { align } from './exchanges.ts'
import { judgeFound } from './judge-found.ts'
import type { Judge, Judgement, Verdict, Why } from './judgement.ts'
import { says } from './match.ts'
import { givesUp, isNonAnswer } from './non-answers.ts'
import { isForeignList, isOffSubject, tellsNeed } from './off-subject.ts'
import { countOuterDenials, onlyAsks, saysBoth, speaksOfTruth, withoutFinalNo } from './outer-denial.ts'
import { plainText } from './plain-text.ts'
import { readAnswer } from './read-answer.ts'
import { type Reported, withoutRejected } from './reported.ts'
import type { Rubric } from './rubric.ts'
import { isNegation, splitWords } from './tokens.ts'

/** From here on an idea that is missing does not take the whole away. */
const ENOUGH = 0.8
const isAll = (evidence: readonly Evidence[], share: number) => {
  const heaviest = Math.max(...evidence.map(({ weight }) => weight))
  return share >= ENOUGH && evidence.every(({ phrase, weight }) => phrase !== undefined || weight <= heaviest / 2)
}

const COPIED = 0.85
/** What was asked, said again, with nothing of one's own. */
const isCopied = ({ words, tokens }: Answer, { asked, askedWords, ideas, question }: Rubric, saysSome: boolean) => {
  if (words.length < 3 || askedWords.length === 0 || !words.every(word => asked.has(word))) return false
  const saysAll = ideas.every(({ anyOf }) => anyOf.some(phrase => says(words, phrase, true)))
  if (words.length <= 0.6 * askedWords.length && saysAll) return false
  // « La casa está en la montaña »: the words of the question put right.
  return !saysSome || align(tokens, readAnswer(plainText(question)).tokens).length >= COPIED * tokens.length
}

const PRONOUN = /^(?:ils?|elles?)$/i
/** What others say wrongly is what the question is about: to tell it is part of the answer. */
const isAboutReported = ({ who, said, rejection }: Reported, { question, asked, own }: Rubric) =>
  asksForError(question) ||
  PRONOUN.test(who) ||
  splitWords(`${who} : ${rejection}`).some(word => !isNegation(word.text) && (asked.has(word) || own.has(word))) ||
  splitWords(said).every(word => asked.has(word))

/**
 * Reads an answer against a rubric; `knowsModel` says that the model answer is known when it is seen. `correct`
 * needs every idea, said in a sentence, and nothing that speaks against it. What is reported of others and rejected is not said.
 */
export const judgeText = (answer: Answer, rubric: Rubric, knowsModel = true): Judgement => {
  const rejected = withoutRejected(answer.text)
  if (!rejected || withoutRejected(rubric.model)) return judgeOwn(answer, rubric, knowsModel)
  const own = readAnswer(rejected.own)
  const [rest, whole] = [judgeOwn(own, rubric, knowsModel), judgeOwn(answer, rubric, knowsModel)]
  // « On dit « Did you go? », mais c'est faux »: what stands before may be denied as well.
  const mayDenyAll = whole.why === 'denied as a whole' && rejected.reported.some(({ isLast }) => isLast)
  if (rest.verdict === 'correct') return mayDenyAll ? { ...whole, verdict: 'to_review' } : rest
  const saysSome = rest.evidence.some(({ phrase }) => phrase !== undefined)
  const isAbout = rejected.reported.some(one => isAboutReported(one, rubric))
  if (isAbout || !rejected.reported.every(({ isSure }) => isSure)) {
    const isUnsure = whole.verdict === 'correct' && !(isAbout && saysSome)
    return isUnsure ? { ...whole, verdict: 'to_review', why: 'denied as a whole' } : whole
  }
  return own.words.length > 0 ? rest : deniesWhole(answer, rubric, rest)
}

/** The lesson is denied, or something else that nobody can tell by rule. */
const deniesWhole = (answer: Answer, rubric: Rubric, judgement: Judgement): Judgement => {
  const isAbout = answer.words.some(word => rubric.own.has(word) || rubric.asked.has(word))
  const texts = [rubric.modelText, ...rubric.ideas.flatMap(({ label, anyOf }) => [label, ...anyOf])]
  return {
    ...judgement,
    verdict: isAbout && !speaksOfTruth(texts) ? 'incorrect' : 'to_review',
    why: 'denied as a whole',
  }
}

const judgeOwn = (answer: Answer, rubric: Rubric, knowsModel: boolean): Judgement => {
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
  if (
    givesUp(answer.text, found.length > 0) ||
    (isNonAnswer(answer.text, word => known.has(word)) && found.length === 0)
  )
    return judge('incorrect', 'non-answer')
  if (answer.orders && found.length === 0) return judge('incorrect', 'non-answer')
  if (isCopied(answer, rubric, found.length > 0) && !trusts('question copied'))
    return judge('incorrect', 'question copied')
  if (
    !trusts('denied as a whole') &&
    countOuterDenials(withoutFinalNo(answer.text, rubric.modelText)) > countOuterDenials(rubric.modelText)
  )
    return deniesWhole(answer, rubric, judge('incorrect', 'denied as a whole'))
  if (saysBoth(answer.text) && !trusts('says both')) return judge('incorrect', 'says both')
  if (onlyAsks(answer.raw, rubric.modelText.includes('?')) && !trusts('only asks'))
    return judge('to_review', 'only asks')

  const doubts = findDoubts(answer, rubric, evidence, knowsModel)
  return found.length === 0
    ? judgeNothing(answer, rubric, doubts, judge)
    : judgeFound(answer, rubric, doubts, found, isAll(evidence, share), judge)
}

/** They may concern what the answer says rightly in other words. */
const UNSURE = new Set<DoubtKind>([
  'padding',
  'orders',
  'number',
  'turned round',
  'turned word',
  'idea denied',
  'exchanged',
  'exchanged number',
  'exchanged denial',
  'crossed',
])

const judgeNothing = (answer: Answer, rubric: Rubric, doubts: readonly Doubt[], judge: Judge): Judgement => {
  if (isForeignList(answer, rubric)) return judge('incorrect', 'off the subject', doubts)
  const speaks = doubts.some(({ kind, certain }) => {
    if (kind === 'denied' || kind === 'contrast crossed') return certain
    // Nothing is said but denials of what is expected.
    if (kind === 'idea denied' && rubric.askedWords.length > 0)
      return answer.clauses.every(({ denials, words, text }) => (denials > 0 && !tellsNeed(text)) || words.length < 2)
    // Another word where only phrases are known to compare with.
    if (kind === 'opposite') return rubric.modelWords.length === 0
    return !UNSURE.has(kind)
  })
  if (speaks) return judge('incorrect', 'contradicted', doubts)
  if (isOffSubject(answer, rubric)) return judge('incorrect', 'off the subject', doubts)
  return judge('to_review', 'nothing found', doubts)
}
