import { fold } from '../../words.ts'
import type { Doubt, DoubtKind } from './doubts.ts'
import { type Answer, type Evidence, findEvidence } from './evidence.ts'
import { lacksExamples } from './examples.ts'
import { isBareList, runsOn } from './form-of-answer.ts'
import type { Judge, Judgement } from './judgement.ts'
import { says } from './match.ts'
import type { Rubric } from './rubric.ts'

const SHORT = 6
const DOES_NOT_KNOW = /\bsais (?:pas|plus) (?:lequel|laquelle|si c'est)|\bou (?:alors |bien )?peut-[êe]tre\b/i
/** Short answers hedge with « ou »: both sides cannot be what was meant. */
const hedges = ({ text, words }: Answer, { modelText }: Rubric) =>
  DOES_NOT_KNOW.test(text) ||
  (words.length <= SHORT && /\s(?:ou bien|ou alors|ou)\s/i.test(text) && !/\bou\b/.test(modelText))

/** Without the clauses or sentences that the lesson contradicts, the answer still says an idea. */
const isLeftSomething = (answer: Answer, rubric: Rubric): boolean => {
  let words = answer.words
  for (const piece of [clausePlace, sentencePlace]) {
    const pieces = Map.groupBy(words, piece)
    words = [...pieces.values()].filter(some => !isContradicted(some, rubric)).flat()
  }
  return (
    words.length > 0 &&
    findEvidence(rubric, { ...answer, words, plain: words }).some(({ phrase }) => phrase !== undefined)
  )
}
const clausePlace = ({ sentence, clause }: Answer['words'][number]) => `${sentence} ${clause}`
const sentencePlace = ({ sentence }: Answer['words'][number]) => String(sentence)
const isContradicted = (words: Answer['words'], { contradictions, misconceptions, claims }: Rubric) => {
  const opposites = claims.derived === 'rule' ? [] : claims.claims.flatMap(claim => claim.opposites)
  return [...contradictions, ...misconceptions.map(({ match }) => match), ...opposites].some(phrase =>
    says(words, phrase),
  )
}

/** Where two of them speak, it does not matter where a sentence ends. */
const SPOKEN_AGAINST = new Set<DoubtKind>(['contradiction', 'claim opposite', 'crossed', 'contrast crossed'])

const LEAVES_PART =
  /(?:^|[\s,.;:!?])(?:je |j')(?:ne |n'|m'en |l'|le |la )*(?:sais?|vois|souviens|rappelle|comprends|connais|ai) (?:plus|pas|rien)(?: (?:trop|bien|compris|su|retenu|l'autre|la suite|le reste|la raison|du tout))*[\s.!…]*$/
/** « … pour l’autre, je ne vois pas. » */
const leavesPart = ({ text }: Answer) => LEAVES_PART.test(fold(text))

/** The verdict on an answer in which some idea was found. */
export const judgeFound = (
  answer: Answer,
  rubric: Rubric,
  doubts: readonly Doubt[],
  found: readonly Evidence[],
  all: boolean,
  judge: Judge,
): Judgement => {
  const has = (...kinds: Doubt['kind'][]) => doubts.some(({ kind }) => kinds.includes(kind))
  if (doubts.length > 0) {
    const isCrossed = doubts.some(({ kind, certain }) => kind === 'contrast crossed' && certain)
    const kinds = new Set(doubts.filter(({ kind }) => SPOKEN_AGAINST.has(kind)).map(({ kind }) => kind)).size
    const isGuess = all && runsOn(answer) && !isCrossed && kinds < 2
    const denied = doubts.find(({ kind, certain }) => kind === 'denied' && certain)
    const clauses = answer.clauses.filter(({ words }) => words.length > 1)
    const isWhole = denied && clauses.every(({ denials }) => denials % 2 === 1)
    if (isWhole && !isGuess) return judge('incorrect', 'contradicted', doubts)
    if (isCrossed || (!isGuess && doubts.some(({ kind, certain }) => kind === 'crossed' && certain)))
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
  if (!all || leavesPart(answer) || lacksExamples(answer, rubric)) return judge('partial', 'ideas missing')
  if (isBareList(answer, rubric, found) && !rubric.trusts.has('bare list')) return judge('partial', 'bare list')
  if (hedges(answer, rubric) && !rubric.trusts.has('hedged')) return judge('to_review', 'hedged')
  return judge('correct', 'all ideas')
}
