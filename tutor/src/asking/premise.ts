import { isNoun, lemmas } from '../grade/text/lexicon.ts'
import { listOpposites } from '../grade/text/opposites.ts'
import type { Pack } from '../pack.ts'
import { fold, sentences } from '../words.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { messages } from './messages.ts'
import { saysNumbers } from './premise-numbers.ts'
import { beginsAlike, hasTwoSides, isRestricted, isUniversal } from './premise-order.ts'
import { listStems } from './question-words.ts'
import type { Question } from './read-question.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'
import { fillGaps } from './say.ts'

/** So much of a statement has to be in the question. */
const MOST = 0.75
const CHECKED = 0.6
const WITHIN = 0.3
/** So much of what only the wrong statement says. */
const OWN = 0.6

const DENIAL = /\b(?:ne|n'|pas|jamais|aucune?|rien|non)\b/
const isDenied = (folded: string) =>
  DENIAL.test(folded.replace(/\bnon ?\?|n'est-ce pas|pas vrai ?\?|c'est pas\b.*\bque\b|pourquoi pas/g, ' '))

/** Asked to be told yes or no. */
const YES_OR_NO =
  /^(?:mais |donc |et |alors )*(?:est[- ]ce que?|est[- ]ce qu'|c'est vrai|est[- ]il vrai|il est vrai|c'est (?:bien|faux|juste)|peut[- ]on|on peut|faut[- ]il|il faut|doit[- ]on|on doit|est[- ]ce|y a[- ]t[- ]il|vrai ou faux)|\b(?:non|si|hein|c'est ca|pas vrai|n'est-ce pas|c'est vrai|vrai|c'est juste)\s*\?*$|\b\p{L}+-(?:t-)?(?:il|elle|ils|elles|on)\b/u
const WH = /\b(?:pourquoi|comment|quand|qui|quel(?:le)?s?|combien|ou est|quoi|qu'est)\b/

/** « l’unité de l’intensité » states nothing. */
const hasVerb = (folded: string) =>
  /\b(?:est|sont|a|ont|va|vont|c'est|etait|n'est)\b|\d/.test(folded) ||
  (folded.match(/\p{L}{3,}/gu) ?? []).some(
    word => !isNoun(word) && lemmas(word).some(lemma => lemma !== word && /(?:er|ir|re)$/.test(lemma)),
  )

const asserts = ({ folded, intent }: Question) =>
  intent === 'why' ||
  (intent === 'definition' && !/\bqu(?:oi|e|')/.test(folded)) ||
  YES_OR_NO.test(folded) ||
  ((intent === 'other' || intent === 'calculation') && !WH.test(folded) && hasVerb(folded))
/** Whether a question is to be answered by yes or no. */
export const isYesOrNo = ({ folded, intent }: Question) =>
  intent !== 'why' && !WH.test(folded.replace(/est-ce qu[e']/g, '')) && (YES_OR_NO.test(folded) || intent === 'other')

/** The share of a statement's stems that the question has; rare ones weigh more. */
const share = (index: LessonIndex, words: readonly string[], asked: ReadonlySet<string>) => {
  const whole = words.reduce((sum, word) => sum + weighWord(index, word), 0)
  const said = words.filter(word => asked.has(word)).reduce((sum, word) => sum + weighWord(index, word), 0)
  return whole === 0 ? 0 : said / whole
}

const without = (words: readonly string[], others: readonly string[]) => words.filter(word => !others.includes(word))

/** What a length is not, in the mouth of a pupil. */
const MORE_OPPOSITES = new Map([
  ['long', ['petit', 'court']],
  ['court', ['grand', 'long']],
  ['petit', ['long', 'haut', 'grand']],
  ['haut', ['petit']],
  ['croitre', ['diminuer', 'baisser']],
  ['inferieur', ['plus grand']],
  ['toujours', ['jamais']],
])

type Found = { near: number; explanation: string }

/** A statement that the lesson calls false, and what is right instead. */
const findFalse = (
  index: LessonIndex,
  fact: Pack['facts'][number],
  asked: ReadonlySet<string>,
  { denied, isUniversal: asksAll }: { denied: boolean; isUniversal: boolean },
): Found[] => {
  const [said, right] = [listStems(fact.statement), listStems(fact.correction ?? '')]
  const own = without(said, right)
  if (isDenied(fold(fact.statement)) !== denied || !beginsAlike([...asked], fact.statement)) return []
  if (without(right, said).some(word => asked.has(word))) return []
  if (own.length > 0 && share(index, own, asked) < OWN) return []
  const near = share(index, said, asked)
  // Where nothing but « pas » or « seulement » makes the difference, all has to be said.
  if (near < (own.length > 0 ? MOST : 0.95)) return []
  // What is not true of all may be true of what is asked about: then only what is right is said.
  const isExact = asksAll || !isUniversal(fact.statement)
  return [{ near, explanation: sentences(isExact ? messages.attention : '', fact.correction, fact.why) }]
}

/** A true statement of which the question says a word the other way round. */
const findTurned = (index: LessonIndex, statement: string, why: string, asked: ReadonlySet<string>): Found[] => {
  const words = [...new Set(fold(statement).match(/[\p{L}]+/gu) ?? [])]
  for (const written of words) {
    const [stem] = listStems(written)
    if (stem === undefined || asked.has(stem)) continue
    const lemma = lemmas(written)[0] ?? written
    const opposite = [...listOpposites(lemma), ...(MORE_OPPOSITES.get(lemma) ?? [])]
      .flatMap(one => listStems(one))
      .find(one => asked.has(one))
    const all = listStems(statement)
    // « La natalité baisse » says nothing against « la mortalité baisse »: another subject is no opposite.
    if (opposite === undefined || all.includes(opposite) || all[0] === stem) continue
    if (!beginsAlike([...asked], statement)) continue
    const rest = without(all, [stem])
    const near = share(index, rest, asked)
    // Where the question says nothing that the statement does not, less of it is enough.
    const isWithin = [...asked].every(word => word === opposite || rest.includes(word))
    if (near >= (isWithin ? WITHIN : MOST))
      return [{ near, explanation: `${messages.onTheContrary} ${sentences(statement, why)}` }]
  }
  return []
}

const findChosenWrong = (
  index: LessonIndex,
  mcq: Pack['mcqs'][number],
  asked: ReadonlySet<string>,
  plain: string,
): Found[] => {
  const right = mcq.options.filter(({ correct }) => correct).flatMap(({ text }) => listStems(text))
  return mcq.options.flatMap(({ text, correct, feedback }) => {
    if (correct || feedback === undefined || !saysNumbers(plain, `${mcq.stem} ${text}`)) return []
    const said = listStems(text)
    const own = without(said, right)
    if (own.length === 0 || !said.every(word => asked.has(word)) || without(right, said).some(word => asked.has(word)))
      return []
    const near = share(index, [...listStems(mcq.stem), ...said], asked)
    return near >= MOST ? [{ near, explanation: sentences(messages.attention, feedback, mcq.why) }] : []
  })
}

const letters = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A wrong sentence of a language, as the lesson corrects it. */
const findMisspoken = ({ corrections }: Pack, folded: string): string | undefined => {
  const asked = ` ${letters(folded)} `
  const found = corrections.find(({ wrong }) => asked.includes(` ${letters(wrong)} `))
  return found && sentences(messages.correct(found.wrong, found.right), found.rule)
}

/** Says so where a question takes for granted the opposite of what the lesson says, or asks whether something is true. */
export const checkPremise = (index: LessonIndex, question: Question, words: readonly string[]): Reply | undefined => {
  const { pack } = index
  const misspoken = findMisspoken(pack, question.folded)
  if (misspoken) return writeReply('answer', [misspoken], { reference: refer(pack) })
  const asked = new Set([...words, ...(question.folded.match(/\b\d{1,2}\b/g) ?? [])])
  if (!asserts(question) || asked.size < 2) return undefined
  const denied = isDenied(question.folded)
  const truths = [
    ...pack.facts.filter(({ truth }) => truth).map(({ statement, why }) => ({ statement, why })),
    ...pack.summary.keyPoints.map(statement => ({ statement, why: '' })),
    ...pack.cloze.map(({ text }) => ({ statement: fillGaps(text), why: '' })),
  ]
  const wrong = [
    ...pack.facts
      .filter(({ truth, statement }) => !truth && saysNumbers(question.plain, statement))
      .flatMap(fact => findFalse(index, fact, asked, { denied, isUniversal: isUniversal(question.folded) })),
    ...pack.mcqs.flatMap(mcq => (denied ? [] : findChosenWrong(index, mcq, asked, question.plain))),
    ...truths.flatMap(({ statement, why }) =>
      isDenied(fold(statement)) === denied && saysNumbers(question.plain, statement)
        ? findTurned(index, statement, why, asked)
        : [],
    ),
  ].toSorted((a, b) => b.near - a.near)[0]
  if (wrong) return writeReply('answer', [wrong.explanation], { reference: refer(pack) })
  if (!isYesOrNo(question) || question.intent === 'difference') return undefined
  const isOnly = isRestricted(question.folded)
  // Every word of the question has to be in the statement: one more may change it, and so may « que » of nothing else.
  const right = truths
    .filter(({ statement }) => !isOnly || isRestricted(statement))
    .filter(({ statement }) => isDenied(fold(statement)) === denied && saysNumbers(question.plain, statement))
    .map(truth => ({ ...truth, said: listStems(truth.statement) }))
    .filter(({ said, statement }) => words.every(word => said.includes(word)) && beginsAlike(words, statement))
    .map(truth => ({ ...truth, near: share(index, truth.said, asked) }))
    .toSorted((a, b) => b.near - a.near)[0]
  if (!right || right.near < CHECKED) return undefined
  return writeReply(
    'answer',
    [sentences(denied || hasTwoSides(right.statement) ? '' : messages.yes, right.statement, right.why)],
    {
      reference: refer(pack),
    },
  )
}
