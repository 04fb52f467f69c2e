import { hasOtherRoles } from './actors.ts'
import {
  findAffirmed,
  findClaimOpposites,
  findDenied,
  findOpposites,
  findsAlike,
  hasTurnedWord,
  isCertainDenial,
} from './against.ts'
import { comparesOtherwise, namesOnlyStandard } from './comparisons.ts'
import { findCrossedContrasts } from './crossed-contrasts.ts'
import { hasCrossedPieces } from './crossed-pieces.ts'
import { decidesOtherwise } from './decision.ts'
import { movesOtherwise } from './directions.ts'
import type { Answer, Evidence } from './evidence.ts'
import { isExpectedDenial } from './evidence.ts'
import { findRoleFaults } from './exchanged-roles.ts'
import { findExchanges, isDenialExchange, isNumberExchange, isSameText } from './exchanges.ts'
import { findElsewhere, isPadded } from './form-of-answer.ts'
import { isFiniteVerb, isNoun } from './lexicon.ts'
import { says } from './match.ts'
import { findOtherNumbers } from './other-numbers.ts'
import { countCrossed, isTurnedRound } from './roles.ts'
import { type Rubric, wordTokens } from './rubric.ts'
import { isSaidAcross } from './said-across.ts'
import { hasTurnedDegree } from './turned-degrees.ts'
import { WordIndex } from './word-index.ts'
import { excludes } from './word-relations.ts'

/** What may speak against an answer, by the rule that says so. */
export type DoubtKind =
  | 'denied'
  | 'idea denied'
  | 'affirmed'
  | 'crossed'
  | 'contrast crossed'
  | 'turned round'
  | 'opposite'
  | 'claim opposite'
  | 'turned word'
  | 'exchanged'
  | 'exchanged denial'
  | 'exchanged number'
  | 'exchanged opposite'
  | 'number'
  | 'other decision'
  | 'contradiction'
  | 'misconception'
  | 'known error'
  | 'other question'
  | 'padding'
  | 'orders'
/** `certain`: nothing else can have been meant. */
export type Doubt = { kind: DoubtKind; certain: boolean; detail?: string; feedback?: string }

const TURNS = [isTurnedRound, comparesOtherwise, namesOnlyStandard, movesOtherwise, hasTurnedDegree]

function* listExchanges({ tokens, words }: Answer, rubric: Rubric): Generator<Doubt> {
  // « On commence par l’unité » is what the rubric itself says of it.
  const isExpected = (word: string) =>
    isFiniteVerb(word) &&
    !isNoun(word) &&
    rubric.ideas.some(({ anyOf }) => anyOf.some(phrase => wordTokens(phrase).includes(word) && says(words, phrase)))
  for (const exchange of findExchanges(tokens, rubric.modelTokens)) {
    if (isDenialExchange(exchange))
      yield { kind: 'exchanged denial', certain: false, detail: exchange.written.join(' ') }
    else if (isNumberExchange(exchange))
      yield { kind: 'exchanged number', certain: false, detail: exchange.written.join(' ') }
    else if (exchange.wanted.length > 0 && !exchange.written.every(isExpected)) {
      const opposed = exchange.written.some(word => exchange.wanted.some(other => excludes(word, other)))
      yield { kind: opposed ? 'exchanged opposite' : 'exchanged', certain: false, detail: exchange.written.join(' ') }
    }
  }
}

function* listDoubts(answer: Answer, rubric: Rubric, evidence: readonly Evidence[]): Generator<Doubt> {
  const { words, clauses } = answer
  const misconception = rubric.misconceptions.find(({ match }) => says(words, match))
  if (misconception) yield { kind: 'misconception', certain: true, feedback: misconception.feedback }
  if (rubric.contradictions.some(phrase => says(words, phrase) && !isSaidAcross(answer, phrase, rubric)))
    yield { kind: 'contradiction', certain: true }

  if (decidesOtherwise(answer.text, rubric)) yield { kind: 'other decision', certain: true }

  const denied = findDenied(answer, rubric)
  if (denied.length > 0) yield { kind: 'denied', certain: denied.every(clause => isCertainDenial(clause, rubric)) }
  const isExplained = clauses.some(clause => clause.denials > 0 && isExpectedDenial(rubric, clause))
  if (evidence.some(one => one.denied) && !isExplained) yield { kind: 'idea denied', certain: false }
  if (findAffirmed(answer, rubric).length > 0) yield { kind: 'affirmed', certain: false }

  const [crossed, contrast] = [countCrossed(answer, rubric), findCrossedContrasts(answer, rubric)]
  if (contrast.crossed) yield { kind: 'contrast crossed', certain: contrast.certain }
  if (crossed > 0) yield { kind: 'crossed', certain: crossed > 1 }
  else if (hasOtherRoles(answer, rubric)) yield { kind: 'crossed', certain: false }
  const [others, pieces] = [findRoleFaults(answer, rubric), hasCrossedPieces(answer, rubric)]
  if (others.length > 0 || pieces)
    yield { kind: 'crossed', certain: others.includes('surely reversed') || (others.length > 0 && pieces) }
  if (TURNS.some(isTurned => isTurned(answer, rubric))) yield { kind: 'turned round', certain: false }

  const written = findClaimOpposites(answer, rubric)
  if (written.length > 0) yield { kind: 'claim opposite', certain: true, detail: written.join(', ') }
  const opposites = findOpposites(answer, rubric)
  if (opposites.length > 0)
    yield { kind: 'opposite', certain: false, detail: opposites.map(({ text }) => text).join(', ') }
  if (hasTurnedWord(answer, rubric) || findsAlike(answer, rubric)) yield { kind: 'turned word', certain: false }

  const numbers = findOtherNumbers(answer, rubric)
  if (numbers.length > 0) yield { kind: 'number', certain: false, detail: numbers.map(({ text }) => text).join(' ') }

  const elsewhere = findElsewhere(answer, rubric, new WordIndex(rubric.modelWords))
  if (elsewhere) yield { kind: elsewhere, certain: true }
}

/** All that speaks against an answer, but what this question is known to be wrong about. */
export const findDoubts = (
  answer: Answer,
  rubric: Rubric,
  evidence: readonly Evidence[],
  knowsModel: boolean,
): Doubt[] => {
  const exchanges = [...listExchanges(answer, rubric)]
  // Without its commas the model answer may seem to contradict itself.
  const isModel = knowsModel && exchanges.length === 0 && isSameText(answer.tokens, rubric.modelTokens)
  const doubts: Doubt[] = [...(isModel ? [] : listDoubts(answer, rubric, evidence)), ...exchanges]
  if (isPadded(answer, rubric, new WordIndex(answer.words))) doubts.push({ kind: 'padding', certain: false })
  if (answer.orders) doubts.push({ kind: 'orders', certain: false })
  return doubts.filter(({ kind }) => !rubric.trusts.has(kind))
}
