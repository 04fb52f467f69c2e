import type { Claim, QuestionClaims } from '../../claims.ts'
import { fold } from '../../words.ts'
import type { Grade } from '../grade.ts'
import { messages } from '../messages.ts'
import { isDenial } from './derive-claims.ts'
import type { DoubtKind } from './doubts.ts'
import type { Answer } from './evidence.ts'
import type { Judgement } from './judgement.ts'
import type { Rubric } from './rubric.ts'
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

const sentence = (...parts: readonly string[]) => {
  const text = parts
    .filter(part => part !== '')
    .join(' ')
    .replace(/(['’]) /g, '$1')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
/** A claim as a sentence. */
export const say = ({ subject, relation, object }: Claim) => sentence(subject[0] ?? '', relation, object[0] ?? '')

const CLITICS = /^(?:(?:se|me|te|le|la|les|lui|leur|y|en) |[sl]['’](?:y |en )?)*/iu
/** The claim turned round: its verb denied, or no longer. */
const sayOpposite = (claim: Claim): string => {
  const { subject, relation, object } = claim
  if (isDenial(claim)) {
    const affirmed = relation.replace(/^(?:ne |n['’])/iu, '').replace(/ (?:pas|plus|jamais|rien)(?!\p{L})/u, '')
    return sentence(subject[0] ?? '', affirmed, object[0] ?? '')
  }
  const clitics = CLITICS.exec(relation)?.[0] ?? ''
  const [verb = '', ...rest] = relation.slice(clitics.length).split(' ')
  const ne = /^[aeiouyhéèêàâîô]/iu.test(clitics + verb) ? 'n’' : 'ne '
  return sentence(subject[0] ?? '', `${ne}${clitics}${verb} pas ${rest.join(' ')}`.trim(), object[0] ?? '')
}

const replaceWord = (text: string, own: string, other: string) => {
  const at = fold(text).indexOf(fold(own))
  // Folding keeps the length of these texts but for ligatures: then nothing is replaced.
  return at < 0 || fold(text).length !== text.length ? text : text.slice(0, at) + other + text.slice(at + own.length)
}
const sayConfused = (claim: Claim): string[] => {
  const right = say(claim)
  return claim.confusable
    .map(([own, other]) => replaceWord(right, own, other))
    .filter(text => text !== right)
    .map(text => sentence(text.replace(/\.$/, '')))
    .slice(0, 1)
}

const isWhole = ({ subject, relation, object }: Claim) => subject.length > 0 && relation !== '' && object.length > 0

/** « Peut-être » is not « le pouvoir ». */
const MODALS = new Set(['peut', 'peuvent'])

/** The claim that an answer is about: most of its words are there, of its subject and of what is said of it. */
const findClaim = ({ words }: Answer, { claims }: QuestionClaims, { asked }: Rubric): Claim | undefined => {
  const answer = new WordIndex(words.filter(({ text }) => !MODALS.has(text)))
  const rated = claims.filter(isWhole).map(claim => {
    const own = splitWords([...claim.subject, claim.relation, ...claim.object].join(' ; ')).filter(
      word => !asked.has(word),
    )
    const hits = own.filter(word => answer.has(word)).length
    return { claim, hits, share: own.length === 0 ? 0 : hits / own.length }
  })
  return rated.filter(({ hits }) => hits > 0).toSorted((a, b) => b.share - a.share || b.hits - a.hits)[0]?.claim
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
  const claim = findClaim(answer, rubric.claims, rubric)
  if (!claim) return undefined
  const isSaid =
    evidence.every(({ phrase }) => phrase !== undefined) && !doubts.some(({ kind }) => SAID_OTHERWISE.has(kind))
  const [right, ...wrong] = [say(claim), sayOpposite(claim), ...sayConfused(claim)]
  const options: Option[] = [
    { text: right, verdict: isSaid ? 'correct' : 'partial' },
    ...[...new Set(wrong)].map(text => ({ text, verdict: 'incorrect' as const })),
  ]
  const quote = answer.text.length > MAX_QUOTE_CHARS ? `${answer.text.slice(0, MAX_QUOTE_CHARS)}…` : answer.text
  return { text: messages.ask(quote.trim()), options: shuffle(options, answer.text) }
}
