import type { Claim, QuestionClaims } from '../../claims.ts'
import type { Grade } from '../grade.ts'
import { messages } from '../messages.ts'
import type { DoubtKind } from './doubts.ts'
import type { Answer } from './evidence.ts'
import type { Judgement } from './judgement.ts'
import type { Rubric } from './rubric.ts'
import { sayWithOthers } from './say-claim.ts'
import { splitWords } from './tokens.ts'
import { WordIndex } from './word-index.ts'

type Ask = NonNullable<Grade['ask']>
type Option = Ask['options'][number]

/** The answer itself said something else: to choose the right sentence now is to say it for the first time. */
const SAID_OTHERWISE = new Set<DoubtKind>([
  'opposite',
  'turned word',
  'exchanged opposite',
  'exchanged number',
  'number',
  'claim opposite',
  'turned round',
])
const MAX_QUOTE_CHARS = 120

/** « Peut-être » is not « le pouvoir ». */
const MODALS = new Set(['peut', 'peuvent'])

/** The claims that an answer may be about, the likeliest first: most of their words are there, of subject and of what is said of it. */
const rankClaims = ({ words }: Answer, { claims }: QuestionClaims, { asked }: Rubric): Claim[] => {
  const answer = new WordIndex(words.filter(({ text }) => !MODALS.has(text)))
  const rated = claims.map(claim => {
    const own = splitWords([...claim.subject, claim.relation, ...claim.object].join(' ; ')).filter(
      word => !asked.has(word),
    )
    const hits = own.filter(word => answer.has(word)).length
    return { claim, hits, share: own.length === 0 ? 0 : hits / own.length }
  })
  const near = rated.filter(({ hits }) => hits > 0).toSorted((a, b) => b.share - a.share || b.hits - a.hits)
  // In words of its own an answer is still about what the question names.
  return near.length > 0
    ? near.map(({ claim }) => claim)
    : claims.filter(({ subject }) => subject.some(name => splitWords(name).some(word => answer.has(word))))
}

/** The sentences that a claim is asked about with; `isSaid` when the answer holds what the claim says. */
const listOptions = (claim: Claim, { model }: Rubric, isSaid: boolean): Option[] | undefined => {
  const said = sayWithOthers(claim, model)
  return (
    said && [
      { text: said.right, verdict: isSaid ? 'correct' : 'partial' },
      ...said.wrong.map(text => ({ text, verdict: 'incorrect' as const })),
    ]
  )
}

/** The same order for the same answer, another one for another. */
const shuffle = (options: readonly Option[], seed: string): Option[] => {
  const rank = (text: string) =>
    [...text].reduce((value, letter) => (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0, 7)
  return options.toSorted((a, b) => rank(seed + a.text) - rank(seed + b.text))
}

/** One closed question about what an answer leaves unsure, drawn from a claim; undefined where no claim covers it. */
export const askBack = (judgement: Judgement, answer: Answer, rubric: Rubric): Ask | undefined => {
  const { verdict, why, doubts, evidence } = judgement
  if (verdict !== 'to_review' || !['doubted', 'nothing found', 'hedged', 'only asks'].includes(why)) return undefined
  if (doubts.some(({ kind }) => kind === 'padding' || kind === 'orders')) return undefined
  const isSaid =
    evidence.every(({ phrase }) => phrase !== undefined) && !doubts.some(({ kind }) => SAID_OTHERWISE.has(kind))
  const [options] = rankClaims(answer, rubric.claims, rubric).flatMap(claim => {
    const found = listOptions(claim, rubric, isSaid)
    return found ? [found] : []
  })
  if (!options) return undefined
  const quote = answer.text.length > MAX_QUOTE_CHARS ? `${answer.text.slice(0, MAX_QUOTE_CHARS)}…` : answer.text
  return { text: messages.ask(quote.trim()), options: shuffle(options, answer.text) }
}
