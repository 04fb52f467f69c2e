import { fold, stem } from '../words.ts'
import { type AnswerKind, findAnswerKind, holdsAnswer, isWorkedOut } from './answer-kind.ts'
import { listAskedMeasures } from './asked-measure.ts'
import { type FactSentence, listFactSentences } from './fact-sentences.ts'
import { type LessonIndex, weighWord } from './lesson-index.ts'
import { listProperNames } from './proper-names.ts'
import { isAsking, listStems } from './question-words.ts'
import { splitSentences } from './sentence-passages.ts'
import { listSynonyms } from './synonyms.ts'
import { findCounting } from './wanted.ts'

/** Stems that say only which kind of answer is wanted. */
export const OF_KIND: ReadonlySet<string> = new Set(
  'année date nombre temps moment jour lieu endroit âge ans siècle pourcentage quantité personne gens chose valeur époque'
    .split(' ')
    .map(word => stem(fold(word))),
)
/** What stands beside a sentence is worth less than what it says. */
const AROUND = 0.75
const ENOUGH = 0.7
/** By another word. */
const OTHERWISE = 0.9
/** A number before the very noun that is counted. */
const COUNTED = 0.25
const ENOUGH_COUNTED = 0.6
/** What happens in a text to read is a fact only where all that is asked is in it. */
const SURE_OF_STORY = 0.95
/** « des millions » is less than « 12 millions ». */
const IN_WORDS = 0.85
/** A formula with numbers in it is an example. */
const WORKED = 0.6

/** Too short a word to be looked for. */
const ASKS_BIRTH = /\b(?:est|etait|sont) (?:il |elle )?nee?s?\b|\bnaissance\b|\b(?:ou|quand) (?:est|nait)\b.*\bnee?\b/
const BIRTH = /\bnee?s?\b|\bnait|\bnaissance\b|\boriginaire/

/** « ces quartiers »: what was spoken of before. */
const POINTS = /\bces (\p{L}{4,})/gu
const saidBefore = ({ text, said }: FactSentence, word: string) =>
  text !== said && listStems(text.slice(0, text.length - said.length)).includes(word)

const COUNTS = new Set<string>(['Mathématiques', 'Physique-Chimie'])
const IS_WORKED_OUT = /\d\s?(?:[-−+×÷]|\\times|\\div)\s?\d[^.]*=/u

export type FoundFact = { sentence: FactSentence; coverage: number; kind: AnswerKind }

/**
 * The sentence of a lesson that answers who, when, where or how many: it has what is asked for, a name, a date or a number, and speaks
 * of the rest of the question. A sentence beside the matter has the words or the number, and not both.
 */
export const findFact = (
  index: LessonIndex,
  { folded }: { folded: string },
  words: readonly string[],
  floor = 0,
): FoundFact | undefined => {
  const kind = findAnswerKind(folded, index.pack.subject)
  if (kind === undefined) return undefined
  const asked = words.filter(word => !OF_KIND.has(word))
  const weights = new Map(asked.map(word => [word, weighWord(index, word)]))
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return undefined
  const isSaid = (name: string) => listStems(name).every(word => weights.has(word) || isAsking(word))
  const others = new Map(asked.map(word => [word, listSynonyms(word)]))
  const counting = kind === 'number' ? findCounting(folded) : undefined
  const measures = kind === 'number' ? listAskedMeasures(folded) : []
  const isBirth = kind !== 'place' && ASKS_BIRTH.test(folded)
  const proper = listProperNames(index.pack)
  const names = asked.filter(word => proper.has(word))
  const found = listFactSentences(index.pack).flatMap((sentence): (FoundFact & { score: number })[] => {
    let [said, own] = [0, 0]
    for (const [word, weight] of weights) {
      if (sentence.stems.has(word)) own += weight
      else if (others.get(word)?.some(other => sentence.stems.has(other))) own += weight * OTHERWISE
      else if (sentence.around.has(word)) said += weight * AROUND
    }
    const isCounted = counting?.test(fold(sentence.said.replaceAll('*', ''))) === true
    const coverage = (own + said) / whole + (isCounted ? COUNTED : 0)
    if (names.some(word => !sentence.stems.has(word) && !sentence.around.has(word))) return []
    const pointed = [...fold(sentence.text).matchAll(POINTS)].flatMap(([, noun = '']) => listStems(noun))
    if (pointed.some(word => !weights.has(word) && !saidBefore(sentence, word))) return []
    // What somebody did is not when he was born.
    if (isBirth && !BIRTH.test(fold(sentence.text))) return []
    // The result of an exercise with numbers of its own is nobody’s population.
    if (kind === 'number' && !COUNTS.has(index.pack.subject) && IS_WORKED_OUT.test(sentence.text)) return []
    if (sentence.isStory && coverage < SURE_OF_STORY) return []
    // A number beside one word is a number of anything.
    if (kind === 'number' && weights.size < 2 && !isCounted) return []
    if (
      own === 0 ||
      coverage < Math.max(floor, isCounted ? ENOUGH_COUNTED : ENOUGH) ||
      !holdsAnswer(kind, sentence.said, isSaid) ||
      !measures.every(unit => unit.test(sentence.said))
    )
      return []
    // Of two that say as much the shorter one says less besides.
    const length = Math.log(8 + sentence.stems.size) / Math.log(16)
    const isExact =
      kind === 'formula'
        ? !isWorkedOut(sentence.said)
        : kind === 'person' || kind === 'place' || /\d/.test(sentence.said)
    return [
      {
        sentence,
        coverage,
        kind,
        score:
          ((isExact ? 1 : kind === 'formula' ? WORKED : IN_WORDS) * coverage * (1 + 0.2 * (own / whole))) /
          length ** 0.5,
      },
    ]
  })
  return found.toSorted((a, b) => b.score - a.score)[0]
}

/** Stems of what a question counts, by any name: « combien de gens ». */
const findCounted = (folded: string): string[] => {
  const noun = folded.match(/\bcombien (?:il y a |y a-t-il |y avait-il |il y avait )?(?:de |d'|des )(\p{L}{3,})/u)?.[1]
  return noun === undefined ? [] : listStems(noun).flatMap(word => [word, ...listSynonyms(word)])
}

/** « Il y en a 5 » says how many of what was asked for. */
const COUNTS_THEM = /\ben (?:a|compte|existe) (?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)/

/** « 3. Verser dans les pots » counts nothing. */
const STEP = /^\s*\d{1,2}[.)]\s/u

/** Whether a reply has nothing of what is asked for: neither the name, the date nor the number. */
export const isBesideTheMatter = (
  { pack }: LessonIndex,
  folded: string,
  words: readonly string[],
  { explanations, examples }: { explanations: readonly string[]; examples: readonly string[] },
): boolean => {
  const kind = findAnswerKind(folded, pack.subject)
  if (kind === undefined) return false
  if (ASKS_BIRTH.test(folded) && ![...explanations].some(text => BIRTH.test(fold(text)))) return true
  const isSaid = (name: string) => listStems(name).every(word => words.includes(word) || isAsking(word))
  // « Combien de dieux ? » is answered where a number stands beside gods.
  const counted = kind === 'number' ? findCounted(folded) : []
  const measures = kind === 'number' ? listAskedMeasures(folded) : []
  const speaks = (line: string) =>
    counted.length === 0 || COUNTS_THEM.test(line) || listStems(line).some(word => counted.includes(word))
  return ![...explanations, ...examples].some(text =>
    (counted.length > 0 ? splitSentences(text) : text.split(/\n+/)).some(
      line =>
        speaks(line) && holdsAnswer(kind, line.replace(STEP, ''), isSaid) && measures.every(unit => unit.test(line)),
    ),
  )
}
